import { expect, test } from 'vitest';
import { ofLiveRows, saidAt, withWatched } from './problems.ts';
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

test('a row that is taken away takes its faults along, and laid back it has them again', () => {
  const listOf = (grid: string) => `${grid}List`;
  const cell: FormProblem = { at: 'item/n1/qty', grid: 'item', row: 'n1', field: 'qty', message: '많음' };
  const whole: FormProblem = { at: 'item', grid: 'item', message: '행이 없음' };
  const rowsWith = (gone: boolean) => ({ itemList: [{ uid: 'n1', ...(gone && { _deleted: true }) }, { uid: 'n2' }] });
  const problems = [cell, whole, other];
  expect(ofLiveRows(problems, rowsWith(true), listOf)).toEqual([whole, other]);
  expect(ofLiveRows(problems, { itemList: [{ uid: 'n2' }] }, listOf)).toEqual([whole, other]);
  expect(ofLiveRows(problems, rowsWith(false), listOf)).toBe(problems);
});

test('what is said of all of a grid names it once, whichever way the language turns', () => {
  expect(saidAt('단계', { message: '단계를 한 행 이상 입력하세요.' })).toBe('단계를 한 행 이상 입력하세요.');
  expect(saidAt('Steps', { message: 'Please enter Steps.' })).toBe('Please enter Steps.');
  expect(saidAt('2행 단가', { row: 'a', message: '단가를 입력하세요.' })).toBe('2행 단가 · 단가를 입력하세요.');
  expect(saidAt('단계', { message: '기간이 겹칩니다.' })).toBe('단계 · 기간이 겹칩니다.');
});
