/**
 * Between the fields of a record and its rows by the keys that the grids know: Ctrl F6 goes there and back, Ctrl Enter
 * begins a row.
 */
import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../../../ui/keys.ts';
import { inputId } from '../inputs/inputs.ts';

interface Ways {
  readonly enter: () => boolean;
  readonly add: () => unknown;
}

const keepers = '[role=grid], [role=dialog], .hg-detail, [aria-expanded=true]';

export function useHeadKeys(ways: Ways | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!ways || isComposing(event)) return;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // Boxes hold back every Enter, so that none sends the form.
    if (event.key !== 'Enter' && (event.key !== 'F6' || event.defaultPrevented)) return;
    // A grid has these keys for itself, a window its main button, and an open list its choice.
    const { target } = event;
    if (!(target instanceof Element) || target.closest(keepers)) return;
    if (target !== document.body && !target.closest('main')) return;
    event.preventDefault();
    if (event.key === 'F6') ways.enter();
    else ways.add();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const inputs = `[id^="${inputId('')}"]`;

/** Out of the rows to the first field that can be filled in; false where the record is only read. */
export function enterHead(within: Element | null | undefined): boolean {
  const first = [...(within?.closest('.hg-record')?.querySelectorAll<HTMLElement>(inputs) ?? [])].find(
    (input) => input.tabIndex >= 0 && !input.matches(':disabled') && input.getClientRects().length > 0,
  );
  first?.focus();
  return first !== undefined;
}
