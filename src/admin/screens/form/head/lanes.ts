/** The way of a document that two companies write, in two lanes: each step with the side that takes it. Pure. */
import type { ActionButton, Resource } from '../../../../core/resource.ts';
import { ownerSide } from '../../../../core/resource.ts';
import { writingSides } from '../../../../record/sides.ts';
import { leadsOn } from './StateSteps.tsx';

export interface Lanes {
  /** Sides in the order of `parties`. */
  readonly sides: readonly string[];
  /** By state: the side whose step leads to it; the first is made by whoever makes the record. */
  readonly of: Readonly<Record<string, string>>;
}

/** The step that leads further from a state: of the side that alone may take it. */
export function stepFrom({ state, actions = [] }: Resource, now: string): ActionButton | undefined {
  return actions.find(
    (action) =>
      !action.internal &&
      action.by?.length === 1 &&
      action.from?.includes(now) &&
      state !== undefined &&
      leadsOn(state, now, action),
  );
}

/** Undefined unless exactly two sides write it, each is named in words, and every step is known to be one side's. */
export function lanesOf(resource: Resource): Lanes | undefined {
  const { parties = {}, partyNames = {}, state } = resource;
  const writing = writingSides(resource);
  const sides = Object.keys(parties).filter((side) => writing.includes(side) && partyNames[side] !== undefined);
  const path = state?.path ?? [];
  if (sides.length !== 2 || path.length === 0) return undefined;
  const taken = path.map((now, at) => [
    now,
    at === 0 ? sides.find((side) => parties[side] === ownerSide) : stepFrom(resource, path[at - 1]!)?.by?.[0],
  ]);
  return taken.every(([, side]) => side !== undefined) ? { sides, of: Object.fromEntries(taken) } : undefined;
}
