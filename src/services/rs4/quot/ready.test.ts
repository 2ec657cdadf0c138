import { expect, test } from 'vitest';
import { confirmBarred, requestBarred } from './ready.ts';

type Quot = Parameters<typeof confirmBarred>[0];

const quot = (values: Partial<Quot>) =>
  ({
    quotAmount: '9999999',
    purcTot: '8333332',
    prftAmt: '1666667',
    prftRt: '20',
    item: [{ lineTpCd: 'I' }],
    ...values,
  }) as Quot;
const facts = {
  limit: '10000000',
  leastProfit: '10',
  apprForm: '견적품의',
  apprLine: '정모의 → 박견본',
  apprLines: {},
};

test.each([
  ['enough work at enough profit', {}, undefined],
  ['no line of work', { item: [] }, 'quotNeedsLine'],
  ['nothing to pay', { quotAmount: '0' }, 'quotAmountAboveZero'],
  ['the sum that needs approval', { quotAmount: '10000000' }, 'quotNeedsApproval'],
  ['too little profit', { prftRt: '9.99' }, 'quotProfitTooLow'],
  ['no purchase price at all', { purcTot: '0', prftAmt: '9999999', prftRt: '0' }, 'quotWithoutCost'],
  ['no purchase price where no profit is demanded', { purcTot: '0', prftAmt: '9999999', prftRt: '100' }, undefined],
] as const)('%s', (_what, values, text) => {
  expect(confirmBarred(quot(values as Partial<Quot>), facts)?.text).toBe(text);
});

test('a company without limits confirms what it likes', () => {
  expect(
    confirmBarred(quot({ quotAmount: '10000000', prftRt: '0' }), {
      apprForm: null,
      apprLine: '',
      apprLines: {},
    }),
  ).toBeUndefined();
});

test('approval wants a form and a line to follow', () => {
  expect(requestBarred(quot({}), facts)).toBeUndefined();
  expect(requestBarred(quot({}), { ...facts, apprForm: null })?.text).toBe('approvalAbsent');
  expect(requestBarred(quot({}), { ...facts, apprLine: '' })?.text).toBe('apprLineAbsent');
  expect(requestBarred(quot({}), { ...facts, apprLine: '', apprLines: { 7: '박견본' } })).toBeUndefined();
  expect(requestBarred(quot({ item: [] }), facts)?.text).toBe('quotNeedsLine');
});
