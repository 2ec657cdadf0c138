/** A quotation leaves the house: its paper is kept with it and goes along with the e-mail (20-rs4-ship-repair, send, P). */
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import type { PageModel } from '../../../src/core/page.ts';
import { openSmtp } from '../../../src/api/outbox/smtp.ts';
import { openRounds } from '../../../src/api/outbox/worker.ts';
import { documentPdf } from '../../../src/export/page/document.ts';
import { nodeFonts } from '../../../src/export/page/nodeFonts.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { headersOf, listen, upload } from '../../support/files.ts';
import { listenSmtp } from '../../support/listeners.ts';
import { pdfFonts, pdfPages, pdfPictures } from '../../support/pdfText.ts';

let app: TestApp;
let origin: string;
let sales: Client;
let admin: Client;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await startApp();
  origin = await listen(app);
  [sales, admin] = [await app.as('sales2'), await app.as('admin2')];
  const idOf = async (prefix: string, keyword: string) =>
    (await sales.get<{ content: { id: number }[] }>(`/${prefix}?keyword=${encodeURIComponent(keyword)}`)).body
      .content[0]!.id;
  ids['ship'] = await idOf('rs4/ship/list', 'HANBIT');
  ids['clnt'] = await idOf('rs4/clnt/list', '북극성');
  for (const code of ['KO-Q', 'EN-Q']) {
    const { body } = await sales.get<{ content: Values[] }>('/rs4/styleCode/list');
    ids[code] = body.content.find(({ styleCode }) => styleCode === code)!['id'] as number;
  }
});
afterAll(() => app.close());

const lines = [
  { lineTpCd: 'H', itemNm: '선체' },
  { itemNm: '선체 고압수세척', unitCd: 'M2', qty: '2', purcPrice: '1000', price: '2000' },
];
const act = (record: Values, name: string, body: Values = {}) =>
  sales.post<Values>(`/rs4/quot/${String(record['id'])}/${name}`, { version: record['version'], ...body });
const read = async (record: Values) => (await sales.get<Values>(`/rs4/quot/${String(record['id'])}`)).body;
const paperOf = async (record: Values) =>
  (await sales.get<PageModel & Record<string, unknown>>(`/rs4/quot/${String(record['id'])}/print`)).body as PageModel;
const filesOf = (record: Values) => record['respFileList'] as Values[];
const textOf = async (bytes: Uint8Array) => (await pdfPages(bytes)).map((page) => page.lines);
const bytesOf = async (file: Values) =>
  new Uint8Array(
    await (
      await fetch(`${origin}/api/file/app/${String(file['fileDetailId'])}`, { headers: headersOf(sales) })
    ).arrayBuffer(),
  );

/** A confirmed quotation. */
async function confirmed(body: Values = {}): Promise<Values> {
  const made = await sales.post<Values>('/rs4/quot', {
    quotTitle: '선체 수리',
    shipId: ids['ship'],
    clntId: ids['clnt'],
    insertItemList: lines,
    ...body,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const started = await act(made.body, 'start');
  return (await act(started.body, 'confirm')).body;
}

describe('the paper of a sent quotation', () => {
  test.each([
    ['KO-Q', '견적서', '선체 고압수세척'],
    ['EN-Q', 'QUOTATION', 'Total amount'],
  ])('is stored with it as it is printed, in the language of style %s', async (style, title, words) => {
    const record = await confirmed({ styleCodeId: ids[style] });
    const answer = await act(record, 'send');
    expect([answer.status, answer.body['stCd']], JSON.stringify(answer.body)).toEqual([200, 'SENT']);
    const sent = await read(record);
    expect(filesOf(sent)).toMatchObject([
      { refTypeCd: 'PDF', mime: 'application/pdf', oriFileNm: `${String(record['quotNo'])} 선체 수리.pdf` },
    ]);
    expect(filesOf(answer.body)).toEqual(filesOf(sent));
    const bytes = await bytesOf(filesOf(sent)[0]!);
    const text = await textOf(bytes);
    expect(text).toEqual(await textOf(documentPdf(await paperOf(record), await nodeFonts())));
    expect(text.flat().join('\n')).toContain(title);
    expect(text.flat().join('\n').toLowerCase()).toContain(words.toLowerCase());
    expect(pdfFonts(bytes).embedded).toBe(2);
    const { body } = await sales.get<{ content: { act: string; changes: Values[] }[] }>(
      `/rs4/quot/${String(record['id'])}/history`,
    );
    expect(body.content[0]).toMatchObject({ act: 'send' });
    expect(body.content[0]!.changes).toContainEqual({
      field: 'respFileList',
      from: null,
      to: filesOf(sent)[0]!['oriFileNm'],
    });
  });

  test('two people send at once: one does, the other is told, and one paper is kept', async () => {
    const record = await confirmed();
    const answers = await Promise.all([act(record, 'send'), act(record, 'send')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body['code']).toBe('E_CONFLICT');
    expect(filesOf(await read(record))).toHaveLength(1);
  });

  test('a recipient of another customer: nothing is sent and no paper is kept', async () => {
    const record = await confirmed();
    expect((await act(record, 'send', { chargerIds: [999_999] })).status).toBe(400);
    expect(await read(record)).toMatchObject({ stCd: 'CONF', respFileList: [] });
  });
});

test('the e-mail names the paper and brings it along', async () => {
  const smtp = await listenSmtp();
  const mailer = openSmtp({ url: smtp.url, from: 'no-reply@demo.example' });
  try {
    const settings = await admin.get<{ content: Values[] }>('/rs4/stdinfo/config/list');
    const { id } = settings.body.content.find(({ confKey }) => confKey === 'MAIL_SEND_YN')!;
    const { body } = await admin.get<Values>(`/rs4/stdinfo/config/${String(id)}`);
    await admin.patch(`/rs4/stdinfo/config/${String(id)}`, { version: body['version'], confVal: 'Y' });
    const people = await sales.get<{ content: Values[] }>(`/rs4/common/clnt/charger?clntId=${ids['clnt']}`);
    const record = await confirmed({ quotTitle: '메일로' });
    await act(record, 'send', { chargerIds: [people.body.content.find(({ mainYn }) => mainYn === 'Y')!['id']] });
    const now = () => new Date('2026-11-21T00:00:00Z');
    const { log } = Fastify();
    const rounds = (store = app.app.signIn.files) => openRounds(app.database, [mailer], now, log, store);
    expect(await rounds().round()).toBe(1);
    const { raw } = smtp.mails[0]!;
    const parts = raw.split(/\r\n--[^\r\n]+/).map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      return { head, content: Buffer.from(rest.join(''), 'base64') };
    });
    const text = parts.find(({ head }) => /text\/plain/.test(head))!.content.toString();
    expect(text).toContain(`첨부파일: ${String(record['quotNo'])} 메일로.pdf`);
    const paper = parts.find(({ head }) => /application\/pdf/.test(head))!;
    expect(paper.content.equals(Buffer.from(await bytesOf(filesOf(await read(record))[0]!)))).toBe(true);
    // A message whose file is gone waits instead of leaving without it.
    await act(await confirmed({ quotTitle: '없는 파일' }), 'send', { chargerIds: [people.body.content[0]!['id']] });
    await rounds({ ...app.app.signIn.files!, get: async () => undefined }).round();
    const oper = await app.as('oper');
    const kept = await oper.get<{ content: Values[] }>('/platform/outbox/list?columns=stCd,lastErr,msgText');
    expect(kept.body.content.find(({ msgText }) => String(msgText).includes('없는 파일'))).toMatchObject({
      stCd: 'WAIT',
      lastErr: 'FILE GONE',
    });
  } finally {
    mailer.close();
    await smtp.close();
  }
});

test('revisions under one number tell their amounts, states and papers, and to whom these went', async () => {
  const settings = await admin.get<{ content: Values[] }>('/rs4/stdinfo/config/list');
  const { id } = settings.body.content.find(({ confKey }) => confKey === 'MAIL_SEND_YN')!;
  const mail = async (confVal: string) =>
    admin.patch(`/rs4/stdinfo/config/${String(id)}`, {
      version: (await admin.get<Values>(`/rs4/stdinfo/config/${String(id)}`)).body['version'],
      confVal,
    });
  const people = (await sales.get<{ content: Values[] }>(`/rs4/common/clnt/charger?clntId=${ids['clnt']}`)).body
    .content;
  await mail('N');
  const first = await confirmed({ quotTitle: '개정할 견적' });
  await act(first, 'send', { chargerIds: [] });
  const second = (await act(await read(first), 'revise')).body;
  await mail('Y');
  const ready = (await act(second, 'confirm')).body;
  expect((await act(ready, 'send', { chargerIds: [people[0]!['id']] })).status).toBe(200);
  const told = (await sales.get<{ content: Values[] }>(`/rs4/quot/${String(first['id'])}/revisions`)).body.content;
  expect(told).toMatchObject([
    {
      id: second['id'],
      revNo: 1,
      stCd: 'SENT',
      currCd: 'KRW',
      sumAmount: '4400',
      sentDtm: expect.stringMatching(/^2026-11-20 09:/),
      papers: [
        {
          oriFileNm: expect.stringContaining('개정할 견적'),
          to: [{ name: people[0]!['value'], addr: expect.stringContaining('@'), stCd: 'WAIT', sentDtm: null }],
        },
      ],
    },
    {
      id: first['id'],
      revNo: 0,
      stCd: 'REV',
      sumAmount: '4400',
      papers: [{ createDt: expect.stringMatching(/^2026-11-20 09:/), to: [] }],
    },
  ]);
  expect((await sales.get<{ content: Values[] }>(`/rs4/quot/${String(second['id'])}/revisions`)).body.content).toEqual(
    told,
  );
  for (const path of [`/rs4/quot/${String(first['id'])}x/revisions`, '/rs4/quot/999999/revisions'])
    expect((await sales.get(path)).status, path).toBe(404);
  expect((await (await app.as('admin7')).get(`/rs4/quot/${String(first['id'])}/revisions`)).status).not.toBe(200);
});

test('before it may be sent the paper says that it is a draft, on every page, and bears no seal', async () => {
  const many = Array.from({ length: 60 }, (_, i) => ({ ...lines[1], itemNm: `세척 ${i}` }));
  const made = await sales.post<Values>('/rs4/quot', {
    ...{ quotTitle: '선체 수리', shipId: ids['ship'], clntId: ids['clnt'], insertItemList: many },
  });
  const said = async (record: Values) => {
    const model = await paperOf(record);
    const pages = await pdfPages(documentPdf(model, await nodeFonts()));
    return { ...model, pages: pages.map((page) => page.lines.join('\n')) };
  };
  const draft = await said(made.body);
  expect([draft.mark, draft.signature!.seal, draft.signature!.sealText]).toEqual(['초안', undefined, undefined]);
  expect(draft.fileName).toMatch(/ \(초안\)$/);
  expect(draft.pages.length).toBeGreaterThan(1);
  expect(draft.pages.every((page) => page.includes('초안'))).toBe(true);
  const free = await said(await confirmed());
  expect(free.mark).toBeUndefined();
  expect(free.signature!.sealText).toBe('(인)');
  expect(free.pages.join('\n') + free.fileName).not.toContain('초안');
  const off = await said((await act(await confirmed(), 'cancel')).body);
  expect([off.mark, off.signature!.sealText]).toEqual(['취소', undefined]);
});

describe('logo and seal', () => {
  const picture = (red: number, format: 'png' | 'webp' | 'jpeg', width = 800, height = 200) =>
    sharp({ create: { width, height, channels: 3, background: { r: red, g: 255, b: 255 } } })
      .toFormat(format)
      .toBuffer();
  const put = async (table: string, type: string, path: string, bytes: Buffer, name: string) => {
    const { body } = await upload(origin, admin, [{ name, bytes }], { refTableNm: table, refTypeCd: type });
    const record = (await admin.get<Values>(path)).body;
    const saved = await admin.patch<Values>(path, { version: record['version'], reqFileList: body.content });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  };
  const red = async (data: string) =>
    10 * Math.round((await sharp(Buffer.from(data, 'base64')).raw().toBuffer())[0]! / 10);

  test('of the company stand on the paper; a logo of the style comes before; without them there are words', async () => {
    const record = await confirmed({ styleCodeId: ids['KO-Q'] });
    const bare = await paperOf(record);
    expect([bare.company.logo, bare.signature!.seal, bare.signature!.sealText]).toEqual([undefined, undefined, '(인)']);
    await put('PF_CORP', 'LOGO', '/platform/corp/2', await picture(10, 'webp', 3000, 900), '로고.webp');
    await put('PF_CORP', 'SEAL', '/platform/corp/2', await picture(20, 'jpeg', 300, 300), '직인.jpg');
    const dressed = await paperOf(record);
    expect(dressed.company.logo).toMatchObject({ kind: 'PNG', width: 900, height: 270 });
    expect(await red(dressed.company.logo!.data)).toBe(10);
    expect(dressed.signature).toMatchObject({ seal: { width: 300, height: 300 } });
    expect(dressed.signature).not.toHaveProperty('sealText');
    await put('RS4_STYLE', 'LOGO', `/rs4/styleCode/${ids['KO-Q']}`, await picture(30, 'png'), '양식 로고.png');
    expect(await red((await paperOf(record)).company.logo!.data)).toBe(30);
    const answer = await act(record, 'send');
    expect(await pdfPictures(await bytesOf(filesOf(answer.body)[0]!))).toBe(2);
    // Another company's paper has none of it.
    const theirs = await (await app.as('admin7')).get<Values>('/platform/corp/7');
    expect(filesOf(theirs.body)).toEqual([]);
  });

  test('the white of a scanned seal is clear, its ink is not', async () => {
    const scan = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#ffffff' } })
      .composite([
        {
          input: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c82828' } })
            .png()
            .toBuffer(),
        },
      ])
      .png()
      .toBuffer();
    await put('PF_CORP', 'SEAL', '/platform/corp/2', scan, '도장.png');
    const { signature } = await paperOf(await confirmed());
    const { data } = await sharp(Buffer.from(signature!.seal!.data, 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * 100 + x) * 4 + 3];
    expect([alphaAt(50, 50), alphaAt(5, 5)].sort()).toEqual([0, 255].sort());
  });
});
