import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTip } from './useTip.tsx';
import type { TipTone } from './TipBox.tsx';

type Handlers = ReturnType<typeof useTip>['handlers'];

/** Puts a tip on one element that takes pointer and focus handlers. */
export function Tooltip({
  text,
  tone,
  children,
}: {
  text: ReactNode;
  tone?: TipTone;
  children: ReactElement<Partial<Handlers> & { 'aria-describedby'?: string }>;
}) {
  const { handlers, describedBy, tip } = useTip(text, { tone });
  const own = children.props;
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': describedBy ?? own['aria-describedby'],
        onMouseEnter: (event) => (own.onMouseEnter?.(event), handlers.onMouseEnter(event)),
        onMouseLeave: () => (own.onMouseLeave?.(), handlers.onMouseLeave()),
        onFocus: (event) => (own.onFocus?.(event), handlers.onFocus(event)),
        onBlur: () => (own.onBlur?.(), handlers.onBlur()),
      } satisfies Handlers & { 'aria-describedby'?: string })}
      {tip}
    </>
  );
}
