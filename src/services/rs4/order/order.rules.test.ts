import { describe, expect, it } from 'vitest';
import type { Values } from '../../../core/field.ts';
import { vectorA } from '../../shared/amounts.vectors.ts';
import { agreedInputs, orderRules, weightedProgress } from './order.rules.ts';

const lines = vectorA.lines.map(({ input }, i): Values => ({
  ...input,
  id: i + 1,
  addYn: 'N',
  doneQty: ['2450', '2450', '40', '0'][i],
}));
const steel: Values = {
  lineTpCd: 'I',
  itemNm: '강판 교체',
  qty: '300',
  doneQty: '320',
  priceBaseCd: 'P',
  price: '9500',
  purcPrice: '7000',
};
const header = { id: 7, quotId: 3, currCd: 'KRW', vatCd: 'TAX10', lineNoCd: 'NUM' };
const computed = (record: Values) => orderRules.compute!(record) as Values & { item: Values[] };

describe('amounts of an order', () => {
  it('follow what was ordered until it is accepted', () => {
    expect(computed({ ...header, stCd: 'DONE', item: lines })).toMatchObject(vectorA.totals);
  });

  it('follow what was done afterwards, additions too; what was ordered stays', () => {
    const accepted = computed({ ...header, stCd: 'ACC', item: [...lines, { ...steel, addYn: 'Y', id: 9 }] });
    expect(accepted).toMatchObject({
      quotAmount: '18741135',
      salesVat: '1874114',
      sumAmount: '20615249',
      purcTot: '15273350',
      prftRt: '22.70',
    });
    expect(accepted.item.map(({ qty }) => qty)).toEqual(['2450', '2450', '37', lines[3]!.qty ?? null, '300']);
  });

  it('are nothing for work that was called off', () => {
    const none = lines.map((line) => ({ ...line, doneQty: '0' }));
    expect(computed({ ...header, stCd: 'ACC', item: none.slice(0, 3) })).toMatchObject({
      quotAmount: '0',
      sumAmount: '0',
    });
  });
});

describe('lines of an order', () => {
  const open = (line: Values, field: string, stCd = 'WORK') =>
    orderRules.rowOpen!('item', line, field, { ...header, stCd });

  it('that come after it was made are additional work', () => {
    const { item } = computed({ ...header, stCd: 'WORK', item: [...lines, steel] });
    expect(item.map(({ addYn }) => addYn)).toEqual(['N', 'N', 'N', 'N', 'Y']);
    const { id: _new, ...fresh } = header;
    expect(computed({ ...fresh, stCd: 'RECV', item: [{ ...steel, addYn: 'N' }] }).item[0]!.addYn).toBe('N');
  });

  it('keep what was quoted but the quantity; by rate the purchase too', () => {
    const [wash, , zinc] = lines;
    expect(['qty', 'doneQty', 'spec', 'purcClntId'].map((field) => open(wash!, field))).toEqual([
      undefined,
      true,
      undefined,
      undefined,
    ]);
    expect(['price', 'prftRt', 'dctRt', 'itemNm', 'purcPrice'].map((field) => open(wash!, field))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(open(zinc!, 'purcPrice')).toBe(true);
    expect(open({ ...zinc!, id: 9, addYn: 'Y' }, 'price')).toBe(true);
    expect(agreedInputs(zinc!)).not.toContain('purcPrice');
  });

  it('take nothing but consent to additions once the work is done', () => {
    const added = { ...steel, id: 9, addYn: 'Y' };
    expect([
      open(added, 'addApprDt', 'DONE'),
      open(added, 'doneQty', 'DONE'),
      open(lines[0]!, 'addApprDt', 'DONE'),
    ]).toEqual([true, false, false]);
  });
});

describe('progress', () => {
  const line = (progRt: string, quotAmount: string, lineTpCd = 'I'): Values => ({ lineTpCd, progRt, quotAmount });
  it.each([
    ['weighted by amount', [line('100', '1000'), line('0', '3000')], '25.00'],
    ['of items only', [line('50', '1000'), line('0', '9000', 'D'), line('0', '0', 'H')], '50.00'],
    ['an average where nothing costs anything', [line('100', '0'), line('0', '0'), line('20', '0')], '40.00'],
    ['zero without lines', [], '0.00'],
  ])('%s', (_, item, wanted) => expect(weightedProgress({ item })).toBe(wanted));
});
