/** One field of the form, entered by its own type; its value stands in a row of the document. */
import { headerLock } from '../../../admin/screens/form/locks.ts';
import { rowsOf } from '../../../admin/screens/form/model/values.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { typeOf } from '../../../fields/index.ts';
import { rowKey } from '../../../sheet/editing.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { uiOf } from '../../../fields/ui.ts';
import { ReadValue } from '../../../ui/form/ReadValue.tsx';
import { appr } from '../appr.ts';
import { fieldOf } from '../formField.ts';
import type { FormField } from '../formField.ts';
import { valOf, withVal } from './vals.web.ts';

const list = 'valList';

export function ValInput({ of }: { readonly of: FormField }) {
  const { values, before, situation, problems, change } = useRecordForm(appr);
  const environment = useFieldEnvironment();
  const { fieldKey, fieldNm } = of;
  const field = fieldOf(of);
  const rows = rowsOf(values, list);
  const row = valOf(rows, fieldKey);
  const value = row?.fieldVal ?? null;
  const wide = field.span === 2 ? 'hg-span-2' : 'hg-span-1';
  if (situation.mode === 'read' || headerLock(situation) !== undefined)
    return (
      <div className={wide}>
        <ReadValue label={fieldNm}>
          {value === null ? undefined : typeOf(field).format(value, field, environment)}
        </ReadValue>
      </div>
    );
  const { Input } = uiOf(field);
  const error = row && problems.find((problem) => problem.grid === 'val' && problem.row === rowKey(row))?.message;
  const stored = valOf(rowsOf(before, list), fieldKey)?.fieldVal ?? null;
  return (
    <div className={wide}>
      <Input
        field={field}
        name={fieldKey}
        id={`val-${fieldKey}`}
        label={fieldNm}
        value={value}
        record={values}
        required={of.reqYn === 'Y'}
        changed={situation.mode === 'edit' && stored !== value}
        error={error}
        onChange={(next) => change({ [list]: withVal(rows, fieldKey, next) }, `val.${row ? rowKey(row) : ''}.fieldVal`)}
      />
    </div>
  );
}
