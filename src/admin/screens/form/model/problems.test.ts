import { expect, test } from 'vitest';
import { withWatched } from './problems.ts';
import type { FormProblem } from './problems.ts';

const taken: FormProblem = { at: 'berthCd', message: '그때', warn: 'berthTaken', fromServer: true };
const now: FormProblem = { at: 'berthCd', message: '지금', warn: 'berthTaken' };
const wrong: FormProblem = { at: 'berthCd', message: '없는 선석' };
const other: FormProblem = { at: 'qty', message: '많음', warn: 'much' };

test('what holds now takes the place of what a save was told; an error at the place stays', () => {
  expect(withWatched([taken, other], ['berthTaken'], [now])).toEqual([other, now]);
  expect(withWatched([taken, other], ['berthTaken'], [])).toEqual([other]);
  expect(withWatched([wrong], ['berthTaken'], [now])).toEqual([wrong]);
  const same = [other];
  expect(withWatched(same, ['berthTaken'], [])).toBe(same);
});
