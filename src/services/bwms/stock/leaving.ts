/** From cargo in storage to the report that takes it out; rules that form and list share. */
import type { Values } from '../../../core/field.ts';

/** Where the report begins: resource and menu. */
export const outReport = { prefix: 'bwms/io', view: 'out' } as const;

const word = (name: string) => `resources.bwms/stock.words.${name}`;

/** Why none can begin, as far as the cargo itself tells: a report takes packages, and these have left. */
export const leavingBarred = ({ balPkgCnt }: Values): string | undefined =>
  Number(balPkgCnt) > 0 ? undefined : word('nothing_left');

/** A report is of one cargo. */
export const leavingBarredOf = (rows: readonly Values[]): string | undefined =>
  rows.length === 1 ? leavingBarred(rows[0]!) : word('one_cargo');

export const leavingStart = (id: unknown): Readonly<Record<string, string>> => ({ fromStockId: String(id) });
