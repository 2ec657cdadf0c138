/** Amending tax invoices over the wire: the drafts of each reason, their day, once for what takes back the whole (10-platform taxInv). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { readTaxXml } from '../../../src/services/platform/taxInv/xml/read.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { act, at, done, heard, ok, prefix, read, refused, row, rowsOf } from './taxInvSupport.ts';

let app: TestApp;
let seller: Client;
let buyer: Client;
beforeAll(async () => {
  app = await startApp();
  [seller, buyer] = [await app.as('acct2'), await app.as('admin7')];
});
afterAll(() => app.close());

const body: Values = {
  ...{ writeDt: '2026-10-31', remark: 'INV-2610-0007' },
  insertItemList: [
    row('100000', { itemNm: '도료', qty: '10', unitPrice: '10000' }),
    row('30005', { itemNm: '시너', qty: '5', unitPrice: '6001' }),
  ],
};
const amended = async (record: Values, modifyCd: string, more: Values = {}): Promise<Values[]> => {
  const answer = ok(await act(seller, record, 'amend', { modifyCd, eventDt: '2026-11-18', ...more }));
  return Promise.all((answer['made'] as Values[]).map((one) => read(seller, one)));
};
const sums = (records: readonly Values[]) => records.map(({ supplyAmt, taxAmt }) => [supplyAmt, taxAmt]);
const later = { writeDt: '2026-11-18', remark: '당초 작성일 2026-10-31 / INV-2610-0007' };

describe('what each reason makes', () => {
  test('01: the whole taken back, and a copy to correct, both of the original day', async () => {
    const record = await done(seller, body);
    const made = await amended(record, '01');
    expect(sums(made)).toEqual([
      ['-130005', '-13000'],
      ['130005', '13000'],
    ]);
    const common = {
      stCd: 'DRAFT',
      invTpCd: 'MODIFY',
      modifyCd: '01',
      orgTaxInvId: record['id'],
      writeDt: '2026-10-31',
    };
    for (const one of made) expect(one).toMatchObject({ ...common, eventDt: '2026-11-18', issueDueDt: '2026-12-10' });
    expect(made.map(({ cancelYn }) => cancelYn)).toEqual(['Y', 'N']);
    expect(rowsOf(made[0]!, 'item').map(({ qty, supplyAmt }) => [qty, supplyAmt])).toEqual([
      ['-10', '-100000'],
      ['-5', '-30005'],
    ]);
  });
  test('02: a row of the difference, of the day of the change', async () => {
    const made = await amended(await done(seller, body), '02', { diffAmt: '-20000' });
    expect(made).toMatchObject([{ supplyAmt: '-20000', taxAmt: '-2000', cancelYn: 'N', ...later }]);
    expect(rowsOf(made[0]!, 'item')).toMatchObject([{ itemNm: '도료 외 1건', qty: null, purchDt: '2026-11-18' }]);
  });
  test('03: what came back, of the day on which it did', async () => {
    const record = await done(seller, body);
    const [, thinner] = rowsOf(record, 'item');
    const made = await amended(record, '03', { back: [{ id: thinner!['id'], qty: '2', supplyAmt: '12002' }] });
    expect(made).toMatchObject([{ supplyAmt: '-12002', taxAmt: '-1200', ...later }]);
    expect(rowsOf(made[0]!, 'item')).toMatchObject([{ itemNm: '시너', qty: '-2', supplyAmt: '-12002' }]);
  });
  test.each([
    ['04', later],
    ['06', { writeDt: '2026-10-31', remark: 'INV-2610-0007' }],
  ])('%s: the whole taken back', async (reason, wanted) => {
    const made = await amended(await done(seller, body), reason);
    expect(made).toMatchObject([{ supplyAmt: '-130005', taxAmt: '-13000', cancelYn: 'Y', ...wanted }]);
  });
  test('05: the taxed one taken back, and the same at zero rate, of the original day', async () => {
    const made = await amended(await done(seller, body), '05', { zeroReasonCd: 'PCR' });
    expect(sums(made)).toEqual([
      ['-130005', '-13000'],
      ['130005', '0'],
    ]);
    expect(made).toMatchObject([
      { vatCd: 'TAX10', writeDt: '2026-10-31' },
      { vatCd: 'ZERO', zeroReasonCd: 'PCR', writeDt: '2026-10-31' },
    ]);
  });
});

describe('is refused', () => {
  test.each<[string, Values, unknown[]]>([
    ['without a reason', { eventDt: '2026-11-18' }, [400, 'E_REQUIRED', 'E_REQUIRED modifyCd']],
    ['without its day', { modifyCd: '04' }, [400, 'E_REQUIRED', 'E_REQUIRED eventDt']],
    ['on a day to come', { modifyCd: '04', eventDt: '2026-11-21' }, [400, 'E_RANGE', 'E_RANGE eventDt']],
    ['before the original', { modifyCd: '04', eventDt: '2026-10-30' }, [400, 'E_RANGE', 'E_RANGE eventDt']],
    ['02 without its amount', { modifyCd: '02', eventDt: '2026-11-18' }, [400, 'E_REQUIRED', 'E_REQUIRED diffAmt']],
    ['03 without rows', { modifyCd: '03', eventDt: '2026-11-18' }, [400, 'E_REQUIRED', 'E_REQUIRED back']],
    [
      '05 without its reason',
      { modifyCd: '05', eventDt: '2026-11-18' },
      [400, 'E_REQUIRED', 'E_REQUIRED zeroReasonCd'],
    ],
  ])('%s', async (_what, input, wanted) => {
    const record = await done(seller, body);
    expect(refused(await act(seller, record, 'amend', input))).toEqual(wanted);
  });
  test('before the tax office has it, and to whoever received it', async () => {
    const record = await done(seller, body);
    const input = { modifyCd: '04', eventDt: '2026-11-18' };
    expect((await act(buyer, record, 'amend', input)).status).toBe(403);
    const [draft] = await amended(record, '02', { diffAmt: '100' });
    expect(refused(await act(seller, draft!, 'amend', input)).slice(0, 2)).toEqual([409, 'E_STATE']);
  });
});

describe('the whole is taken back once', () => {
  test.each(['01', '04', '05', '06'])('%s, and nothing is left to amend', async (reason) => {
    const record = await done(seller, body);
    const more = reason === '05' ? { zeroReasonCd: 'LLC' } : {};
    await amended(record, reason, more);
    for (const [modifyCd, input] of [
      ['01', {}],
      ['04', {}],
      ['06', {}],
      ['02', { diffAmt: '1' }],
    ] as const) {
      const again = await act(seller, record, 'amend', { modifyCd, eventDt: '2026-11-19', ...input });
      expect(refused(again).slice(0, 2), modifyCd).toEqual([409, 'E_STATE']);
    }
    const facts = await seller.get<Values>(`${at(record)}/facts`);
    expect(facts.body['cancelledBy']).toMatch(/^TX-2611-\d{4}$/);
  });
  test('as long as the one that takes all of it back is written, that is the way out', async () => {
    const record = await done(seller, body);
    const [taken] = await amended(record, '01');
    const asked = () => act(seller, record, 'amend', { modifyCd: '04', eventDt: '2026-11-19' });
    const facts = async () => (await seller.get<Values>(`${at(record)}/facts`)).body;
    expect(await facts()).toMatchObject({ cancelledBy: taken!['taxInvNo'], cancelling: true });
    expect((await asked()).body['message']).toMatch(/작성하고 있습니다\. 발행하거나 삭제한 다음 수정하세요\.$/);
    ok(await act(seller, taken!, 'issue'));
    expect(await facts()).toMatchObject({ cancelledBy: taken!['taxInvNo'], cancelling: false });
    expect((await asked()).body['message']).toMatch(/전액 취소한 세금계산서입니다/);
  });
  test('however many ask at once', async () => {
    const record = await done(seller, body);
    const { version } = await read(seller, record);
    const ask = (modifyCd: string) =>
      seller.post<Values>(`${at(record)}/amend`, { version, modifyCd, eventDt: '2026-11-18' });
    const answers = await Promise.all(['01', '04', '06', '04', '06', '01'].map(ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body: said } of answers)
      if (status !== 200) expect([status, said['code']]).toEqual([409, 'E_STATE']);
  });
  test('and the database holds it, too', async () => {
    const record = await done(seller, body);
    const [taken] = await amended(record, '04');
    const twice = `insert into platform_tax_inv (corp_id, tax_inv_no, org_tax_inv_id, org_tax_inv_corp_id, cancel_yn, st_cd)
      values (2, 'X-1', $1, 2, 'Y', 'DRAFT')`;
    const insert = () => withClient(app.urls.ownerUrl, (owner) => owner.query(twice, [record['id']]));
    await expect(insert()).rejects.toThrow('uq_platform_tax_inv_org_tax_inv_id');
    expect((await seller.del(at(taken!))).status).toBe(204);
    // What was thrown away stands in nobody's way.
    expect(await amended(record, '06')).toHaveLength(1);
  });
});

describe('a draft that amends', () => {
  const patch = async (record: Values, change: Values) => {
    const { version } = await read(seller, record);
    return seller.patch<Values>(at(record), { version, ...change });
  };
  test('keeps its day, and of what takes back the whole every figure', async () => {
    const [taken, copy] = await amended(await done(seller, body), '01');
    for (const one of [taken!, copy!])
      expect(refused(await patch(one, { writeDt: '2026-11-01' }))).toEqual([409, 'E_STATE', 'E_STATE writeDt']);
    const [first] = rowsOf(taken!, 'item');
    const changed = { updateItemList: [{ id: first!['id'], supplyAmt: '-1' }] };
    expect(refused(await patch(taken!, changed))).toEqual([409, 'E_STATE', 'E_STATE item item']);
    expect(refused(await patch(taken!, { inveNm: '다른 곳' }))).toEqual([409, 'E_STATE', 'E_STATE inveNm']);
    const [row1] = rowsOf(copy!, 'item');
    const corrected = ok(
      await patch(copy!, { inveNm: '누리해운', updateItemList: [{ id: row1!['id'], qty: '9', supplyAmt: '90000' }] }),
    );
    expect(corrected).toMatchObject({ inveNm: '누리해운', supplyAmt: '120005' });
  });
  test('goes with its twin, unless that was issued', async () => {
    const [taken, copy] = await amended(await done(seller, body), '01');
    expect((await seller.del(at(copy!))).status).toBe(204);
    expect((await seller.get(at(taken!))).status).toBe(404);
    // Neither is left where one searches by words.
    const indexed = await withClient(app.urls.ownerUrl, (owner) =>
      owner.query(
        `select row_id from sys_keyword where table_nm = 'platform_tax_inv' and row_id = any ($1::bigint[])`,
        [[taken!['id'], copy!['id']]],
      ),
    );
    expect(indexed.rows).toEqual([]);
    const [other, zero] = await amended(await done(seller, body), '05', { zeroReasonCd: 'PCR' });
    ok(await act(seller, other!, 'issue'));
    expect(refused(await seller.del<Values>(at(zero!))).slice(0, 2)).toEqual([409, 'E_STATE']);
  });
  test('takes the sealed number of a person along when it goes, its twin, too', async () => {
    const made = await amended(await done(seller, { ...body, inveRegNo: '9913321234568' }), '01');
    const sealed = () =>
      withClient(
        app.urls.ownerUrl,
        async (owner) =>
          (
            await owner.query(
              `select row_id from sys_sealed where table_nm = 'platform_tax_inv' and row_id = any ($1::bigint[])`,
              [made.map(({ id }) => id)],
            )
          ).rows.length,
      );
    expect(await sealed()).toBe(2);
    expect((await seller.del(at(made[1]!))).status).toBe(204);
    expect(await sealed()).toBe(0);
  });
  test('keeps the words of the law, and its rows less than nothing', async () => {
    const record = await done(seller, body);
    const [, thinner] = rowsOf(record, 'item');
    const [back] = await amended(record, '03', { back: [{ id: thinner!['id'], qty: '5', supplyAmt: '30005' }] });
    expect(refused(await patch(back!, { remark: '환입' }))).toEqual([400, 'E_PATTERN', 'E_PATTERN remark']);
    const [one] = rowsOf(back!, 'item');
    expect(
      refused(await patch(back!, { updateItemList: [{ id: one!['id'], unitPrice: null, supplyAmt: '5' }] })),
    ).toEqual([...[400, 'E_RANGE', 'E_RANGE item 1 supplyAmt']]);
  });
  test('asks when more is taken back than was left', async () => {
    const record = await done(seller, body);
    const left = async () => (await seller.get<Values>(`${at(record)}/facts`)).body['left'];
    expect(await left()).toBe(record['sumAmount']);
    await amended(record, '02', { diffAmt: '-20000' });
    expect(Number(await left())).toBe(Number(record['sumAmount']) - 22_000);
    const input = { modifyCd: '04', eventDt: '2026-11-18' };
    expect(refused(await act(seller, record, 'amend', input))).toEqual([409, 'E_WARN', 'E_SUM modifyCd']);
    ok(await act(seller, record, 'amend', { ...input, confirmed: ['taxInvBelowNought'] }));
  });
  test('is named by its original with what both come to; whoever received it reads of it once it is issued', async () => {
    const record = await done(seller, body);
    const told = async (by: Client) => {
      const { amendedBy, comesTo } = ok(await by.get<Values>(`${at(record)}/facts`));
      return [(amendedBy as Values[]).map(({ taxInvNo, stCd, sumAmount }) => [taxInvNo, stCd, sumAmount]), comesTo];
    };
    expect(await told(seller)).toEqual([[], null]);
    const [less] = await amended(record, '02', { diffAmt: '-20000' });
    expect(await told(seller)).toEqual([[[less!['taxInvNo'], 'DRAFT', '-22000']], null]);
    expect(await told(buyer)).toEqual([[], null]);
    ok(await act(seller, less!, 'issue'));
    const both = [[[less!['taxInvNo'], 'ISSUED', '-22000']], '121005'];
    expect(await told(seller)).toEqual(both);
    expect(await told(buyer)).toEqual(both);
    // What amends the copy that stands in its place counts too; what was taken back does not.
    ok(await act(seller, await read(seller, less!), 'cancelIssue'));
    const [taken, copy] = await amended(record, '01');
    for (const one of [taken, copy]) ok(await act(seller, one!, 'issue'));
    ok(await act(seller, await read(seller, copy!), 'send'));
    const [more] = await amended(await heard(seller, copy!), '02', { diffAmt: '1000' });
    ok(await act(seller, more!, 'issue'));
    expect((await told(buyer))[1]).toBe('144105');
    expect((await told(buyer))[0]).toHaveLength(3);
  });
  test('is late by the day of its reason, and leaves with the number of its original', async () => {
    const record = await done(seller, body);
    const [now] = await amended(record, '02', { diffAmt: '100' });
    expect(ok(await act(seller, now!, 'issue'))).toMatchObject({ lateYn: 'N' });
    const [then] = await amended(record, '06', { eventDt: '2026-10-31', confirmed: true });
    const late = ok(await act(seller, then!, 'issue'));
    expect(late).toMatchObject({ lateYn: 'Y', writeDt: '2026-10-31' });
    expect(String(late['ntsConfirmNo']).slice(0, 8)).toBe('20261031');
    ok(await act(seller, late, 'send'));
    expect(await heard(seller, late)).toMatchObject({ stCd: 'DONE' });
    const [line] = await withClient(
      app.urls.ownerUrl,
      async (owner) =>
        (
          await owner.query<{ raw: string }>(
            `select raw_txt as raw from platform_message where rec_prefix = $1 and rec_id = $2
        and dir_cd = 'OUT'`,
            [prefix, late['id']],
          )
        ).rows,
    );
    expect(readTaxXml(line!.raw)).toMatchObject({
      ...{ typeCode: '0201', amendCode: '06', originalNo: record['ntsConfirmNo'], sumAmount: '-143005' },
      items: [{ qty: '-10', supplyAmt: '-100000' }, { qty: '-5' }],
    });
  });
  test('is read by the buyer from its issue on', async () => {
    const [draft] = await amended(await done(seller, body), '04');
    expect((await buyer.get(at(draft!))).status).toBe(404);
    ok(await act(seller, draft!, 'issue'));
    expect((await buyer.get(at(draft!))).status).toBe(200);
  });
  test('of a person carries the number itself', async () => {
    const record = await done(seller, { ...body, inveRegNo: '9913321234568' });
    const [draft] = await amended(record, '04');
    expect(draft).toMatchObject({ inveRegNo: '9913321******' });
    ok(await act(seller, draft!, 'issue'));
    ok(await act(seller, draft!, 'send'));
    expect(await heard(seller, draft!)).toMatchObject({ stCd: 'DONE' });
  });
});

test('what came from an invoice of a yard does not lose it when an amendment is thrown away', async () => {
  const record = await done(seller, body);
  await withClient(app.urls.ownerUrl, (owner) =>
    owner.query(`update platform_tax_inv set src_tbl = 'RS4_INV', src_id = 1 where id = $1`, [record['id']]),
  );
  const sources = () =>
    withClient(
      app.urls.ownerUrl,
      async (owner) => (await owner.query(`select version, tax_inv_id from rs4_inv where id = 1`)).rows,
    );
  const before = await sources();
  const [draft] = await amended(record, '04');
  expect(draft).toMatchObject({ srcTbl: 'RS4_INV', srcId: 1 });
  expect((await seller.del(at(draft!))).status).toBe(204);
  expect(await sources()).toEqual(before);
});

test('the question before issuing says whether it is late', async () => {
  const facts = async (writeDt: string) => {
    const draft = ok(
      await seller.post<Values>(`/${prefix}`, {
        ...{
          writeDt,
          inveRegNo: '0078100072',
          inveNm: '누리데모해운(주)',
          inveCeoNm: '전가상',
          insertItemList: [row('10')],
        },
      }),
      201,
    );
    return (await seller.get<Values>(`${at(draft)}/facts`)).body['late'];
  };
  expect(await facts('2026-10-31')).toBe('발급기한 2026-11-10이 지났습니다. 지금 발행하면 지연발급 가산세가 붙습니다.');
  expect(await facts('2026-11-18')).toBe('2026-12-10까지 발행하면 지연발급이 아닙니다.');
});
