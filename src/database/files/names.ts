import { randomUUID } from 'node:crypto';

/** A name nobody can guess, below a folder by month so that no folder grows without end. */
export const newStoredName = (now: Date): string => `${now.toISOString().slice(0, 7)}/${randomUUID()}`;
