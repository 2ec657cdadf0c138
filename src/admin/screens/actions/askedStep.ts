/** A step chosen in a list: its record opens with the step's question, or says why it cannot be taken. */
import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OwnAction } from '../../layout/pageActions.ts';

/** What the address of the record carries with it, unseen and once. */
export const asksFor = (step: string): object => ({ step });
const stepOf = (state: unknown): unknown => (state as { readonly step?: unknown } | null)?.step;

/** `ready`: what the buttons go by is known. */
export function useAskedStep(buttons: readonly OwnAction[], ready: boolean): void {
  const notify = useNotify();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const wanted = stepOf(state);
  const press = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true, state: null });
    const button = buttons.find(({ id }) => id === wanted);
    if (typeof button?.disabledReason === 'string') notify(button.disabledReason, { type: 'warning' });
    else button?.onClick?.();
  });
  useEffect(() => {
    if (wanted !== undefined && ready) press();
  }, [wanted, ready]);
}
