/** First on a phone: what the record comes to. */
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { typeOf } from '../../../../fields/index.ts';
import { headerFields } from '../../../../record/resource.ts';
import { textWithin } from '../../../../record/within.ts';
import { firstFigure } from '../../../../sheet/cardFigures.ts';
import { useRecordForm } from '../recordForm.ts';
import { useShown } from '../useShown.ts';

export function PhoneTotal() {
  const environment = useFieldEnvironment();
  const { resource, values, labels } = useRecordForm();
  const shown = useShown();
  const { total } = resource;
  const fields = headerFields(resource);
  const name = total && firstFigure(total.amount, values);
  if (!total || name === undefined) return null;
  // Only the last is the sum of parts.
  const parts =
    name === total.amount.at(-1) ? (total.parts ?? []).filter((part) => Number(values[part] ?? 0) !== 0) : [];
  const said = (part: string) => `${labels.field(part)} ${shown(part, undefined, values[part])}`;
  const beside = textWithin(resource, name, values, environment);
  const field = fields[name]!;
  const unit = typeOf(field).unit ?? '';
  return (
    <div className="hg-ptotal" role="group" aria-label={labels.field(name)}>
      <small>{parts.length > 1 ? parts.map(said).join(' + ') : labels.field(name)}</small>
      <b>
        {beside && <span>{beside} </span>}
        {shown(name, undefined, values[name])}
        {unit}
      </b>
    </div>
  );
}
