/** Where the person is logged in; what they do not know they end (3-decisions 2). */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import type { OwnSession } from '../../../admin/providers/data/person.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { ProblemDialog } from '../../../admin/shell/ProblemDialog.tsx';
import { formatMoment } from '../../../fields/dateTime/index.ts';
import { useLanguage } from '../../../session/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/state/FormSkeleton.tsx';
import { deviceName } from './deviceName.ts';
import { Section } from './Page.tsx';
import { sessionsKey, useOwnSessions } from './useMe.web.ts';

export function Sessions() {
  const t = useTranslate();
  const lang = useLanguage();
  const notify = useNotify();
  const queries = useQueryClient();
  const provider = useDataProvider<DeskDataProvider>();
  const { data, error, refetch } = useOwnSessions();
  const [asked, setAsked] = useState<OwnSession | 'others'>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const others = (data ?? []).filter(({ current }) => !current).length;
  const nameOf = ({ device }: OwnSession) => deviceName(device).name ?? t('desk.account.session.unknown');
  const end = async () => {
    if (!asked) return;
    setBusy(true);
    try {
      await provider.endSessions(asked === 'others' ? asked : asked.id);
      notify('desk.account.session.ended', { type: 'success' });
    } catch (problem) {
      setFailure(problem);
    } finally {
      setBusy(false);
      setAsked(undefined);
      void queries.invalidateQueries({ queryKey: sessionsKey });
    }
  };
  return (
    <Section
      title={t('desk.account.session.title')}
      hint={t('desk.account.session.lead')}
      tools={
        <Button
          disabledReason={others === 0 ? t('desk.account.session.only') : undefined}
          onClick={() => setAsked('others')}
        >
          {t('desk.account.session.end_others')}
        </Button>
      }
    >
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton fields={2} />}
      {data && (
        <table className="mp-ses">
          <thead>
            <tr>
              <th scope="col">{t('desk.account.session.device')}</th>
              <th scope="col">{t('desk.account.session.started')}</th>
              <th scope="col">{t('desk.account.session.used')}</th>
              <th scope="col">
                <span className="hg-sr">{t('desk.account.session.end')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((session) => (
              <tr key={session.id}>
                <th scope="row">
                  <span className="mp-ses__device" title={session.device}>
                    {deviceName(session.device).handheld ? <PhoneIcon /> : <ComputerIcon />}
                    {nameOf(session)}
                    {session.current && <Chip tone="ok">{t('desk.account.session.current')}</Chip>}
                  </span>
                </th>
                <td className="hg-tn" data-label={t('desk.account.session.started')}>
                  {formatMoment(session.createdAt, lang)}
                </td>
                <td className="hg-tn" data-label={t('desk.account.session.used')}>
                  {formatMoment(session.lastUsedAt, lang)}
                </td>
                <td>
                  {!session.current && (
                    <Button
                      size="s"
                      aria-label={t('desk.account.session.end_of', { device: nameOf(session) })}
                      onClick={() => setAsked(session)}
                    >
                      {t('desk.account.session.end')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <AlertDialog
        open={asked !== undefined}
        title={t(asked === 'others' ? 'desk.account.session.end_others_question' : 'desk.account.session.end_question')}
        message={
          asked === 'others'
            ? t('desk.account.session.end_others_hint', { count: others })
            : asked && `${nameOf(asked)} · ${formatMoment(asked.lastUsedAt, lang)}`
        }
        confirmLabel={t('desk.account.session.end')}
        busy={busy}
        onConfirm={() => void end()}
        onCancel={() => setAsked(undefined)}
      />
      <ProblemDialog error={failure} onClose={() => setFailure(undefined)} />
    </Section>
  );
}
