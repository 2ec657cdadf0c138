import type { Ask } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';

/** Asks within the transaction of a save or an action. */
export const askIn =
  ({ tx }: { readonly tx: Transaction }): Ask =>
  (statement) =>
    tx.query(statement);
