import { expect, it } from 'vitest';
import { quot } from '../../../../services/rs4/quot/quot.ts';
import { renewedValues } from './renewed.ts';

const names = (before: object, brought: object) =>
  renewedValues(quot, before as never, brought as never).map(({ name, from, to }) => `${name} ${from} ${to}`);

it('a rate that stood there and becomes another is told, with both', () =>
  expect(names({ excRt: '1400.00' }, { excRt: '1385.40' })).toEqual(['excRt 1400.00 1385.40']));
it('so is how it is taxed, and in which currency', () =>
  expect(names({ currCd: 'KRW', vatCd: 'TAX' }, { currCd: 'USD', vatCd: 'ZERO' })).toEqual([
    'currCd KRW USD',
    'vatCd TAX ZERO',
  ]));
it('what stays, was empty or is emptied, and what is neither, is not', () => {
  expect(names({ excRt: '1400.00', excUnit: 1 }, { excRt: '1400.00', excUnit: 1 })).toEqual([]);
  expect(names({ excRt: null }, { excRt: '1385.40' })).toEqual([]);
  expect(names({ excRt: '1400.00' }, { excRt: null })).toEqual([]);
  expect(names({ tot: '1' }, { tot: '2' })).toEqual([]);
  expect(names({ validDt: '2026-12-01' }, { validDt: '2026-12-29' })).toEqual([]);
});
