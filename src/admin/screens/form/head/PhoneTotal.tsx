/** First on a phone: what the record comes to. */
import { useTranslate } from 'react-admin';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { typeOf } from '../../../../fields/index.ts';
import { headerFields } from '../../../../record/resource.ts';
import { textWithin } from '../../../../record/within.ts';
import { firstFigure } from '../../../../sheet/cardFigures.ts';
import { asRead } from '../model/lastRead.ts';
import { useRecordForm } from '../recordForm.ts';
import { useShown } from '../useShown.ts';

export function PhoneTotal() {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { resource, values, labels } = useRecordForm();
  const shown = useShown();
  const { total } = resource;
  const fields = headerFields(resource);
  const name = total && firstFigure(total.amount, values);
  if (!total || name === undefined) return null;
  const last = total.amount.at(-1)!;
  // Only the last is the sum of parts.
  const parts = name === last ? (total.parts ?? []).filter((part) => Number(values[part] ?? 0) !== 0) : [];
  const said = (part: string) => `${labels.field(part)} ${shown(part, undefined, values[part])}`;
  // A document in another currency says beside what it comes to in won.
  const inWon = name !== last && Number(values[last] ?? 0) !== 0 ? [said(last)] : [];
  const beside = textWithin(resource, name, asRead(values), environment);
  const field = fields[name]!;
  const amount = shown(name, undefined, values[name]);
  return (
    <div className="hg-ptotal" role="group" aria-label={labels.field(name)}>
      <small>{parts.length > 1 ? parts.map(said).join(' + ') : [labels.field(name), ...inWon].join(' · ')}</small>
      <b>
        {beside && <span>{beside} </span>}
        {field.type === 'won' ? t('desk.list.in_won', { amount }) : `${amount}${typeOf(field).unit ?? ''}`}
      </b>
    </div>
  );
}
