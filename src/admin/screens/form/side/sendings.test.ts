import { expect, it } from 'vitest';
import type { Values } from '../../../../core/field.ts';
import { permit } from '../../../../../tests/messages/permit.ts';
import { endOf, isMending, sendingsOf } from './sendings.ts';

const line = (sortNo: number, msgTpCd: string, resultCd: string | null = null): Values => ({
  ...{ id: sortNo, sortNo, msgTpCd, resultCd },
});
const record = (stCd: string, ...msgList: readonly Values[]): Values => ({ stCd, msgList });
const first = [line(1, 'SEND'), line(2, 'REPLY', 'ACCEPT'), line(3, 'REPLY', 'REJECT')];

it('each sending has its answers, the newest of both first, whatever order the rows came in', () => {
  const again = [line(5, 'REPLY', 'ACCEPT'), ...first, line(4, 'SEND')];
  const shown = sendingsOf(record('ACCEPT', ...again)).map(({ no, lines }) => [no, lines.map(({ id }) => id)]);
  expect(shown).toEqual([
    [2, [5, 4]],
    [1, [3, 2, 1]],
  ]);
  expect(sendingsOf(record('DRAFT'))).toEqual([]);
  // An answer without its message, which a later system may leave, stands alone.
  expect(sendingsOf(record('REJECT', line(1, 'REPLY', 'ERROR')))).toMatchObject([{ no: 1, lines: [{ id: 1 }] }]);
});

it('an answer ends well, badly, or leads on', () => {
  expect(['PERMIT', 'ACCEPT', 'REJECT', null].map(endOf)).toEqual(['good', 'neither', 'bad', 'neither']);
});

it('a further sending is made ready once the refused record is open again, and no sooner', () => {
  expect(isMending(permit, record('DRAFT', ...first))).toBe(true);
  expect(isMending(permit, record('REJECT', ...first))).toBe(false);
  expect(isMending(permit, record('DRAFT', ...first.slice(0, 2)))).toBe(false);
  expect(isMending(permit, record('DRAFT', ...first, line(4, 'SEND')))).toBe(false);
  expect(isMending(permit, record('DRAFT'))).toBe(false);
});
