/** Work on one key runs one after the other; too long a queue is refused. */

export interface Turns {
  /** Runs `work` after those of the same key that came before. Answers undefined when `most` are waiting already. */
  take<T>(key: string, work: () => Promise<T>): Promise<T> | undefined;
}

/** `most`: how many may wait for one key. */
export function openTurns(most: number): Turns {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    take(key, work) {
      const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (queue.length >= most) return undefined;
      const run = queue.last.then(work);
      queue.length += 1;
      queue.last = run
        .catch(() => undefined)
        .then(() => {
          queue.length -= 1;
          if (queue.length === 0) queues.delete(key);
        });
      queues.set(key, queue);
      return run;
    },
  };
}
