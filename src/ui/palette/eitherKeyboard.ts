/** Words that find nothing are looked for once more as the keys of the other language: keyboards stand at it unnoticed. */
import { otherKeyboard } from '../../core/text/keyboard.ts';
import type { PaletteSearch } from './types.ts';

export const eitherKeyboard =
  (search: PaletteSearch): PaletteSearch =>
  async (query, signal) => {
    const first = await search(query, signal);
    const looked = async (found: typeof first, [next, ...others]: readonly string[]): Promise<typeof first> => {
      if (next === undefined || signal.aborted || found.some(({ items }) => items.length > 0)) return found;
      return looked(await search(next, signal), others);
    };
    return looked(first, otherKeyboard(query));
  };
