/** The page of an import of records: `/rs4/stdinfo/item/import`, its steps in the address so that Back leads through them. */
import CheckIcon from '@mui/icons-material/FactCheckOutlined';
import { useMemo, useState } from 'react';
import { useRedirect } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../session/address/title.ts';
import { useLanguage } from '../../session/language.ts';
import { useUnsaved } from '../../session/unsaved.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/chip/Chip.tsx';
import { useT } from '../../ui/text.tsx';
import { Words } from '../../ui/Words.tsx';
import { useDesk } from '../desk.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import type { PageActions } from '../layout/pageActions.ts';
import { useMenuTitle } from '../pages/useMenuTitle.ts';
import { screenPath } from '../routes.ts';
import type { Screen } from '../routes.ts';
import { useLeaveGuard } from '../screens/form/record/useLeaveGuard.tsx';
import { recordFor } from '../screens/seenScreen.ts';
import { BusyDialog } from './BusyDialog.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileLine } from './FileLine.tsx';
import { ImportRuns } from './ImportRuns.tsx';
import { MapStep } from './MapStep.tsx';
import { columnsOf, lookOf, overwriting } from './model.ts';
import { OverwriteQuestion } from './OverwriteQuestion.tsx';
import { stepOf } from './steps.ts';
import type { Step } from './steps.ts';
import { useImport } from './useImport.ts';
import { useSpeaking } from './useSpeaking.ts';
import { useProblemFile } from './useProblemFile.ts';
import { useTemplate } from './useTemplate.ts';
import { runOffer } from './runOffer.ts';
import './import.css';

export default function ImportPage({ screen: whole }: { readonly screen: Screen }) {
  const { session } = useDesk();
  const screen = useMemo(() => recordFor(whole, null, session.corp.id), [whole, session.corp.id]);
  return (
    <Words section="imports" lang={useLanguage()}>
      <Page screen={screen} />
    </Words>
  );
}

function Page({ screen }: { readonly screen: Screen }) {
  const t = useT();
  const navigate = useNavigate();
  const redirect = useRedirect();
  const { title, crumbs } = useMenuTitle(screen.menu);
  useDocumentTitle(t('imports.title_of', { name: title }), t('desk.title'));
  const [params, setParams] = useSearchParams();
  const importing = useImport({ screen });
  const { busy, rows, done } = importing;
  const step = stepOf(params.get('step'), importing);
  const go = (to: Step) => setParams(to === 'choose' ? {} : { step: to });
  const list = screenPath(screen.name, { type: 'list' });
  const corrections = done ? 0 : (rows ?? []).filter((row) => row.corrected).length;
  useUnsaved(corrections);
  const left = (rows ?? []).filter((row) => lookOf(row) === 'error').length;
  const guard = useLeaveGuard(corrections > 0, () => undefined);
  const problems = useProblemFile(importing, title, columnsOf({ screen }));

  const check = async () => {
    if (await importing.check()) go('check');
  };
  const speaking = useSpeaking(importing);
  const [asks, setAsks] = useState(false);
  const changing = useMemo(() => overwriting(rows ?? []), [rows]);
  const run = async () => {
    setAsks(false);
    if (!(await importing.run())) return;
    guard.pass();
    go('done');
  };
  const offer = runOffer(importing, t, true);
  const template = useTemplate({ screen });
  const actions: PageActions = {
    ...(step === 'map' && {
      save: {
        label: t('imports.check'),
        icon: <CheckIcon />,
        busy: busy !== undefined,
        onClick: () => void check(),
        disabledReason: importing.mapping.some((name) => name !== null) ? undefined : t('imports.nothing'),
      },
    }),
    ...(step === 'check' && { save: { ...offer, onClick: () => (changing.length > 0 ? setAsks(true) : void run()) } }),
    close: { onClick: () => redirect('list', screen.name) },
  };
  const buttons = [
    ...(step === 'choose' ? [] : [{ id: 'template', label: t('imports.template'), onClick: template }]),
    ...(step === 'map' || step === 'check'
      ? [{ id: 'other', label: t('imports.other'), onClick: () => go('choose') }]
      : []),
    ...(step === 'check' ? [{ id: 'again', label: t('imports.again'), onClick: () => go('map') }] : []),
  ];
  const made =
    done?.rows.flatMap(({ act, id }) => ((act === 'create' || act === 'update') && id !== undefined ? [id] : [])) ?? [];
  return (
    <div className="him">
      <PageHeader
        line
        back
        crumbs={[...crumbs, { label: title, url: list }]}
        onNavigate={(url) => void navigate(url)}
        title={t('imports.title')}
        chips={
          <Chip mark="none" tone="primary">
            {t(`imports.steps.${step}`)}
          </Chip>
        }
        actions={actions}
        own={buttons}
        main="save"
      />
      {step === 'choose' && (
        <ChooseStep
          importing={importing}
          onRead={() => go('map')}
          onTemplate={template}
          after={<ImportRuns screen={screen} />}
        />
      )}
      {step === 'map' && (
        <>
          <div className="him-top">
            <FileLine file={importing.file!} saved={false} />
          </div>
          <MapStep importing={importing} records />
        </>
      )}
      {step === 'check' && (
        <CheckStep importing={importing} title={t('imports.title_of', { name: title })} onProblems={problems} />
      )}
      {step === 'done' && (
        <DoneStep
          done={done!}
          left={left}
          after={(onUndone) => <ImportRuns screen={screen} only={done!.at} onUndone={onUndone} />}
          actions={
            <>
              <Button
                kind="filled"
                onClick={() =>
                  void navigate(`${list}?${made.length <= mostIds ? `ids=${made.join(',')}` : 'sort=updateDt,desc'}`)
                }
              >
                {t('imports.to_list')}
              </Button>
              {left > 0 && <Button onClick={problems}>{t('imports.problems')}</Button>}
              <Button onClick={() => go('choose')}>{t('imports.other')}</Button>
            </>
          }
        />
      )}
      {busy && <BusyDialog key={busy.what} busy={busy} onCancel={importing.cancel} />}
      <OverwriteQuestion
        open={asks}
        rows={changing}
        mapping={importing.mapping}
        speaking={speaking}
        confirmLabel={offer.label!}
        onConfirm={() => void run()}
        onCancel={() => setAsks(false)}
      />
      {guard.question}
    </div>
  );
}

/** An address holds no more; of many the newest come first. */
const mostIds = 500;
