/** Text of several lines. */
import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../../ui/cx.ts';
import { pasteWhole } from '../../ui/form/pasteWhole.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { typeOf } from '../index.ts';
import type { LongTextField } from './index.ts';
import { TextFilter } from '../../inputs/filters.tsx';
import { focusOnce } from '../../inputs/Box.tsx';
import { useTyped } from '../../inputs/useTyped.ts';
import { isComposing } from '../../ui/keys.ts';
import { tidied } from '../text/ui.tsx';
import type { EditorProps, FieldUi, InputProps } from '../ui-contract.ts';

type AreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  readonly code?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
};

export function Area({ code, ...rest }: AreaProps) {
  return (
    <span className={cx('hg-in hg-in--tall', code && 'hg-in--code', rest.disabled && 'hg-in--off')}>
      <textarea {...rest} spellCheck={false} />
    </span>
  );
}

const asText = (value: unknown) => String(value ?? '');

function LongTextInput({ field, value, onChange, onBlur, record: _record, disabled, autoFocus, ...shell }: InputProps) {
  const settle = (text: string) => tidied(text, field);
  const text = useTyped({ value, onChange, onBlur, show: asText, edit: asText, read: asText, settle });
  return (
    <FormField {...shell}>
      {(ids) => (
        <Area
          {...ids}
          {...text}
          rows={(field as LongTextField).lines ?? 3}
          disabled={disabled}
          maxLength={typeOf(field).limits(field).charMaxLength}
          onPaste={pasteWhole}
          ref={autoFocus ? focusOnce : undefined}
        />
      )}
    </FormField>
  );
}

/** In a cell one line shows; Alt+Enter makes another. */
function LongTextEditor({ field, value, label, onChange }: EditorProps) {
  const text = useTyped({ value, onChange, show: asText, edit: asText, read: asText, cell: true });
  return (
    <textarea
      {...text}
      className="hg-editor"
      rows={1}
      aria-label={label}
      maxLength={typeOf(field).limits(field).charMaxLength}
      tabIndex={0}
      onPaste={pasteWhole}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.altKey || event.shiftKey) && !isComposing(event)) event.stopPropagation();
        else if (event.key === 'Enter' && !isComposing(event)) event.preventDefault();
      }}
    />
  );
}

export const longTextUi: FieldUi = { Input: LongTextInput, Editor: LongTextEditor, Filter: TextFilter };
