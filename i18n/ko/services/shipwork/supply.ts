import type { Messages } from '../../../messages.ts';

/** Texts of ship supplies: certified suppliers' items, orders, loading permits: names of resources and their parts. */
export const supply = {} as const satisfies Messages;
