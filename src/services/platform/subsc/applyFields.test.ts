/** Every field of an application stands on its page once, by what it is. */
import { expect, test } from 'vitest';
import { text } from '../../../fields/index.ts';
import { headerFields } from '../../../record/resource.ts';
import { applyFields } from './applyFields.ts';
import { subsc } from './subsc.ts';
import { subscRules } from './subsc.rules.ts';

const names = (fields: readonly (readonly [string, unknown])[]) => fields.map(([name]) => name);
const apart = new Set(['subscNo', 'stCd', ...subscRules.absent!({})]);

test('what is counted, what is told and what is agreed to stand apart; the service has a card of its own', () => {
  const { counted, told, agreed } = applyFields(subsc, apart);
  expect(names(counted)).toEqual(['userCnt', 'trainCnt', 'convYn', 'payMthdCd']);
  expect(names(agreed)).toEqual(['agreeYn']);
  expect(names(told)).toEqual(['remark']);
});

test('none is lost or stands twice, a further one of the declaration neither', () => {
  const more = { ...subsc, fields: { ...subsc.fields, reason: text(20) } };
  const { counted, told, agreed } = applyFields(more, apart);
  const placed = names([...counted, ...told, ...agreed]);
  const asked = Object.entries(headerFields(more)).filter(([, field]) => !field.computed);
  expect([...placed, 'prodId'].toSorted()).toEqual(names(asked).toSorted());
  expect(placed).toContain('reason');
});
