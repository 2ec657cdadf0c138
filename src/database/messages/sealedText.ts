/** A message that tells what its record keeps sealed rests sealed in the journal, too. */
import type { Sealer } from '../../core/sealed.ts';
import type { About } from './journal.ts';

const mark = 'sealed:';
const placeOf = ({ corpId, id }: Pick<About, 'corpId' | 'id'>) => ({
  ...{ corpId, table: 'platform_message', rowId: id, field: 'rawTxt' },
});

export function sealText(sealer: Sealer | undefined, raw: string, about: About): string {
  if (!sealer) throw new Error(`What ${about.prefix} tells cannot be kept without a key`);
  return mark + sealer.seal(raw, placeOf(about));
}

/** The text itself. */
export function openText(sealer: Sealer | undefined, raw: string, about: Pick<About, 'corpId' | 'id'>): string {
  if (!raw.startsWith(mark)) return raw;
  if (!sealer) throw new Error('A sealed message cannot be opened without a key');
  return sealer.open(raw.slice(mark.length), placeOf(about));
}
