/** One field of the header: its input, or its value where it cannot be changed. */
import type { Field, Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { typeOf } from '../../../../fields/index.ts';
import { ownerFieldOf } from '../../../../fields/ref/index.ts';
import { displayName, headerFields } from '../../../../record/resource.ts';
import { same } from '../../../../sheet/editing.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import type { LookupRow } from '../../../../fields/ui-contract.ts';
import { uiOf } from '../../../../fields/ui.ts';
import { ReadValue } from '../../../../ui/form/ReadValue.tsx';
import { headerLock, isFixed } from '../locks.ts';
import { useRecordForm } from '../recordForm.ts';

/** Id of the input of a place, for jumping to it. */
export const inputId = (name: string): string => `field-${name}`;

/** Types whose input only shows. */
const showsItself = new Set(['docNo', 'files']);
const long = new Set(['longText', 'html', 'json']);

interface Props {
  readonly name: string;
  readonly field: Field;
  readonly autoFocus?: boolean;
}

export function FormInput({ name, field, autoFocus }: Props) {
  const form = useRecordForm();
  const { nameOf, t } = useFieldEnvironment();
  const { situation, values, before, labels } = form;
  const { mode } = situation;
  const label = labels.field(name);
  const error = form.problems.find((problem) => problem.at === name)?.message;
  const closed =
    mode === 'read' || headerLock(situation) !== undefined || isFixed(field, situation) || form.locked.has(name);
  const value = values[name] ?? null;
  const { Input } = uiOf(field);
  if (closed && !showsItself.has(field.type))
    return <ReadField name={name} field={field} label={label} value={value} error={error} />;

  const put = (next: unknown, chosen?: LookupRow) => {
    const shown = field.type === 'ref' ? { [displayName(name)]: chosen ? nameOf(chosen) : null } : {};
    form.change({ [name]: next, ...shown, ...narrowed(form.resource, name) }, name);
    form.propose(name);
  };
  return (
    <Input
      field={field}
      name={name}
      id={inputId(name)}
      label={label}
      value={value}
      record={values}
      required={form.required.has(name)}
      changed={mode === 'edit' && !same(before[name], value)}
      error={error}
      help={t(`resources.${form.resource.prefix}.helps.${name}`, { _: ' ' }).trim() || undefined}
      autoFocus={autoFocus}
      onChange={put}
      onBlur={() => form.leave(name)}
    />
  );
}

/** Choices among the rows of a record are open again when it is another one. */
function narrowed(resource: Resource, changed: string): Values {
  const of = Object.entries(headerFields(resource)).filter(([, field]) => ownerFieldOf(field) === changed);
  return Object.fromEntries(
    of.flatMap(([name]) => [
      [name, null],
      [displayName(name), null],
    ]),
  );
}

interface ReadProps {
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  readonly value: unknown;
  readonly error: string | undefined;
}

/** Text over a hairline; a problem with a value that one cannot type is told all the same. */
function ReadField({ name, field, label, value, error }: ReadProps) {
  const environment = useFieldEnvironment();
  const { values } = useRecordForm();
  const { Cell, Read = Cell } = uiOf(field);
  const none = value === null || value === '';
  return (
    <div id={inputId(name)} tabIndex={-1} className="hg-read">
      <ReadValue label={label} numeric={typeOf(field).summable !== undefined} long={long.has(field.type)}>
        {none ? undefined : Read ? (
          <Read field={field} name={name} value={value} record={values} />
        ) : (
          typeOf(field).format(value, field, environment)
        )}
      </ReadValue>
      {error && <p className="hg-field__note hg-field__note--bad">{error}</p>}
    </div>
  );
}
