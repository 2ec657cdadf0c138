/** The buttons of the page that is open, for whoever looks for one by its words (Ctrl K). */
import { useEffect, useId } from 'react';
import type { OwnAction, PageActions } from './pageActions.ts';

export interface ShownAction {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

const shown = new Map<string, readonly ShownAction[]>();
/** Those of the header and of the steps below it, each by its words once. */
export const shownActions = (): readonly ShownAction[] => {
  const labels = new Set<string>();
  return [...shown.values()].flat().filter(({ label }) => !labels.has(label) && labels.add(label));
};

/** What leaves the page, and what a menu of formats stands behind, has keys and buttons of its own. */
const found = ['new', 'edit', 'save', 'copy', 'delete'] as const;

/** Those that can be pressed now. */
export function pressable(
  own: readonly OwnAction[],
  actions: PageActions = {},
  labelOf: (id: (typeof found)[number]) => string = String,
): readonly ShownAction[] {
  const ofPage = own.flatMap(({ id, label, onClick, choices, disabledReason, busy }): ShownAction[] => {
    if (disabledReason || busy) return [];
    const several = choices ?? [];
    return [
      ...(onClick && several.length === 0 ? [{ id, label, run: onClick }] : []),
      ...several
        .filter((choice) => !choice.disabledReason)
        .map((choice) => ({ id: `${id}-${choice.id}`, label: choice.label, run: choice.onSelect })),
    ];
  });
  const usual = found.flatMap((id): ShownAction[] => {
    const { onClick, disabledReason, busy, choices, label } = actions[id] ?? {};
    return onClick && !disabledReason && !busy && !choices ? [{ id, label: label ?? labelOf(id), run: onClick }] : [];
  });
  return [...ofPage, ...usual];
}

/** As long as the part that calls it is shown; a page may have several. */
export function useShownActions(actions: readonly ShownAction[]): void {
  const part = useId();
  useEffect(() => {
    shown.set(part, actions);
  });
  useEffect(() => () => void shown.delete(part), [part]);
}
