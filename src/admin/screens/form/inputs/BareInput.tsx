/** One of our inputs in a form that react-admin's user has written by hand: `<SimpleForm><FormInput name="shipNm" /></SimpleForm>`. */
import { useInput, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ErrorCode } from '../../../../core/problem.ts';
import type { Field, Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { foundNone } from '../../../../fields/ref/index.ts';
import { typeOf } from '../../../../fields/index.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import type { LookupRow } from '../../../../fields/ui-contract.ts';
import { uiOf } from '../../../../fields/ui.ts';
import { useDesk } from '../../../desk.ts';
import { Declared, useDeclaredScreens } from '../../../providers/Declared.tsx';
import { useLabels } from '../labels.ts';
import type { Labels } from '../labels.ts';
import { isFixed } from '../locks.ts';
import { sentenceOf } from '../record/problemErrors.ts';
import { asItIs, chosenValues, fieldOf, inputId, showsItself } from './inputs.ts';
import { ReadInput } from './ReadInput.tsx';
import './bareInput.css';

interface Props {
  readonly name: string;
  readonly field: Field | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** The declaration of the resource that react-admin's context names. */
function useResource(): Resource {
  const name = useResourceContext();
  const screen = useDeclaredScreens().find((one) => one.name === name);
  if (!screen) throw new Error(`no screen shows the resource '${name}'`);
  return screen.resource;
}

/** A form of another service than the page's may have to wait for its declaration. */
export function BareInput(props: Props) {
  const name = useResourceContext() ?? '';
  return (
    <Declared of={name}>
      <DeclaredInput {...props} />
    </Declared>
  );
}

function DeclaredInput({ name, field: given, autoFocus }: Props) {
  const t = useTranslate();
  const { session } = useDesk();
  const { nameOf } = useFieldEnvironment();
  const resource = useResource();
  const field = given ?? fieldOf(resource, name);
  const labels = useLabels(resource.prefix);
  const { setValue } = useFormContext<Values>();
  const record = useWatch<Values>();
  const required = field.required === true && !field.computed;
  const constant = typeof field.default === 'function' ? undefined : field.default;
  const input = useInput<unknown>({
    source: name,
    format: asItIs,
    parse: asItIs,
    defaultValue: constant,
    isRequired: required,
    validate: (value) => wrongWith(name, field, value, labels),
  });
  const message = input.fieldState.error?.message;
  const error = message === undefined ? undefined : sentenceOf(message, t);
  const label = labels.field(name);
  const mode = record.id === undefined ? 'new' : 'edit';
  if (isFixed(field, { mode, corpId: session.corp.id }) && !showsItself.has(field.type))
    return <ReadInput name={name} field={field} label={label} record={record} error={error} />;

  const { Input } = uiOf(field);
  const put = (next: unknown, chosen?: LookupRow) => {
    const { [name]: value, ...further } = chosenValues(resource, name, next, chosen && nameOf(chosen));
    input.field.onChange(value);
    for (const [other, follows] of Object.entries(further)) setValue(other, follows, { shouldDirty: true });
  };
  return (
    <div className="hg-bareinput">
      <Input
        field={field}
        name={name}
        id={inputId(name)}
        label={label}
        value={input.field.value ?? null}
        record={record}
        required={required}
        changed={mode === 'edit' && input.fieldState.isDirty}
        error={error}
        help={t(`resources.${resource.prefix}.helps.${name}`, { _: ' ' }).trim() || undefined}
        autoFocus={autoFocus}
        onChange={put}
        onBlur={input.field.onBlur}
      />
    </div>
  );
}

/** What the declaration finds wrong with a value, in the server's words. */
function wrongWith(name: string, field: Field, value: unknown, labels: Labels): string | undefined {
  if (field.computed) return undefined;
  const empty = value === null || value === undefined || value === '';
  if (empty) return field.required ? labels.sentence({ code: 'E_REQUIRED', field: name }) : undefined;
  const strange = foundNone(field, value);
  if (strange) return labels.sentence({ ...strange, field: name });
  const parsed = typeOf(field).parse(value, field);
  if (!('problem' in parsed)) return undefined;
  return labels.sentence({ ...parsed.problem, code: parsed.problem.code as ErrorCode, field: name });
}
