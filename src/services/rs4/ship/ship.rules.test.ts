import { expect, it } from 'vitest';
import { shipRules } from './ship.rules.ts';

it.each([
  [{ trdTpCd: 'INTL', imoNo: null, callSign: null }, ['imoNo']],
  [{ trdTpCd: 'INTL', imoNo: '9074729', callSign: null }, []],
  [{ trdTpCd: 'INTL', imoNo: null, callSign: 'D7ZX' }, []],
  [{ trdTpCd: 'DOM', imoNo: null, callSign: null }, []],
])('asks a vessel in international trade for IMO number or call sign: %j', (record, fields) => {
  expect(shipRules.check!(record).map(({ field }) => field)).toEqual(fields);
});
