/** Structured data as text; what is no JSON stays to be mended. */
import { FormField } from '../../ui/form/FormField.tsx';
import { useTyped } from '../../inputs/useTyped.ts';
import { Area } from '../longText/ui.tsx';
import type { FieldUi, InputProps } from '../ui-contract.ts';

const asJson = (value: unknown) => JSON.stringify(value, null, 2);
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function JsonInput({ field: _field, value, onChange, onBlur, record: _record, disabled, ...shell }: InputProps) {
  const text = useTyped({ value, onChange, onBlur, show: asJson, edit: asJson, read: readJson });
  return <FormField {...shell}>{(ids) => <Area {...ids} {...text} code rows={4} disabled={disabled} />}</FormField>;
}

export const jsonUi: FieldUi = { Input: JsonInput };
