import { expect, it } from 'vitest';
import { stepsOf } from './StateSteps.tsx';

const rule = { field: 'stCd', open: ['A'], path: ['A', 'B', 'C'], ends: { LOST: 'B' } };
const told = (now: string) => stepsOf(rule, now).map(({ id, state }) => `${id} ${state}`);

it('counts what lies behind, where the record stands, and what is to come', () =>
  expect(told('B')).toEqual(['A done', 'B current', 'C later']));
it('an early end comes after the last step of the way', () =>
  expect(told('LOST')).toEqual(['A done', 'B done', 'LOST current']));
it('a status off the way stands alone', () => expect(told('CANCEL')).toEqual(['CANCEL current']));
