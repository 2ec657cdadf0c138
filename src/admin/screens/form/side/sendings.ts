/** What was sent and heard, grouped by sending: the newest first, and in each the newest first. */
import { messageGrid, type ResultKey } from '../../../../core/messages.ts';
import type { Resource } from '../../../../core/resource.ts';
import { listKey } from '../../../../record/resource.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { rowsOf } from '../model/values.ts';
import type { Values } from '../../../../core/field.ts';

export interface Sending {
  /** From 1. */
  readonly no: number;
  /** The message itself stands last. */
  readonly lines: readonly Row[];
}

export const isAnswer = (row: Row): boolean => row['msgTpCd'] === 'REPLY';

export function sendingsOf(record: Values): readonly Sending[] {
  const inOrder = rowsOf(record, listKey(messageGrid)).toSorted((a, b) => Number(a['sortNo']) - Number(b['sortNo']));
  const groups: Row[][] = [];
  for (const row of inOrder) {
    const last = groups.at(-1);
    if (last && isAnswer(row)) last.push(row);
    else groups.push([row]);
  }
  return groups.map((lines, at) => ({ no: at + 1, lines: lines.toReversed() })).toReversed();
}

type End = 'good' | 'bad' | 'neither';

const ends: Readonly<Record<ResultKey, End>> = {
  ...{ ACCEPT: 'neither', CHECK: 'neither', RELEASE: 'good', PERMIT: 'good', APPROVE: 'good', ISSUE: 'good' },
  ...{ AMEND_OK: 'good', AMEND_NO: 'bad', REJECT: 'bad', ERROR: 'bad' },
};

export const endOf = (result: unknown): End => ends[result as ResultKey] ?? 'neither';

/** A refused record that is open again goes out once more. */
export function isMending({ state }: Resource, record: Values): boolean {
  const last = sendingsOf(record)[0]?.lines[0];
  if (!state || !last || !isAnswer(last) || endOf(last['resultCd']) !== 'bad') return false;
  return state.open.includes(String(record[state.field]));
}
