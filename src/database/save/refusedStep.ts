/** What a refused step leaves all the same, where its effect says so (`refused`): in a transaction of its own, for the call's is taken back. */
import { ProblemError } from '../../core/problem.ts';
import type { Values } from '../../core/field.ts';
import { begin } from './act.ts';
import { checkedAgain } from './actionReady.ts';
import type { Saving } from './saving.ts';

export async function keepRefused(saving: Saving, name: string, id: number, body: Values): Promise<void> {
  const acting = begin(saving, name, body);
  const { effect } = acting;
  if (!effect.refused) return;
  const { resource, call, database } = saving;
  try {
    await database.write(call, async (tx) => {
      const found = await checkedAgain(tx, acting, id, body);
      if (found) await effect.refused?.({ ...call, tx, resource }, found.stored, found.input, found.problems);
    });
  } catch (error) {
    // Not this person's step, or no longer the record that they saw.
    if (!(error instanceof ProblemError)) throw error;
  }
}
