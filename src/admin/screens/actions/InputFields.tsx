/** The inputs of a small form, each by its declared type. */
import { lazy, Suspense } from 'react';
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import type { FilesField } from '../../../fields/files/index.ts';
import { isRows } from '../../../fields/rows/index.ts';
import { uiOf } from '../../../fields/ui.ts';
import { StepTexts } from '../../providers/serviceTexts.tsx';
import { ShownValue } from '../form/inputs/ShownValue.tsx';
import type { FilesInputProps } from './FilesInput.tsx';
import { inputIdOf } from './useInputForm.ts';
import type { InputForm } from './useInputForm.ts';

const FilesInput = lazy(async () => ({ default: (await import('./FilesInput.tsx')).FilesInput }));
const RowsInput = lazy(async () => ({ default: (await import('./RowsInput.tsx')).RowsInput }));

interface Props {
  readonly form: InputForm;
  readonly prefix: string;
  readonly required: ReadonlySet<string>;
  /** As stored: what differs is marked. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly focusFirst?: boolean;
  /** By field: what of the person at the screen a browser may fill in. */
  readonly fills?: Readonly<Record<string, string>>;
  /** The record that the inputs are about, whose fields may narrow their choices. */
  readonly of?: Readonly<Record<string, unknown>>;
  /** Its declaration, for inputs of its rows. */
  readonly resource?: Resource;
  /** By field: the rows that are laid before the person, where what is changed alone takes part. */
  readonly offered?: Readonly<Record<string, readonly Values[]>>;
  /** Where files may be among the inputs of a step. */
  readonly files?: Pick<FilesInputProps, 'action' | 'onPending'> | undefined;
}

export function InputFields({
  form,
  prefix,
  required,
  before,
  focusFirst,
  fills,
  of,
  resource,
  offered,
  files,
}: Props) {
  return Object.entries(form.fields).map(([name, field], index) => {
    if (resource && of && isRows(field))
      return (
        <Suspense key={name} fallback={null}>
          <RowsInput
            {...{ resource, form, prefix, name, field }}
            record={of}
            offered={field.whenChanged ? offered?.[name] : undefined}
            focusFirst={focusFirst && index === 0}
          />
        </Suspense>
      );
    if (resource && files && field.type === 'files')
      return (
        <Suspense key={name} fallback={null}>
          <StepTexts of={resource.prefix}>
            <FilesInput {...{ resource, form, prefix, name }} {...files} field={field as FilesField} />
          </StepTexts>
        </Suspense>
      );
    const { Input } = uiOf(field);
    const value = form.values[name] ?? null;
    const record = of ? { ...of, ...form.values } : form.values;
    if (field.computed)
      return <ShownValue key={name} {...{ field, name, value, record }} label={form.labels.field(name)} />;
    return (
      <Input
        key={name}
        field={field}
        name={name}
        id={inputIdOf(prefix, name)}
        label={form.labels.field(name)}
        value={value}
        record={record}
        required={required.has(name)}
        changed={before !== undefined && (before[name] ?? null) !== value}
        error={form.errors[name]}
        warning={form.warnings[name]}
        autoFocus={focusFirst === true && index === 0}
        autoComplete={fills?.[name]}
        onChange={(next, chosen) => form.change(name, next, chosen)}
        onBlur={() => form.leave(name)}
      />
    );
  });
}
