/** What every sheet that is written away batch by batch has in common. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Values } from '../core/field.ts';

export interface SheetStream {
  /** Resolves when `out` has room for more. */
  rows(batch: readonly Values[]): Promise<void>;
  /** Writes the sums, and ends `out`. */
  end(): Promise<void>;
}

export const room = async (out: Writable): Promise<void> => {
  if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
};
