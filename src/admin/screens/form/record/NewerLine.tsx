/** Says that somebody has saved the record since it was opened here, and leads to both versions side by side. */
import UpdateIcon from '@mui/icons-material/UpdateOutlined';
import type { Values } from '../../../../core/field.ts';
import { useLanguage } from '../../../../session/language.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useT } from '../../../../ui/text.tsx';
import { Words } from '../../../../ui/Words.tsx';
import { useRecordForm } from '../recordForm.ts';
import { useShown } from '../useShown.ts';
import { movedState, savedBy } from './conflict.ts';
import '../draft/draft.css';

interface Props {
  readonly theirs: Values;
  readonly onCompare: () => void;
}

export const NewerLine = (props: Props) => (
  <Words section="conflict" lang={useLanguage()}>
    <Line {...props} />
  </Words>
);

function Line({ theirs, onCompare }: Props) {
  const t = useT();
  const { resource, situation } = useRecordForm();
  const shown = useShown();
  const { name, date } = savedBy(theirs, t, useLanguage());
  const moved = movedState(situation.record, theirs, { resource, shown, t });
  return (
    <section className="hg-draft" aria-label={t('conflict.since_label')}>
      <UpdateIcon aria-hidden="true" />
      <p role="status">
        <b>{t('conflict.since', { name, date })}</b> {moved && <b>{moved}</b>} <span>{t('conflict.since_kept')}</span>
      </p>
      <div>
        <Button kind="tint" size="s" onClick={onCompare}>
          {t('conflict.compare')}
        </Button>
      </div>
    </section>
  );
}
