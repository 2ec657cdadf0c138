/** One field of the header: its input, or its value where it cannot be changed. */
import { use, useLayoutEffect, useRef } from 'react';
import { useInput } from 'react-admin';
import type { Field } from '../../../../core/field.ts';
import { same } from '../../../../sheet/editing.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import type { LookupRow } from '../../../../fields/ui-contract.ts';
import { uiOf } from '../../../../fields/ui.ts';
import { ownerFieldOf } from '../../../../fields/ref/index.ts';
import { isClosed } from '../locks.ts';
import type { FormProblem } from '../model/problems.ts';
import { RecordFormContext, useRecordForm } from '../recordForm.ts';
import { BareInput } from './BareInput.tsx';
import { asItIs, chosenValues, fieldOf, inputId, showsItself } from './inputs.ts';
import { ReadInput } from './ReadInput.tsx';

interface Props {
  readonly name: string;
  readonly field: Field;
  readonly autoFocus?: boolean | undefined;
}

/** Stands in any form of react-admin; `field` is that of the resource unless told. */
export function FormInput({ field, ...props }: Omit<Props, 'field'> & { readonly field?: Field }) {
  const form = use(RecordFormContext);
  if (!form) return <BareInput {...props} field={field} />;
  return <DerivedInput {...props} field={field ?? fieldOf(form.resource, props.name)} />;
}

function DerivedInput({ name, field, autoFocus }: Props) {
  const form = useRecordForm();
  return isClosed(form, name, field) && !showsItself.has(field.type) ? (
    <ReadField name={name} field={field} />
  ) : (
    <OpenField name={name} field={field} autoFocus={autoFocus} />
  );
}

function OpenField({ name, field, autoFocus }: Props) {
  const form = useRecordForm();
  const { nameOf, t } = useFieldEnvironment();
  const input = useInput<unknown>({ source: name, format: asItIs, parse: asItIs });
  // What takes the keyboard while it is put up may lose it again in the same moment: react-admin's handler is not there yet.
  const stands = useRef(false);
  useLayoutEffect(() => {
    stands.current = true;
  }, []);
  const Input = form.inputs?.[name] ?? uiOf(field).Input;
  const of = ownerFieldOf(field);
  const value: unknown = input.field.value ?? null;
  const typedOn = useRef(false);
  const put = (next: unknown, chosen?: LookupRow) => {
    form.change(chosenValues(form.resource, name, next, chosen && nameOf(chosen)), name);
    if (uiOf(field).isAskedWhole) typedOn.current = true;
    else form.propose(name);
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
      {...messageAt(form.problems, name)}
      help={t(`resources.${form.resource.prefix}.helps.${name}`, { _: ' ' }).trim() || undefined}
      ofLabel={of && form.labels.field(of)}
      autoFocus={autoFocus}
      onChange={put}
      onBlur={() => {
        if (!stands.current) return;
        input.field.onBlur();
        form.leave(name);
        if (typedOn.current) form.propose(name);
        typedOn.current = false;
      }}
    />
  );
}

function messageAt(problems: readonly FormProblem[], name: string): { error?: string; warning?: string } {
  const found = problems.find((problem) => problem.at === name);
  if (!found) return {};
  return found.warn === undefined ? { error: found.message } : { warning: found.message };
}

function ReadField({ name, field }: Pick<Props, 'name' | 'field'>) {
  const { values, labels, problems, shown } = useRecordForm();
  return (
    <ReadInput
      {...{ name, field, label: labels.field(name), record: values }}
      said={shown?.(name, undefined, values[name])}
      {...messageAt(problems, name)}
    />
  );
}
