/** The inputs of a small form, each by its declared type. */
import { uiOf } from '../../../fields/ui.ts';
import { inputIdOf } from './useInputForm.ts';
import type { InputForm } from './useInputForm.ts';

interface Props {
  readonly form: InputForm;
  readonly prefix: string;
  readonly required: ReadonlySet<string>;
  /** As stored: what differs is marked. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly focusFirst?: boolean;
  /** The record that the inputs are about, whose fields may narrow their choices. */
  readonly of?: Readonly<Record<string, unknown>>;
}

export function InputFields({ form, prefix, required, before, focusFirst, of }: Props) {
  return Object.entries(form.fields).map(([name, field], index) => {
    const { Input } = uiOf(field);
    const value = form.values[name] ?? null;
    return (
      <Input
        key={name}
        field={field}
        name={name}
        id={inputIdOf(prefix, name)}
        label={form.labels.field(name)}
        value={value}
        record={of ? { ...of, ...form.values } : form.values}
        required={required.has(name)}
        changed={before !== undefined && (before[name] ?? null) !== value}
        error={form.errors[name]}
        autoFocus={focusFirst === true && index === 0}
        onChange={(next, chosen) => form.change(name, next, chosen)}
        onBlur={() => form.leave(name)}
      />
    );
  });
}
