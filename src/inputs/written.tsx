/** Inputs and cell editors of everything written as one text, made from how a type shows and reads it. */
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Field, Values } from '../core/field.ts';
import { FormField } from '../ui/form/FormField.tsx';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import type { EditorProps, FieldEnvironment, FieldUi, InputProps } from '../fields/ui-contract.ts';
import { Box, focusOnce } from './Box.tsx';
import type { BoxProps } from './Box.tsx';
import { useTyped } from './useTyped.ts';
import type { Typing } from './useTyped.ts';

export interface Written {
  /** How a value of this field is shown, edited and read. */
  readonly typing: (
    field: Field,
    environment: FieldEnvironment,
  ) => Omit<Typing, 'value' | 'onChange' | 'onBlur' | 'tell'>;
  /** `record` holds what stands beside the field; undefined in a cell. */
  readonly look?: (field: Field, record: Values | undefined) => Partial<BoxProps>;
  /** What stands around the box of a form. */
  readonly Around?: ComponentType<InputProps & { readonly children: ReactNode }>;
}

const noLook = () => ({});

export function written(how: Written): Pick<FieldUi, 'Input' | 'Editor' | 'readText'> {
  return {
    Input: writtenInput(how),
    Editor: writtenEditor(how),
    readText(text, field, environment) {
      const { read, settle = read } = how.typing(field, environment);
      return text.trim() === '' ? null : settle(text);
    },
  };
}

function writtenInput({ typing, look = noLook, Around }: Written): ComponentType<InputProps> {
  return function WrittenInput(props) {
    const { field, value, onChange, onBlur, disabled, autoFocus, autoComplete = 'off', ...shell } = props;
    const [note, tell] = useState<string>();
    const text = useTyped({ ...typing(field, useFieldEnvironment()), value, onChange, onBlur, tell });
    return (
      <FormField {...shell} warning={shell.warning ?? note}>
        {(ids) => {
          const box = (
            <Box
              {...ids}
              {...look(field, props.record)}
              {...text}
              autoComplete={autoComplete}
              disabled={disabled}
              ref={autoFocus ? focusOnce : undefined}
            />
          );
          return Around ? <Around {...props}>{box}</Around> : box;
        }}
      </FormField>
    );
  };
}

function writtenEditor({ typing, look = noLook }: Written): ComponentType<EditorProps> {
  return function WrittenEditor({ field, label, value, onChange, onTold, error }) {
    const environment = useFieldEnvironment();
    const tell = (words: string | undefined) => words && onTold?.(words);
    const text = useTyped({ ...typing(field, environment), value, onChange, cell: true, tell });
    return (
      <Box
        cell
        {...look(field, undefined)}
        {...text}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        tabIndex={0}
      />
    );
  };
}
