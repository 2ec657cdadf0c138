/** Holds the one alert dialog of a page; what lies below cannot be reached while it is open. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AlertBox } from './AlertBox.tsx';
import { AlertContext } from './alertContext.ts';
import type { AlertOptions, Alerts, FocusTarget } from './alertContext.ts';

interface Asked {
  readonly id: number;
  readonly kind: 'alert' | 'confirm';
  readonly text: string;
  readonly back: () => HTMLElement | null;
  readonly answer: (yes: boolean) => void;
}

const elementOf = (target: FocusTarget): HTMLElement | null => {
  if (typeof target === 'function') return target();
  return target && 'current' in target ? target.current : target;
};

export function AlertHost({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const closed = useRef<() => void>(undefined);
  const now = asked[0];

  const alerts = useMemo<Alerts>(() => {
    let count = 0;
    const ask = (kind: Asked['kind'], text: string, { focus }: AlertOptions = {}) => {
      const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      const back = () => elementOf(focus ?? before);
      return new Promise<boolean>((answer) => {
        const question: Asked = { id: (count += 1), kind, text, back, answer };
        setAsked((list) => [...list, question]);
      });
    };
    return {
      alert: async (text, options) => void (await ask('alert', text, options)),
      confirm: (text, options) => ask('confirm', text, options),
    };
  }, []);

  // The page below is reachable again only once this has been drawn; only then can it take the focus.
  useLayoutEffect(() => {
    closed.current?.();
    closed.current = undefined;
  }, [asked]);

  const close = (question: Asked, yes: boolean) => {
    closed.current = () => {
      question.back()?.focus();
      question.answer(yes);
    };
    setAsked((list) => list.filter(({ id }) => id !== question.id));
  };

  return (
    <AlertContext value={alerts}>
      <div className="pt-below" inert={now !== undefined}>
        {children}
      </div>
      {now && <AlertBox key={now.id} kind={now.kind} text={now.text} onClose={(yes) => close(now, yes)} />}
    </AlertContext>
  );
}
