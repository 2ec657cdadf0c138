import { expect, test } from 'vitest';
import { inFormOrder } from './formField.ts';
import { untaken } from './stamps.ts';

test('a step that nobody took waits only while the document goes on', () => {
  const at = (stCd: string) => ['APPR', 'REF', 'RECV'].map((stepTpCd) => untaken(stCd, { stepTpCd, actCd: 'WAIT' }));
  expect(at('PROG')).toEqual([undefined, 'informed', undefined]);
  expect(at('DONE')).toEqual(['not_reached', 'informed', 'informed']);
  expect(at('REJECT')).toEqual(['not_reached', 'informed', 'not_reached']);
  expect(at('WITHDRAW')).toEqual(['not_reached', 'informed', 'not_reached']);
  expect(untaken('REJECT', { stepTpCd: 'APPR', actCd: 'REJ' })).toBeUndefined();
});

test('what the form asks for stands as the form asks for it, the rest behind', () => {
  const rows = ['amt', 'why', 'srcNote', 'day'].map((fieldKey) => ({ fieldKey }));
  const fields = ['day', 'amt', 'why'].map((fieldKey) => ({ fieldKey }));
  expect(inFormOrder(rows, fields).map(({ fieldKey }) => fieldKey)).toEqual(['day', 'amt', 'why', 'srcNote']);
  expect(inFormOrder(rows, [])).toEqual(rows);
});
