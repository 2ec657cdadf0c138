/** So many pieces of costly work run at once; further ones wait for a place, and too many are refused. */

export interface Slots {
  /** Runs `work` when a place is free. Answers undefined at once when `waiting` others stand in line already. */
  take<T>(work: () => Promise<T>): Promise<T> | undefined;
}

export function openSlots(atOnce: number, waiting: number): Slots {
  const line: (() => void)[] = [];
  let running = 0;
  async function run<T>(work: () => Promise<T>): Promise<T> {
    // A place that becomes free is handed on, so that nobody who comes later is quicker.
    if (running < atOnce) running += 1;
    else await new Promise<void>((free) => line.push(free));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return { take: (work) => (running >= atOnce && line.length >= waiting ? undefined : run(work)) };
}
