import { expect, it } from 'vitest';
import { expDecl } from '../../../../services/shipwork/expDecl/expDecl.ts';
import { fillable } from './fills.ts';

const start = { incoCd: 'FOB', goodsAddr: null };
const fill = (
  values: object,
  now: object,
  filled: readonly (readonly [string, unknown])[] = [],
  began: object = start,
) =>
  fillable(expDecl, values as never, {
    now: now as never,
    start: began as never,
    filled: new Map(filled),
    typed: (name) => name === 'payMthCd',
  });

it('what is empty, or holds the default of a new record, is filled in', () =>
  expect(fill({ goodsAddr: '부산', incoCd: 'CIF' }, { ...start })).toEqual({ goodsAddr: '부산', incoCd: 'CIF' }));
it('what somebody typed stays, what a record began with for another reason, and what is stored', () => {
  expect(fill({ goodsAddr: '부산', incoCd: 'CIF' }, { goodsAddr: '울산', incoCd: 'CFR' })).toEqual({});
  expect(fill({ buyerNm: 'TOKYO' }, { buyerNm: 'OSLO' }, [], { buyerNm: 'OSLO' })).toEqual({});
  expect(fill({ incoCd: 'CIF' }, { incoCd: 'FOB' }, [], {})).toEqual({});
  // Chosen by hand it is no default any more.
  expect(fill({ payMthCd: 'LC' }, { payMthCd: 'TT' }, [], { payMthCd: 'TT' })).toEqual({});
});
it('what an earlier choice filled in gives way, to nothing or to its default where nothing is known', () => {
  const filled = [
    ['goodsAddr', '부산'],
    ['incoCd', 'CIF'],
  ] as const;
  const now = { goodsAddr: '부산', incoCd: 'CIF' };
  expect(fill({ goodsAddr: '울산' }, now, filled)).toEqual({ goodsAddr: '울산' });
  expect(fill({ goodsAddr: null, incoCd: null }, now, filled)).toEqual({ goodsAddr: null, incoCd: 'FOB' });
  expect(fill({ goodsAddr: null }, { goodsAddr: '울산' }, filled)).toEqual({});
});
