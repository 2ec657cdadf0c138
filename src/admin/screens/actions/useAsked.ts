import { useState } from 'react';
import type { Values } from '../../../core/field.ts';
import type { ActionButton } from '../../../core/resource.ts';

export interface Asked {
  /** The action whose dialog is open. */
  readonly action: ActionButton | undefined;
  /** What was typed for it before; undefined where nothing was. */
  readonly typed: Values | undefined;
  readonly ask: (action: ActionButton) => void;
  /** Closes the dialog; `typed` waits for the next time, when the reason of a refusal is gone or the connection back. */
  readonly close: (typed?: Values) => void;
}

/** Which action is asked about. What was typed for one that failed for a reason elsewhere is not typed twice. */
export function useAsked(): Asked {
  const [action, setAction] = useState<ActionButton>();
  const [kept, setKept] = useState<Readonly<Record<string, Values>>>({});
  return {
    action,
    typed: action && kept[action.name],
    ask: setAction,
    close: (typed) => {
      setAction(undefined);
      if (action)
        setKept(({ [action.name]: _before, ...others }) => (typed ? { ...others, [action.name]: typed } : others));
    },
  };
}
