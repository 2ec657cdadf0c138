/** Recent records for the palette: one that was seen through several screens (the boxes of approval) is one. Pure. */
import type { Recent } from './recents.ts';

/** The newest of each record; `prefixOf` tells whose record a screen shows. */
export function onceEach(
  recents: readonly Recent[],
  prefixOf: (screen: string) => string | undefined,
): readonly Recent[] {
  const seen = new Set<string>();
  return recents.filter(({ screen, id }) => {
    const key = `${prefixOf(screen) ?? screen} ${id}`;
    return !seen.has(key) && seen.add(key);
  });
}
