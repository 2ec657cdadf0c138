/** Columns in the currency of their document say which it is, in every language, and stand before those in won. */
import { describe, expect, test } from 'vitest';
import { desk as en } from '../../i18n/en/desk.ts';
import { desk as ko } from '../../i18n/ko/desk.ts';
import { fieldLabel } from '../../i18n/server.ts';
import { headIn, namesBehind, placed } from '../../src/admin/screens/form/grids/columnPlaces.ts';
import { gridColumns, grids, headerFields } from '../../src/record/resource.ts';
import { measureOf } from '../../src/record/sums.ts';
import { resources } from '../../src/services/index.ts';
import { order } from '../../src/services/shipwork/order/order.ts';
import { quot } from '../../src/services/rs4/quot/quot.ts';
import { saidBehind } from '../../src/services/shared/currency.ts';

const columns = resources
  .filter((resource) => 'currCd' in headerFields(resource))
  .flatMap((resource) =>
    Object.entries(grids(resource)).flatMap(([grid, rows]) => {
      const fields = gridColumns(rows);
      const ofRecord = (name: string) => fields[name]!.type === 'foreign' && measureOf(fields, name) === undefined;
      // Others stand alone, and are called by what they are.
      const besideWon = (name: string) => name.replace(/Frgn$/, '') in fields;
      return Object.keys(fields)
        .filter((name) => ofRecord(name) && besideWon(name) && name.endsWith('Frgn'))
        .map((name) => ({ prefix: resource.prefix, grid, rows, name }));
    }),
  );

test.each(['ko', 'en'] as const)('the currency stands above every such column, in %s', (lang) => {
  const mark = { ko, en }[lang].grid.foreign_mark;
  expect(columns.length).toBeGreaterThan(10);
  for (const { prefix, grid, rows, name } of columns) {
    const label = fieldLabel(lang, prefix, name, grid);
    const head = headIn(rows, name, label, { mark, currency: 'USD' });
    expect(head ?? label, `${prefix} ${grid}.${name} ${label}`).toMatch(/^\S.* USD$/);
    expect(headIn(rows, name, label, { mark, currency: null })).toBeUndefined();
  }
  expect(
    headIn(quot.fields.item, 'price', fieldLabel(lang, quot.prefix, 'price', 'item'), { mark, currency: 'USD' }),
  ).toBeUndefined();
});

describe('what stands behind', () => {
  const foreign = saidBehind({ currCd: 'USD' });

  test('a document in won has nothing behind', () => expect(saidBehind({ currCd: 'KRW' })).toEqual([]));
  test.each([quot, order])('columns of $prefix that a foreign document only reckons', ({ fields }) => {
    const names = Object.keys(gridColumns(fields.item));
    expect(names).toEqual(expect.arrayContaining([...foreign]));
    const shown = placed(names.map((name) => ({ name, behind: foreign.includes(name as never) })));
    const at = (name: string) => shown.findIndex((one) => one.name === name);
    for (const own of ['itemNm', 'unitCd', 'qty', 'priceFrgn', 'dctRt', 'quotAmountFrgn'])
      for (const again of foreign) expect(at(own)).toBeLessThan(at(again));
  });
  test('words that say nothing go there too, once nobody types', () => {
    const rows = [{ itemNm: 'Main engine', spec: null }];
    const behind = (spec: string | null, isLocked: boolean) =>
      namesBehind(quot.fields.item, foreign, [...rows, { itemNm: 'Pump', spec }], isLocked);
    expect(behind(null, true)).toContain('spec');
    expect(behind(null, true)).not.toContain('itemNm');
    expect(behind(null, false)).toEqual(foreign);
    expect(behind('DN 40', true)).not.toContain('spec');
    expect(namesBehind(quot.fields.item, [], rows, true)).toEqual([]);
  });
});
