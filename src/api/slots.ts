/** So many pieces of costly work run at once; further ones wait for a place, and too many are refused. */

export interface Slots {
  /**
   * Runs `work` when a place is free. Answers undefined at once when `waiting` others stand in line already. `of`: whoever
   * it is for, where nobody may hold more places than `each`.
   */
  take<T>(work: () => Promise<T>, of?: unknown): Promise<T> | undefined;
}

interface Waiting {
  readonly of: unknown;
  readonly go: () => void;
}

export function openSlots(atOnce: number, waiting: number, each = atOnce): Slots {
  const line: Waiting[] = [];
  const running: unknown[] = [];
  const mayRun = (of: unknown): boolean =>
    running.length < atOnce && (of === undefined || running.filter((one) => one === of).length < each);
  async function run<T>(work: () => Promise<T>, of: unknown): Promise<T> {
    if (mayRun(of)) running.push(of);
    else await new Promise<void>((go) => line.push({ of, go }));
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(of), 1);
      // A place that becomes free is handed on, so that nobody who comes later is quicker.
      const next = line.findIndex((one) => mayRun(one.of));
      if (next >= 0) {
        const [{ of: taker, go }] = line.splice(next, 1) as [Waiting];
        running.push(taker);
        go();
      }
    }
  }
  return { take: (work, of) => (!mayRun(of) && line.length >= waiting ? undefined : run(work, of)) };
}
