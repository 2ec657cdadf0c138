/** Chance that can be had again: a walk is known by its seed. */
export interface Chance {
  /** 0 up to, not including, `below`. */
  whole(below: number): number;
  one<T>(of: readonly T[]): T;
  /** True in about `share` of a hundred cases. */
  often(share: number): boolean;
}

/** Mulberry32. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return { whole, one: (of) => of[whole(of.length)]!, often: (share) => next() * 100 < share };
}
