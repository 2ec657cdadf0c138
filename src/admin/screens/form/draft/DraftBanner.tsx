/** Says that unsaved work was kept, with the time, and lets the person take it back or throw it away. */
import RestoreIcon from '@mui/icons-material/HistoryOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../../../fields/dateTime/index.ts';
import { useLanguage } from '../../../../session/language.ts';
import { seoulTime } from '../../../../core/dates.ts';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import type { Offer } from './useDrafts.ts';
import './draft.css';

interface Props {
  readonly offer: Offer;
  /** Changes of the form as it is now, which restoring would replace. */
  readonly count: number;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

export function DraftBanner({ offer, count, onRestore, onDiscard }: Props) {
  const t = useTranslate();
  const [asking, setAsking] = useState<'replace' | 'discard'>();
  const { draft, restoring } = offer;
  const at = formatMoment(seoulTime(new Date(draft.at)), useLanguage());
  return (
    <section className="hg-draft" aria-label={t('session.draft.label')}>
      <RestoreIcon aria-hidden="true" />
      <p role="status">
        <b>{t('session.draft.title')}</b> <span>{t('session.draft.kept', { at, count: draft.count })}</span>
        {'merge' in restoring && <small>{t('session.draft.older')}</small>}
      </p>
      <div>
        <Button kind="tint" size="s" onClick={() => (count > 0 ? setAsking('replace') : onRestore())}>
          {t('session.draft.restore')}
        </Button>
        <Button kind="quiet" size="s" onClick={() => setAsking('discard')}>
          {t('session.draft.discard')}
        </Button>
      </div>
      <AlertDialog
        open={asking === 'discard'}
        title={t('session.draft.discard_question')}
        message={t('session.draft.discard_hint')}
        danger
        confirmLabel={t('session.draft.discard_yes')}
        cancelLabel={t('session.draft.stay')}
        onConfirm={onDiscard}
        onCancel={() => setAsking(undefined)}
      />
      <AlertDialog
        open={asking === 'replace'}
        title={t('session.draft.replace_question')}
        message={t('session.draft.replace_hint', { count })}
        danger
        confirmLabel={t('session.draft.replace_yes')}
        cancelLabel={t('session.draft.stay')}
        onConfirm={() => {
          setAsking(undefined);
          onRestore();
        }}
        onCancel={() => setAsking(undefined)}
      />
    </section>
  );
}
