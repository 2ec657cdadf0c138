import { useState } from 'react';
import { ApiError } from '../../session/calls/error.ts';
import { useCountdown } from './useCountdown.ts';

export interface RefusalState {
  readonly text: string | undefined;
  /** Seconds until the server takes the next attempt; 0 when it may be tried at once. */
  readonly left: number;
  /** Shows what the server said, or `otherwise` when it said nothing a person understands. */
  readonly say: (error: unknown, otherwise: string) => void;
  readonly clear: () => void;
}

/** What the server refused, and how long it asks to wait; the sentence goes when the wait is over. */
export function useRefusal(): RefusalState {
  const [text, setText] = useState<string>();
  const pause = useCountdown(0, () => setText(undefined));
  return {
    text,
    left: pause.running ? pause.left : 0,
    say: (error, otherwise) => {
      const refused = error instanceof ApiError && error.status > 0 && error.status < 500;
      if (refused && error.retryAfter) pause.start(error.retryAfter);
      setText(refused ? error.message : otherwise);
    },
    clear: () => setText(undefined),
  };
}
