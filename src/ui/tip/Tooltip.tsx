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
  const props = children.props;
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': describedBy ?? props['aria-describedby'],
        onMouseMove: (event) => (props.onMouseMove?.(event), handlers.onMouseMove(event)),
        onMouseLeave: () => (props.onMouseLeave?.(), handlers.onMouseLeave()),
        onFocus: (event) => (props.onFocus?.(event), handlers.onFocus(event)),
        onBlur: () => (props.onBlur?.(), handlers.onBlur()),
      } satisfies Handlers & { 'aria-describedby'?: string })}
      {tip}
    </>
  );
}
