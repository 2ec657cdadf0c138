import { expect, test } from 'vitest';
import { teamRequired, worksProblems } from './works.ts';

const order = { item: [{ id: 1 }, { id: 2, purcClntId: 7 }] } as never;
const works = (...teams: (string | null)[]) => ({ works: teams.map((teamCd, at) => ({ id: at + 1, teamCd })) });

test('a team is asked for, and marked so, as long as own people do a work that names none', () => {
  expect(teamRequired(order, works(null, null))).toEqual(['teamCd']);
  // What was chosen takes no mark away.
  expect(teamRequired(order, { ...works(null), teamCd: 'HULL' })).toEqual(['teamCd']);
  expect(teamRequired(order, works('HULL', null))).toEqual([]);
  expect(teamRequired(order, {})).toEqual([]);
});

test('no work ends before it begins, by its own days or those of all', () => {
  const rows = [{ id: 1 }, { id: 2, planToDt: '2026-11-19' }];
  expect(worksProblems({ planFromDt: '2026-11-20', planToDt: '2026-11-21', works: rows })).toEqual([
    {
      code: 'E_RANGE',
      grid: 'works',
      row: 1,
      field: 'planToDt',
      text: 'beforeItsStart',
      args: ['2026-11-20'],
      beside: 'planFromDt',
    },
  ]);
  // Days above that are the wrong way round are said there, once.
  expect(worksProblems({ planFromDt: '2026-11-22', planToDt: '2026-11-21', works: [{ id: 1 }, { id: 2 }] })).toEqual([
    { code: 'E_RANGE', field: 'planToDt', text: 'beforeItsStart', args: ['2026-11-22'], beside: 'planFromDt' },
  ]);
});
