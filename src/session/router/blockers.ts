/** Questions before a page is left (`useBlocker`): a move that one of them holds waits until it is let go or given up. */
import type { Blocker, BlockerFunction } from 'react-router-dom';

type Question = Parameters<BlockerFunction>[0];

interface Place {
  /** Of the router's present state. */
  readonly all: () => Map<string, Blocker>;
  readonly put: (all: Map<string, Blocker>) => void;
  readonly go: (delta: number) => void;
}

const idle: Blocker = { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined };

export function blockersOf({ all, put, go }: Place) {
  const asks = new Map<string, BlockerFunction>();
  let takenBack: (() => void) | undefined;
  const set = (key: string, blocker: Blocker) => put(new Map(all()).set(key, blocker));

  /** Asks the question that was put last; answers its key when it holds the move. */
  const holder = (question: Question): string | undefined => {
    const [key, ask] = [...asks].at(-1) ?? [];
    if (key === undefined || !ask || all().get(key)?.state === 'proceeding') return undefined;
    return ask(question) ? key : undefined;
  };
  const hold = (key: string, { nextLocation: location }: Question, leave: () => void) =>
    set(key, {
      state: 'blocked',
      location,
      proceed: () => {
        set(key, { state: 'proceeding', proceed: undefined, reset: undefined, location });
        leave();
      },
      reset: () => set(key, idle),
    });

  return {
    get: (key: string, ask: BlockerFunction): Blocker => {
      asks.set(key, ask);
      return all().get(key) ?? idle;
    },
    remove: (key: string): void => {
      asks.delete(key);
      all().delete(key);
    },
    /** After a move nothing is held any more. */
    released: (): Map<string, Blocker> => new Map([...all().keys()].map((key) => [key, idle])),
    /** Whether a move to an address is held; `again` makes it anew. */
    holds: (question: Question, again: () => void): boolean => {
      const key = holder(question);
      if (key !== undefined) hold(key, question, again);
      return key !== undefined;
    },
    /** The browser has gone already: what is held is taken back at once, and gone anew when it is let go. */
    holdsBack: (question: Question, delta: number): boolean => {
      const key = holder(question);
      if (key === undefined) return false;
      const back = new Promise<void>((done) => (takenBack = done));
      go(-delta);
      hold(key, question, () => void back.then(() => go(delta)));
      return true;
    },
    /** Whether the browser tells of a move that was taken back. */
    wasTakenBack: (): boolean => {
      const done = takenBack;
      takenBack = undefined;
      done?.();
      return done !== undefined;
    },
  };
}
