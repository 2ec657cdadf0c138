import { describe, expect, test } from 'vitest';
import { costsTogether } from '../../../record/cost.ts';
import { products } from '../../reference/products.ts';
import {
  converge,
  kilobytes,
  lateLines,
  metered,
  standsOn,
  type MeteredSubsc,
  type MonthFacts,
  type UsageLine,
  type UsageRow,
} from './meter.ts';

const fee = (feeTpCd: MeteredSubsc['fees'][number]['feeTpCd'], unitPrice: string, freeQty = 0) => ({
  ...{ feeTpCd, unitPrice, freeQty },
});
const customs = (more: Partial<MeteredSubsc> = {}): MeteredSubsc => ({
  ...{ id: 1, sysCd: 'SWK', prodNm: '수출입 통관', startDt: '2026-09-01', endDt: null, convYn: 'N', trainCnt: 0 },
  baseUserCnt: 6,
  fees: [
    fee('BASE', '25000'),
    fee('EXTRA', '100000'),
    fee('SETUP', '1600000'),
    fee('TRANS', '250'),
    fee('TRAIN', '100000'),
  ],
  ...more,
});
const facts = (more: Partial<MonthFacts> = {}): MonthFacts => ({
  ...{ subscs: [customs()], users: 7, sent: new Map(), sms: 3, fax: 0 },
  ...more,
});
const told = (lines: readonly UsageLine[]) => lines.map(({ feeTpCd, subscId, qty }) => [feeTpCd, subscId, qty]);
const october = (more: Partial<MonthFacts> = {}) => metered('202610', '2026-11-20', facts(more));

test('XML counts by a tenth, and what is begun of a kilobyte counts whole', () => {
  const kb = (otherBytes: number, xmlBytes: number) => kilobytes({ otherBytes, xmlBytes });
  expect(kb(12_345, 482_600)).toBe(60);
  expect([kb(0, 0), kb(1, 0), kb(1024, 0), kb(1025, 0), kb(0, 10_240), kb(0, 10_241)]).toEqual([0, 1, 1, 2, 1, 2]);
});

test('the first day counts, the day of the end does not', () => {
  const subsc = { startDt: '2026-10-05', endDt: '2026-10-31' };
  expect(['2026-10-04', '2026-10-05', '2026-10-30', '2026-10-31'].map((day) => standsOn(subsc, day))).toEqual([
    ...[false, true, true, false],
  ]);
});

describe('a month', () => {
  test('of customs for seven people: base, one extra, transfer, and messages within the base fee', () => {
    const sent = new Map([[1, { otherBytes: 12_345, xmlBytes: 482_600 }]]);
    expect(told(october({ sent }))).toEqual([
      ['BASE', 1, 7],
      ['EXTRA', 1, 1],
      ['TRANS', 1, 60],
      ['SMS', 1, 3],
      ['FAX', 1, 0],
    ]);
    expect(october().find(({ feeTpCd }) => feeTpCd === 'SMS')).toMatchObject({
      itemNm: '문자 (무료 210건)',
      unitPrice: '0',
    });
  });

  test('charges the base fee once a person, on the oldest subscription that stands on the last day', () => {
    const older = customs({ id: 7, startDt: '2026-08-01', baseUserCnt: 1, fees: [fee('BASE', '25000')] });
    expect(told(october({ subscs: [older, customs()] })).filter(([type]) => type === 'BASE')).toEqual([['BASE', 7, 7]]);
    const gone = { ...older, endDt: '2026-10-31' };
    expect(told(october({ subscs: [gone, customs()] })).filter(([type]) => type === 'BASE')).toEqual([['BASE', 1, 7]]);
  });

  test('charges one-off fees in the month of the first day alone', () => {
    const subscs = [customs({ startDt: '2026-10-31', trainCnt: 2 })];
    expect(told(october({ subscs }))).toEqual([
      ['BASE', 1, 7],
      ['EXTRA', 1, 1],
      ['SETUP', 1, 1],
      ['TRAIN', 1, 2],
      ['SMS', 1, 3],
      ['FAX', 1, 0],
    ]);
    expect(told(metered('202611', '2026-12-01', facts({ subscs }))).map(([type]) => type)).not.toContain('SETUP');
  });

  test('conversion where it was wanted, transfer also of what ended within the month, nothing to pay of a company without people', () => {
    const subscs = [
      customs({
        convYn: 'Y',
        startDt: '2026-10-01',
        endDt: '2026-10-20',
        fees: [fee('CONV', '5000000'), fee('TRANS', '250', 3)],
      }),
    ];
    const sent = new Map([[1, { otherBytes: 5000, xmlBytes: 0 }]]);
    expect(told(october({ subscs, sent }))).toEqual([
      ['CONV', 1, 1],
      ['TRANS', 1, 2],
    ]);
    // That it was metered is known by rows of nought.
    expect(october({ users: 0, sms: 0 }).map(({ feeTpCd, qty, unitPrice }) => [feeTpCd, qty, unitPrice])).toEqual([
      ['SMS', 0, '0'],
      ['FAX', 0, '0'],
    ]);
    expect(october({ subscs: [customs({ startDt: '2026-11-01' })] })).toEqual([]);
  });
});

const row = (line: UsageLine, more: Partial<UsageRow> = {}): UsageRow => ({
  ...{ ...line, id: 1, usageYm: '202610', meterQty: line.qty, adjusted: false, billed: false, eventSeq: 0 },
  ...more,
});

describe('rows', () => {
  test('of a company are one whatever it subscribes to; those of a subscription are each its own', () => {
    const two = [customs({ id: 1 }), customs({ id: 2 })];
    const sent = new Map(two.map(({ id }) => [id, { otherBytes: 5000, xmlBytes: 0 }]));
    const all = october({ subscs: two, sent });
    const each = all.map(({ feeTpCd, subscId }) => `${feeTpCd} ${subscId}`);
    expect(each.filter((one) => /^(BASE|SMS|FAX)/.test(one))).toEqual(['BASE 1', 'SMS 1', 'FAX 1']);
    expect(each).toEqual(expect.arrayContaining(['EXTRA 1', 'EXTRA 2', 'TRANS 1', 'TRANS 2']));
    const known = all.map((line, at) => row(line, { id: at + 1 }));
    expect(converge(known, all)).toEqual({ insert: [], update: [], remove: [] });
    // Where the oldest has ended, the company's rows go over to the next; the others keep their own.
    const over = converge(known, october({ subscs: [two[1]!], sent }));
    expect(over.insert).toEqual([]);
    expect(over.update.map(({ line: { feeTpCd, subscId } }) => `${feeTpCd} ${subscId}`)).toEqual([
      'BASE 2',
      'SMS 2',
      'FAX 2',
    ]);
    const gone = known
      .filter(({ id }) => over.remove.includes(id))
      .map(({ feeTpCd, subscId }) => `${feeTpCd} ${subscId}`);
    expect(gone).toEqual(expect.arrayContaining(['EXTRA 1', 'TRANS 1']));
    expect(gone.every((one) => one.endsWith(' 1'))).toBe(true);
  });

  const lines = october();
  const rows = lines.map((line, i) => row(line, { id: i + 1 }));

  test('stay as they are when the same is metered again', () => {
    expect(converge(rows, lines)).toEqual({ insert: [], update: [], remove: [] });
  });

  test('come, change and go with what is metered', () => {
    const more = october({ users: 8 });
    expect(converge([], lines).insert).toEqual(lines);
    expect(converge(rows, more).update.map(({ id, qty }) => [id, qty])).toEqual([
      [1, 8],
      [2, 2],
      [3, 3],
      [4, 0],
    ]);
    expect(converge(rows, lines.slice(0, 1)).remove).toEqual([2, 3, 4]);
  });

  test('move to another subscription instead of standing twice', () => {
    const moved = lines.map((line) => ({ ...line, subscId: 9 }));
    const { insert, update, remove } = converge(rows, moved);
    expect([insert.map(({ feeTpCd }) => feeTpCd), remove]).toEqual([['EXTRA'], [2]]);
    expect(update.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  test('keep what the operator said, and what is billed or of an event', () => {
    const adjusted = row(lines[0]!, { qty: 5, adjusted: true });
    expect(converge([adjusted], [{ ...lines[0]!, qty: 9 }]).update).toMatchObject([{ qty: 5, line: { qty: 9 } }]);
    expect(converge([adjusted], [])).toEqual({ insert: [], update: [], remove: [] });
    expect(converge([row(lines[0]!, { billed: true }), row(lines[0]!, { eventSeq: 20_261_014 })], []).remove).toEqual(
      [],
    );
  });
});

describe('what comes late', () => {
  const trans: UsageLine = {
    ...{
      subscId: 1,
      sysCd: 'SWK',
      feeTpCd: 'TRANS',
      itemNm: '수출입 통관 전송료',
      useYm: '202610',
      qty: 64,
      unitPrice: '250',
    },
  };
  const billed = row({ ...trans, qty: 60 }, { billed: true });
  const late = (rows: readonly UsageRow[]) => lateLines('202611', [trans], rows, () => '수출입 통관');

  test('is a line of the next month that names the month of use', () => {
    expect(late([billed])).toEqual([{ ...trans, qty: 4, itemNm: '수출입 통관 전송료 (2026-10 이용분)' }]);
  });

  test('is booked once, whatever the operator billed instead of what was metered', () => {
    const open = row({ ...trans, qty: 4 }, { usageYm: '202611' });
    expect(late([billed, open])[0]).toMatchObject({ qty: 4 });
    expect(late([billed, { ...open, usageYm: '202612' }])).toEqual([]);
    expect(late([billed, { ...open, billed: true }])).toEqual([]);
    expect(late([{ ...billed, qty: 1, meterQty: 64 }])).toEqual([]);
    expect(late([{ ...billed, meterQty: 70 }])).toEqual([]);
  });
});

describe('what the store reckons of several services is what the first month of them is billed', () => {
  const product = (code: string) => products.find(({ subsReqId }) => subsReqId === code)!;
  test.each([
    [7, ['SWK-CUS']],
    [7, ['SWK-CUS', 'RS4-STD']],
    [7, ['RS4-STD', 'SWK-CUS', 'SWK-ORD']],
    [1, ['SWK-PCR', 'SWK-ORD', 'BWMS-STD', 'GW-STD']],
  ])('%i people with %s', (users, codes) => {
    const services = codes.map(product);
    const subscs = services.map(({ id, sysCd, subsReqNm, baseUserCnt, fees }) => ({
      ...{ id, sysCd, prodNm: subsReqNm, startDt: '2026-10-01', endDt: null, convYn: 'N', trainCnt: 0, baseUserCnt },
      fees: fees.map(({ feeTpCd, unitPrice }) => fee(feeTpCd as UsageLine['feeTpCd'], String(unitPrice))),
    }));
    const billed = october({ subscs, users }).filter(({ unitPrice }) => unitPrice !== '0');
    const reckoned = costsTogether(
      services.map(({ fees, baseUserCnt }) => ({
        ...{ baseUserCnt, fees: fees.map((one) => ({ ...one, unitPrice: String(one.unitPrice) })) },
      })),
      { userCnt: users, trainCnt: 0, convYn: false },
    ).flatMap(({ lines }, at) =>
      lines
        .filter(({ when, paid }) => when !== 'use' && !paid)
        .map(({ feeTpCd, qty, amount }) => [feeTpCd, services[at]!.id, qty, amount]),
    );
    const lines = billed.map(({ feeTpCd, subscId, qty, unitPrice }) => [
      ...[feeTpCd, subscId, qty, String(qty * Number(unitPrice))],
    ]);
    expect(reckoned).toEqual(lines);
  });
});
