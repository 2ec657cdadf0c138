import type { shortcuts as ko } from '../ko/shortcuts.ts';
import type { PartOf } from '../messages.ts';

/** What each key does, for the help. */
export const shortcuts = {} as const satisfies PartOf<typeof ko>;
