/** The box one types in: in a form inside its label, in a grid inside a cell. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { isComposing } from '../ui/keys.ts';
import { TextBox } from '../ui/form/TextBox.tsx';
import { useEnteredWhole } from './enteredWhole.ts';
import './inputs.css';

export interface BoxProps extends ComponentPropsWithRef<'input'> {
  readonly numeric?: boolean;
  /** Figures of one width, at the left (dates, numbers of documents). */
  readonly tabular?: boolean;
  readonly cell?: boolean;
  /** All that stands in it is chosen when the pointer comes; a number is, unless it stands in a cell, which sees to that itself. */
  readonly whole?: boolean;
  /** Buttons at the right. */
  readonly tools?: ReactNode;
}

export function Box({ tabular, cell, tools, onKeyDown, whole, ...rest }: BoxProps) {
  const entered = useEnteredWhole(!cell && (whole ?? rest.numeric === true), rest);
  return (
    <TextBox
      autoComplete="off"
      spellCheck={false}
      {...rest}
      {...entered}
      endIcon={tools}
      boxClassName={cx(tabular && 'hg-in--tn', cell && 'hg-in--cell', rest.disabled && 'hg-in--off')}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // Enter in a box must not send the form around it: saving is a decision of its own.
        if (event.key === 'Enter' && !isComposing(event) && !cell) event.preventDefault();
      }}
    />
  );
}

const focused = new WeakSet<HTMLElement>();
/** Focus on the first mount only: a ref runs again with every new function. */
export function focusOnce(input: HTMLElement | null): void {
  if (!input || focused.has(input)) return;
  focused.add(input);
  input.focus();
  // As when Tab brings it there: what is typed takes the place of what stood in it.
  if (input instanceof HTMLInputElement) input.select();
}
