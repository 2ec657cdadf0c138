/** One field of the header: its input, or its value where it cannot be changed. */
import { useInput } from 'react-admin';
import type { Field, Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { ownerFieldOf } from '../../../../fields/ref/index.ts';
import { displayName, headerFields } from '../../../../record/resource.ts';
import { same } from '../../../../sheet/editing.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import type { LookupRow } from '../../../../fields/ui-contract.ts';
import { uiOf } from '../../../../fields/ui.ts';
import { headerLock, isFixed } from '../locks.ts';
import type { FormProblem } from '../model/problems.ts';
import { useRecordForm } from '../recordForm.ts';
import { ShownValue } from './ShownValue.tsx';

/** Id of the input of a place, for jumping to it. */
export const inputId = (name: string): string => `field-${name}`;

/** Types whose input only shows. */
const showsItself = new Set(['docNo', 'files']);

interface Props {
  readonly name: string;
  readonly field: Field;
  readonly autoFocus?: boolean;
}

export function FormInput({ name, field, autoFocus }: Props) {
  const { situation, locked } = useRecordForm();
  const closed =
    situation.mode === 'read' || headerLock(situation) !== undefined || isFixed(field, situation) || locked.has(name);
  return closed && !showsItself.has(field.type) ? (
    <ReadField name={name} field={field} />
  ) : (
    <OpenField name={name} field={field} autoFocus={autoFocus} />
  );
}

/** Values stand in the form as the wire has them. */
const asItIs = (value: unknown): unknown => value;

function OpenField({ name, field, autoFocus }: Props) {
  const form = useRecordForm();
  const { nameOf, t } = useFieldEnvironment();
  const input = useInput<unknown>({ source: name, format: asItIs, parse: asItIs });
  const { Input } = uiOf(field);
  const value: unknown = input.field.value ?? null;
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
      label={form.labels.field(name)}
      value={value}
      record={form.values}
      required={form.required.has(name)}
      changed={form.situation.mode === 'edit' && !same(form.before[name], value)}
      error={messageAt(form.problems, name)}
      help={t(`resources.${form.resource.prefix}.helps.${name}`, { _: ' ' }).trim() || undefined}
      autoFocus={autoFocus}
      onChange={put}
      onBlur={() => {
        input.field.onBlur();
        form.leave(name);
      }}
    />
  );
}

const messageAt = (problems: readonly FormProblem[], name: string): string | undefined =>
  problems.find((problem) => problem.at === name)?.message;

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

/** Text over a hairline; a problem with a value that one cannot type is told all the same. */
function ReadField({ name, field }: Pick<Props, 'name' | 'field'>) {
  const { values, labels, problems } = useRecordForm();
  const value = values[name] ?? null;
  const error = messageAt(problems, name);
  return (
    <div id={inputId(name)} tabIndex={-1} className="hg-read">
      <ShownValue {...{ field, name, value }} label={labels.field(name)} record={values} />
      {error && <p className="hg-field__note hg-field__note--bad">{error}</p>}
    </div>
  );
}
