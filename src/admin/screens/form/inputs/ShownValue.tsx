/** A value to read, by its declared type, under its label. */
import type { Field, Values } from '../../../../core/field.ts';
import { useOfferedName } from '../../../../fields/formatted/useOfferedName.ts';
import { typeOf } from '../../../../fields/index.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { uiOf } from '../../../../fields/ui.ts';
import { ReadValue } from '../../../../ui/form/ReadValue.tsx';

const long = new Set(['longText', 'html', 'json']);
/** Figures stand where they are typed, at the right. */
const isFigure = (field: Field): boolean => typeOf(field).summable !== undefined || field.type === 'integer';

interface Props {
  readonly field: Field;
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly record: Values;
  /** In place of what its type makes of it. */
  readonly said?: string | undefined;
}

export function ShownValue({ field, name, label, value, record, said }: Props) {
  const environment = useFieldEnvironment();
  const { Cell, Read = Cell } = uiOf(field);
  const { name: called } = useOfferedName(field, value);
  const none = value === null || value === '';
  return (
    <ReadValue label={label} numeric={isFigure(field)} long={long.has(field.type)}>
      {none ? undefined : said !== undefined ? (
        said
      ) : Read ? (
        <Read field={field} name={name} value={value} record={record} />
      ) : (
        [typeOf(field).format(value, field, environment), called].filter(Boolean).join(' ')
      )}
    </ReadValue>
  );
}
