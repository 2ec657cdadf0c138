/** Above an order of which a part came: what has not come yet. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { purcFields } from './purc.fields.ts';
import { stillToCome } from './receipt.rules.ts';
import './stillToCome.css';

const shownFirst = 3;

export function StillToCome() {
  const t = useTranslate();
  const purc = useRecordForm().before as RecordOf<typeof purcFields>;
  // Before anything came, what is to come is the order itself.
  if (purc.stCd !== 'PART') return null;
  const lines = stillToCome(purc);
  const rest = lines.length - shownFirst;
  const title = t('resources.rs4/purc.words.still_to_come');
  return (
    <section className="rs-to-come" aria-label={title}>
      <b>{title}</b>
      <ul>
        {lines.slice(0, shownFirst).map(({ id, name, left }) => (
          <li key={id}>
            {name} <b>{left}</b>
          </li>
        ))}
        {rest > 0 && <li>{t('resources.rs4/purc.words.more_to_come', { smart_count: rest })}</li>}
      </ul>
    </section>
  );
}
