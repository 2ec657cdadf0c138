/** Time that tells nothing of what happened inside. */
import { setTimeout as wait } from 'node:timers/promises';

const rest = (began: number, ms: number) => wait(Math.max(0, ms - (performance.now() - began)));

/** Answers and refuses no sooner than after `ms`. */
export async function evenTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  return work().finally(() => rest(began, ms));
}

/** Refuses no sooner than after `ms`; answers at once. */
export async function evenRefusal<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  return work().catch(async (error: unknown) => {
    await rest(began, ms);
    throw error;
  });
}
