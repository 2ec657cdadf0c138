/** Undo and redo over whole states; unchanged parts are shared, so that a step costs what it changed. Pure. */

export interface Step<S> {
  readonly state: S;
  /** What was done, for the words that tell of it. */
  readonly act: string;
}
export interface History<S> {
  readonly past: readonly Step<S>[];
  readonly future: readonly Step<S>[];
}

/** Steps that can be taken back. */
export const depth = 200;

export const noHistory: History<never> = { past: [], future: [] };

/** `state` is how things stood before the act. */
export const done = <S>({ past }: History<S>, state: S, act: string): History<S> => ({
  past: [...past, { state, act }].slice(-depth),
  future: [],
});

export interface Turned<S> extends Step<S> {
  readonly history: History<S>;
}

/** The state before the last act; `now` can be had back by `redone`. */
export function undone<S>({ past, future }: History<S>, now: S): Turned<S> | undefined {
  const step = past.at(-1);
  if (!step) return undefined;
  return { ...step, history: { past: past.slice(0, -1), future: [...future, { state: now, act: step.act }] } };
}

/** The state that was taken back last. */
export function redone<S>({ past, future }: History<S>, now: S): Turned<S> | undefined {
  const step = future.at(-1);
  if (!step) return undefined;
  return { ...step, history: { past: [...past, { state: now, act: step.act }], future: future.slice(0, -1) } };
}
