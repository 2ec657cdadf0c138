import type { Messages } from '../../../messages.ts';

/** Why something of shipwork cannot be done, and what to do. */
export const errors = {} as const satisfies Messages;
