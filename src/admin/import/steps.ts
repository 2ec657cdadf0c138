/** Which step is on screen: the one of the address, as far as there is something to show in it. */
import type { Importing } from './useImport.ts';

export type Step = 'choose' | 'map' | 'check' | 'done';

export function stepOf(asked: string | null, { file, rows, done }: Pick<Importing, 'file' | 'rows' | 'done'>): Step {
  if (asked === 'done' && done) return 'done';
  if (asked === 'check' && rows && !done) return 'check';
  if ((asked === 'map' || asked === 'check') && file && !done) return 'map';
  return 'choose';
}
