/** No column adds up quantities of which nothing beside them says what they count (00-conventions 1.5). */
import { expect, test } from 'vitest';
import { gridColumns, grids, headerFields } from '../../src/record/resource.ts';
import { addsUp, measureOf } from '../../src/record/sums.ts';
import { resources } from '../../src/services/index.ts';

/** Movements of one balance, which is of one item. */
const ofOneUnit = ['3pl/stock ledger.inQty', '3pl/stock ledger.outQty'];

test('every quantity that has a sum stands beside its unit', () => {
  const bare = resources.flatMap((resource) => {
    const parts = [
      ['', headerFields(resource)] as const,
      ...Object.entries(grids(resource)).map(([grid, rows]) => [`${grid}.`, gridColumns(rows)] as const),
    ];
    return parts.flatMap(([part, fields]) =>
      Object.keys(fields)
        .filter((name) => fields[name]!.type === 'qty' && addsUp(fields, name) && !measureOf(fields, name))
        .map((name) => `${resource.prefix} ${part}${name}`),
    );
  });
  expect(bare).toEqual(ofOneUnit);
});
