import { expect, it } from 'vitest';
import { itemRules } from './item.rules.ts';

const fields = (record: Record<string, unknown>) => itemRules.check!(record).map(({ field }) => field);

it("asks for the owner of shippers' goods only", () => {
  expect(itemRules.requiredWhen!({ itemTpCd: 'G' })).toEqual(['ownerClntId']);
  expect(itemRules.requiredWhen!({ itemTpCd: 'L' })).toEqual([]);
});

it.each(['L', 'M', 'S'])('lets %s have a work type and no supply category', (itemTpCd) => {
  expect(fields({ itemTpCd, workTpCd: 'HULL' })).toEqual([]);
  expect(fields({ itemTpCd, catCd: 'DECK' })).toEqual(['catCd']);
});

it('lets ship supplies have a category and no work type', () => {
  expect(fields({ itemTpCd: 'P', catCd: 'DECK' })).toEqual([]);
  expect(fields({ itemTpCd: 'P', workTpCd: 'HULL' })).toEqual(['workTpCd']);
  expect(fields({ itemTpCd: 'G', workTpCd: 'HULL', catCd: 'DECK' })).toEqual(['workTpCd', 'catCd']);
});

it.each([
  ['170101', []],
  ['17010', ['impaCd']],
  ['17010A', ['impaCd']],
  [null, []],
])('reads IMPA code %s', (impaCd, problems) => {
  expect(fields({ itemTpCd: 'P', impaCd })).toEqual(problems);
});
