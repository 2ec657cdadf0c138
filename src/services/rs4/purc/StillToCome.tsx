/** Above an order of which a part came: what has not come yet. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { purc } from './purc.ts';
import { stillToCome } from './receipt.rules.ts';
import './stillToCome.css';

const shownFirst = 3;

export function StillToCome() {
  const t = useTranslate();
  const { before } = useRecordForm(purc);
  // Before anything came, what is to come is the order itself.
  if (before.stCd !== 'PART') return null;
  const lines = stillToCome(before.itemList ?? []);
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
