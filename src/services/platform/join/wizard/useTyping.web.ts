import type { ChangeEvent, CompositionEvent } from 'react';
import { joinLengths, tidyJoin, type JoinField } from '../join.rules.ts';
import type { Change, Wizard } from './wizard.ts';

/** Fields that keep every sign; the others are cut by what tidies them, which a limit of the input would do too early. */
const untouched: readonly JoinField[] = ['loginId', 'loginPw', 'loginPwConfirm', 'userNm', 'corpNm'];

export const inputId = (field: JoinField): string => `join-${field}`;

/** Props of an input that is tidied as one types; while the input method composes a syllable it is left alone. */
export function typing(wizard: Wizard, change: (change: Change) => void, field: JoinField) {
  return {
    id: inputId(field),
    name: field,
    value: wizard.item[field],
    ...(untouched.includes(field) ? { maxLength: joinLengths[field] } : {}),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.target;
      const raw = (event.nativeEvent as InputEvent).isComposing === true;
      change({ type: 'edit', field, text: raw ? input.value : tidyInPlace(input, field), raw });
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
      change({ type: 'edit', field, text: tidyInPlace(event.currentTarget, field) }),
  };
}

/** Tidied before React writes it, so that the caret stays where one types. */
function tidyInPlace(input: HTMLInputElement, field: JoinField): string {
  const text = tidyJoin(field, input.value);
  if (text !== input.value) {
    const caret = tidyJoin(field, input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  return text;
}
