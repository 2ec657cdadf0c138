import type { Messages } from '../../../messages.ts';

/** Texts of export and import declarations: names of resources and their parts. */
export const customs = {} as const satisfies Messages;
