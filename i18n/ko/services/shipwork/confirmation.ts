import type { Messages } from '../../../messages.ts';

/** Texts of purchase confirmations: names of resources and their parts. */
export const confirmation = {} as const satisfies Messages;
