/** Searches that a phone offers above a list: each asks for what the list can be asked for, and has a name. */
import { expect, test } from 'vitest';
import { views as words } from '../../i18n/ko/views.ts';
import { conditionField, conditionNames } from '../../src/admin/screens/list/search/search.ts';
import { codeGroups } from '../../src/services/reference/codes/index.ts';
import { resources } from '../../src/services/index.ts';

const ready = resources.flatMap((resource) =>
  Object.entries(resource.search.views ?? {}).map(([name, asked]) => ({ resource, name, asked })),
);

test('quotations, orders, works, invoices, dispatch plans and the applications that an operator decides have ready searches', () => {
  expect(new Set(ready.map(({ resource }) => resource.prefix))).toEqual(
    new Set(['rs4/quot', 'rs4/order', 'rs4/work', 'rs4/inv', 'btcd/plan', 'platform/subsc']),
  );
});

test.each(ready)('$resource.prefix $name asks for conditions of the list, by codes that there are', (view) => {
  const { resource, name, asked } = view;
  expect(words.ready).toHaveProperty(name);
  // Its period may be open: what goes on goes on whenever it was planned.
  const { fromDt = '', toDt = '', ...conditions } = asked;
  expect([fromDt, toDt]).toEqual(['', '']);
  for (const [condition, value] of Object.entries(conditions)) {
    expect(conditionNames(resource.search)).toContain(condition);
    const field = conditionField(resource, condition)!;
    const group = 'group' in field && codeGroups.find(({ grpCd }) => grpCd === field.group);
    const codes: readonly string[] = group ? group.codes.map(({ key }) => key) : ['Y', 'N'];
    expect(codes).toEqual(expect.arrayContaining(value.split(',')));
  }
});
