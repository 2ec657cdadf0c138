/** Tax invoices on their way to the tax office: sending, its answers, failing and sending again, and what is kept of it (10-platform taxInv). */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { readTaxXml } from '../../../src/services/platform/taxInv/xml/read.ts';
import { writeTaxXml } from '../../../src/services/platform/taxInv/xml/write.ts';
import { json, startProvider, type TestProvider } from '../../support/provider.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { act, at, done, heard, issued, ok, post, read, refused, row, rowsOf, simulate } from './taxInvSupport.ts';

let app: TestApp;
let seller: Client;
let buyer: Client;
beforeAll(async () => {
  app = await startApp();
  [seller, buyer] = [await app.as('acct2'), await app.as('admin7')];
});
afterAll(() => app.close());
beforeEach(() => simulate(app, 2, { mode: 'usual' }));

const asOwner = <R extends object>(text: string, values: unknown[] = []) =>
  withClient(app.urls.ownerUrl, async (client) => (await client.query<R>(text, values)).rows);
interface Line {
  readonly raw: string;
  readonly hash: string;
  readonly conv: string;
}
const sentOf = ({ id }: Values) =>
  asOwner<Line>(
    `select raw_txt as raw, raw_hash as hash, conv_id as conv from platform_message
     where rec_prefix = 'platform/taxInv' and rec_id = $1 and dir_cd = 'OUT' order by seq_no`,
    [id],
  );
const fileOf = async (record: Values, by = seller): Promise<Values | undefined> =>
  ((await read(by, record))['respFileList'] as Values[])[0];
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('sending', () => {
  test('leads to DONE once the tax office has it, and is over then', async () => {
    const record = await done(seller);
    expect(record).toMatchObject({ stCd: 'DONE', sendDtm: '2026-11-20 09:00' });
    expect(rowsOf(record, 'msg').map(({ msgTpCd, resultCd }) => [msgTpCd, resultCd])).toEqual([
      ['SEND', null],
      ['REPLY', 'ACCEPT'],
    ]);
    for (const name of ['send', 'resend', 'cancelIssue'])
      expect(refused(await act(seller, record, name)).slice(0, 2), name).toEqual([409, 'E_STATE']);
  });
  test('is not offered before the invoice was issued, nor to whoever received it', async () => {
    const draft = ok(await post(seller), 201);
    expect(refused(await act(seller, draft, 'send')).slice(0, 2)).toEqual([409, 'E_STATE']);
    expect((await act(buyer, await issued(seller), 'send')).status).toBe(403);
  });
  test('of several, each goes for itself', async () => {
    const [first, draft] = [await issued(seller), ok(await post(seller), 201)];
    const body = ok(await seller.post<Values>('/platform/taxInv/send', { ids: [first['id'], draft['id']] }));
    expect((body['content'] as Values[]).map(({ id }) => id)).toEqual([first['id']]);
    expect((body['failed'] as Values[]).map(({ id, code }) => [id, code])).toEqual([[draft['id'], 'E_STATE']]);
  });
});

describe('a refusal', () => {
  test('is FAIL with its reason, and goes again as the same document', async () => {
    await simulate(app, 2, {
      mode: 'refuse',
      reason: '공급받는자 등록번호 오류',
      errors: [{ code: 'ERR003', text: '등록번호' }],
    });
    const record = await issued(seller);
    ok(await act(seller, record, 'send'));
    const failed = await heard(seller, record);
    expect(failed).toMatchObject({ stCd: 'FAIL' });
    expect(rowsOf(failed, 'msg').at(-1)).toMatchObject({
      resultCd: 'REJECT',
      msgTxt: '공급받는자 등록번호 오류 / ERR003 등록번호',
    });
    expect(refused(await act(seller, failed, 'send')).slice(0, 2)).toEqual([409, 'E_STATE']);
    await simulate(app, 2, { mode: 'usual' });
    ok(await act(seller, failed, 'resend'));
    expect(await heard(seller, failed)).toMatchObject({ stCd: 'DONE', ntsConfirmNo: record['ntsConfirmNo'] });
    const [first, second] = await sentOf(record);
    expect(second!.raw).toBe(first!.raw);
    expect(second!.conv).not.toBe(first!.conv);
    expect((await read(seller, record))['respFileList']).toHaveLength(1);
  });
  test('is nothing of what the buyer reads', async () => {
    const record = await done(seller);
    const seen = await read(buyer, record);
    expect(seen).toMatchObject({ stCd: 'DONE' });
    expect(rowsOf(seen, 'msg')).toEqual([]);
  });
});

describe('what is kept', () => {
  test('is what was sent: journal, file and hash are the same, and it reads as the record', async () => {
    const record = await done(seller, { remark: '수리 & 도장 <11월>' });
    const [line] = await sentOf(record);
    expect(hashOf(line!.raw)).toBe(line!.hash);
    expect(record['xmlHash']).toBe(line!.hash);
    const file = await fileOf(record);
    expect(file).toMatchObject({ oriFileNm: `${String(record['ntsConfirmNo'])}.xml` });
    const [stored] = await asOwner<{ hash: string }>(
      `select encode(sha256, 'hex') as hash from sys_file where ref_table_nm = 'PF_TAXINV' and ref_id = $1`,
      [record['id']],
    );
    expect(stored!.hash).toBe(line!.hash);
    const told = readTaxXml(line!.raw);
    expect(told).toMatchObject({
      ...{ confirmNo: record['ntsConfirmNo'], ownNo: record['taxInvNo'], typeCode: '0101', purposeCode: '02' },
      ...{ writeDay: '20261118', supplyAmt: '100000', taxAmt: '10000', sumAmount: '110000' },
      ...{ remarks: ['수리 & 도장 <11월>'], issuedAt: '20261120090000' },
      supplier: { regNo: '0028100024', name: '한바다데모선박수리(주)' },
      buyer: { regNo: '0078100072', kind: '01' },
      items: [{ no: '1', qty: '2', unitPrice: '50000' }],
    });
    const unsigned = line!.raw.replace(/<ds:Signature [^]*<\/ds:Signature>/, '');
    expect(unsigned.replaceAll(/\s+/g, '')).toBe(writeTaxXml(told).replaceAll(/\s+/g, ''));
    // The buyer has the document as well.
    expect(await fileOf(record, buyer)).toMatchObject({ oriFileNm: file!['oriFileNm'] });
  });
  test.each<[string, Values, string]>([
    ['zero-rated', { vatCd: 'ZERO', zeroReasonCd: 'SHIP' }, '0102'],
    ['without tax', { vatCd: 'FREE' }, '0301'],
    ['a receipt', { purposeCd: 'RCPT' }, '0101'],
  ])('%s bears its type', async (_what, body, typeCode) => {
    const [line] = await sentOf(await done(seller, body));
    expect(readTaxXml(line!.raw)).toMatchObject({ typeCode, purposeCode: body['purposeCd'] ? '01' : '02' });
  });
  test('of a person the number reaches the tax office, and rests sealed', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hangro-nts-'));
    const other = await startApp({ env: { MESSAGES_NTS: `file:${folder}` } });
    try {
      const by = await other.as('acct2');
      const record = await issued(by, { inveRegNo: '9913321234568' });
      ok(await act(by, record, 'send'));
      const out = path.join(folder, 'out', 'NTS');
      await expect.poll(() => readdir(out).catch(() => []), { timeout: 20_000 }).toHaveLength(1);
      const left = await readFile(path.join(out, (await readdir(out))[0]!), 'utf8');
      expect(readTaxXml(left)).toMatchObject({ buyer: { regNo: '9913321234568', kind: '02' } });
      const sent = await read(by, record);
      expect(sent).toMatchObject({ stCd: 'SENT', xmlHash: hashOf(left), respFileList: [] });
      const kept = await withClient(
        other.urls.ownerUrl,
        async (client) =>
          (
            await client.query<{
              raw: string;
              hash: string;
            }>(`select raw_txt as raw, raw_hash as hash from platform_message
          where rec_prefix = 'platform/taxInv' and dir_cd = 'OUT'`)
          ).rows,
      );
      expect(kept.map(({ hash }) => hash)).toEqual([hashOf(left)]);
      expect(kept[0]!.raw).not.toContain('9913321');
    } finally {
      await other.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('by the interface of a provider', () => {
  let provider: TestProvider;
  let other: TestApp;
  let by: Client;
  beforeAll(async () => {
    provider = await startProvider();
    other = await startApp({ env: { MESSAGES_NTS: provider.url, MESSAGES_NTS_TOKEN: provider.token } });
    by = await other.as('acct2');
  });
  afterAll(async () => {
    await other.close();
    await provider.close();
  });
  const patient = { timeout: 40_000, interval: 200 };
  const state = async (record: Values) => (await read(by, record))['stCd'];
  const lastMessage = async (record: Values) => ((await read(by, record))['msgList'] as Values[]).at(-1);
  /** Sent, and the conversation by which the provider has it. */
  async function sent(): Promise<{ readonly record: Values; readonly conversation: string }> {
    const before = new Set(provider.documents.keys());
    const record = await issued(by);
    ok(await act(by, record, 'send'));
    await expect.poll(() => provider.documents.size, patient).toBe(before.size + 1);
    return { record, conversation: [...provider.documents.keys()].find((one) => !before.has(one))! };
  }
  let count = 0;
  const say = (conversation: string, resultCd: string, second: number, more: Values = {}) =>
    provider.results.push({
      ...{ id: `P${(count += 1)}`, conversation, resultCd, ...more },
      at: `2026-11-20 09:10:${String(second).padStart(2, '0')}`,
    });

  test('it has what was signed; taken, had before, refused with a word, and late', { timeout: 120_000 }, async () => {
    const [one, two, three] = [await sent(), await sent(), await sent()];
    const xml = provider.documents.get(one.conversation)!;
    expect((await read(by, one.record))['xmlHash']).toBe(hashOf(xml));
    say(one.conversation, 'SUC001', 1);
    say(two.conversation, 'SYN003', 1);
    say(three.conversation, 'ERR101', 1, { text: '공급받는자 등록번호 오류' });
    await expect.poll(() => state(one.record), patient).toBe('DONE');
    await expect.poll(() => state(two.record), patient).toBe('DONE');
    await expect.poll(() => state(three.record), patient).toBe('FAIL');
    expect(JSON.stringify(await lastMessage(three.record))).toContain('ERR101');
    await expect.poll(() => provider.results.length, patient).toBe(0);
    // What it said before the invoice went again counts no more.
    ok(await act(by, three.record, 'resend'));
    await expect.poll(() => provider.documents.size, patient).toBe(4);
    say(three.conversation, 'ERR102', 30);
    await expect.poll(() => provider.results.length, patient).toBe(0);
    expect(await state(three.record)).toBe('SENT');
    say([...provider.documents.keys()].at(-1)!, 'SUC001', 40);
    await expect.poll(() => state(three.record), patient).toBe('DONE');
  });

  test('what it will never take fails at once; while it is away the message waits', { timeout: 120_000 }, async () => {
    provider.bent = json(422, { code: 'ERR007', message: '서명 오류' });
    const wrong = await issued(by);
    ok(await act(by, wrong, 'send'));
    await expect.poll(() => state(wrong), patient).toBe('FAIL');
    expect(JSON.stringify(await lastMessage(wrong))).toContain('ERR007');
    provider.bent = json(503, {});
    const later = await issued(by);
    ok(await act(by, later, 'send'));
    expect(await state(later)).toBe('SENT');
    provider.bent = undefined;
    const before = provider.documents.size;
    await expect.poll(() => provider.documents.size, patient).toBe(before + 1);
  });
});

test(
  'by the upload form: a workbook for a person, answers by files, and what has no place in it fails with its reason',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hangro-nts-'));
    const other = await startApp({ env: { MESSAGES_NTS: `form:${folder}` } });
    try {
      const by = await other.as('acct2');
      const record = await issued(by);
      ok(await act(by, record, 'send'));
      const out = path.join(folder, 'out', 'NTS');
      await expect.poll(() => readdir(out).catch(() => []), { timeout: 20_000 }).toHaveLength(1);
      const [name] = await readdir(out);
      expect(name).toMatch(/^[0-9a-f-]{36}\.send\.xlsx$/);
      const book = new ExcelJS.Workbook();
      await book.xlsx.readFile(path.join(out, name!));
      const page = book.worksheets[0]!;
      expect([page.getCell(7, 1).value, page.getCell(7, 11).value, page.getCell(7, 20).value]).toEqual([
        '01',
        '0078100072',
        100000,
      ]);
      const said = { conversation: name!.slice(0, 36), id: 'F1', resultCd: 'SUC001', at: '2026-11-20 09:10:01' };
      await writeFile(path.join(folder, 'in', 'NTS', 'f1.json'), JSON.stringify(said));
      await expect.poll(async () => (await read(by, record))['stCd'], { timeout: 20_000 }).toBe('DONE');
      const free = await issued(by, { vatCd: 'FREE' });
      ok(await act(by, free, 'send'));
      await expect.poll(async () => (await read(by, free))['stCd'], { timeout: 20_000 }).toBe('FAIL');
      expect(JSON.stringify((await read(by, free))['msgList'])).toContain('홈택스에서 직접 발급');
      expect(await readdir(out)).toEqual([name]);
    } finally {
      await other.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

describe('answers by files', () => {
  let folder: string;
  let other: TestApp;
  let by: Client;
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hangro-nts-'));
    await mkdir(path.join(folder, 'in', 'NTS'), { recursive: true });
    other = await startApp({ env: { MESSAGES_NTS: `file:${folder}` } });
    by = await other.as('acct2');
  });
  afterAll(async () => {
    await other.close();
    await rm(folder, { recursive: true, force: true });
  });
  const conversations = async ({ id }: Values): Promise<string[]> =>
    withClient(other.urls.ownerUrl, async (client) =>
      (
        await client.query<{ conv: string }>(
          `select conv_id as conv from platform_message where rec_id = $1
        and rec_prefix = 'platform/taxInv' and dir_cd = 'OUT' order by seq_no`,
          [id],
        )
      ).rows.map(({ conv }) => conv),
    );
  /** As the tax office numbers its results. */
  async function answer(
    conversation: string,
    resultCd: string,
    second: number,
    id = `R${(count += 1)}`,
  ): Promise<void> {
    const said = { conversation, id, resultCd, at: `2026-11-20 09:10:${String(second).padStart(2, '0')}` };
    await writeFile(path.join(folder, 'in', 'NTS', `${Date.now()}-${(count += 1)}.json`), JSON.stringify(said));
    const taken = async () => (await readdir(path.join(folder, 'in', 'NTS'))).length;
    await expect.poll(taken, { timeout: 20_000 }).toBe(0);
    await other.app.courier.round();
  }
  const state = async (record: Values) => (await read(by, record))['stCd'];
  async function sent(): Promise<Values> {
    const record = await issued(by);
    ok(await act(by, record, 'send'));
    return record;
  }

  test.each(['SUC001', 'SYN003'])('%s means that it has the invoice', async (result) => {
    const record = await sent();
    await answer((await conversations(record))[0]!, result, 1);
    await expect.poll(() => state(record), { timeout: 20_000 }).toBe('DONE');
  });
  test('any other number refuses, and is told', async () => {
    const record = await sent();
    await answer((await conversations(record))[0]!, 'ERR101', 1);
    await expect.poll(() => state(record), { timeout: 20_000 }).toBe('FAIL');
    expect(rowsOf(await read(by, record), 'msg').at(-1)).toMatchObject({ resultCd: 'REJECT', msgTxt: 'ERR101' });
  });
  test('that come twice, late or against one another change nothing', async () => {
    const record = await sent();
    const [first] = await conversations(record);
    await answer(first!, 'ERR101', 5, 'F1');
    await expect.poll(() => state(record), { timeout: 20_000 }).toBe('FAIL');
    // Refused is refused: what is said of the same message afterwards makes no invoice of it.
    await answer(first!, 'SUC001', 6, 'F0');
    expect(await state(record)).toBe('FAIL');
    ok(await act(by, record, 'resend'));
    const [, second] = await conversations(record);
    // Of the first message, after the second has left.
    await answer(first!, 'SUC001', 6, 'F2');
    expect(await state(record)).toBe('SENT');
    await answer(second!, 'SYN003', 7, 'S1');
    await expect.poll(() => state(record), { timeout: 20_000 }).toBe('DONE');
    for (const [result, moment, id] of [
      ['SYN003', 7, 'S1'],
      ['SUC001', 8, 'S2'],
      ['ERR101', 9, 'S3'],
      ['ERR101', 2, 'S4'],
    ] as const) {
      await answer(second!, result, moment, id);
      expect(await state(record), id).toBe('DONE');
    }
    expect(rowsOf(await read(by, record), 'msg')).toHaveLength(4);
  });
});

test('without a way out, or without a certificate, production sends nothing', async () => {
  const env = {
    ...{
      APP_ENV: 'production',
      DATABASE_URL: 'postgres://a:b@localhost/c',
      SEAL_KEY: Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7)).toString('base64'),
    },
    ...{
      APP_SECRET: 'Zk3jR8vTq1LxW5mNp7Yb2Hc9Df4Gs6Ka',
      PUBLIC_ORIGINS: 'https://desk.example.com',
      TRUSTED_PROXIES: 'none',
    },
  };
  const { readSettings } = await import('../../../src/api/settings.ts');
  const { openSigning } = await import('../../../src/api/signing.ts');
  const { reachedBy } = await import('../../../src/api/messages/open.ts');
  expect(() => readSettings({ ...env, MESSAGES_NTS: 'file:/srv/nts' })).toThrow('MESSAGES_NTS needs NTS_CERT');
  const settings = readSettings(env);
  expect([await openSigning(settings), reachedBy(settings)]).toEqual([{}, []]);
  const folder = await mkdtemp(path.join(tmpdir(), 'hangro-cert-'));
  const { testSigning } = await import('../../../src/api/testCertificate.ts');
  const cert = path.join(folder, 'nts.pem');
  await expect(openSigning({ ntsCert: cert, production: true })).rejects.toThrow('NTS_CERT');
  await writeFile(cert, testSigning.certificate);
  await expect(openSigning({ ntsCert: cert, production: true })).rejects.toThrow('NTS_CERT');
  await writeFile(cert, `${testSigning.certificate}${testSigning.key}`);
  expect((await openSigning({ ntsCert: cert, production: true })).signing?.().certificate).toContain(
    'BEGIN CERTIFICATE',
  );
  await rm(folder, { recursive: true, force: true });
});

test('a number is found with its hyphens and without', async () => {
  const record = await issued(seller, { insertItemList: [row('70')] });
  const no = String(record['ntsConfirmNo']);
  for (const keyword of [
    no,
    no.replace(/^(.{8})(.{8})/, '$1-$2-'),
    no.slice(8),
    String(record['taxInvNo']).replaceAll('-', ''),
  ]) {
    const { body } = await seller.get<{ content: Values[] }>(`/platform/taxInv/list?keyword=${keyword}&size=100`);
    expect(
      body.content.map(({ id }) => id),
      keyword,
    ).toContain(record['id']);
  }
  expect((await buyer.get(at(record))).status).toBe(200);
});
