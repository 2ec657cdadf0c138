import { expect, it } from 'vitest';
import { isUntouched } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { claimed } from './claimed.ts';
import { nested } from './sample.ts';

const grown: Row = { uid: 'b', nm: null, _grown: { uid: 'b', nm: null } };
const values = { lanList: [{ uid: 'a', nm: 'A' }, grown] };
const below = (owner: string, uid: string): Row => ({ uid, lanRowUid: owner });
const rowsAbove = (changes: object) => (changes as { readonly lanList?: readonly Row[] }).lanList;

it('a row that came by itself stays, once rows are made below it', () => {
  expect(isUntouched(grown)).toBe(true);
  const after = rowsAbove(claimed(nested, values, 'spec', { before: [], after: [below('b', 'x')] }));
  expect(after?.map(isUntouched)).toEqual([false, false]);
  expect(after?.[0]).toBe(values.lanList[0]);
});
it('rows of others, and rows that were there, change nothing above', () => {
  expect(claimed(nested, values, 'spec', { before: [], after: [below('a', 'x')] })).toEqual({});
  const had = [below('b', 'x')];
  expect(claimed(nested, values, 'spec', { before: had, after: had })).toEqual({});
  expect(claimed(nested, values, 'lan', { before: [], after: [grown] })).toEqual({});
});
