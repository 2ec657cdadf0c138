/** F12: a copy of a won quotation as the form makes it, and a deletion that one record forbids (30-flows). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { copyOf } from '../../../src/admin/screens/form/model/copy.ts';
import { postBody } from '../../../src/admin/screens/form/model/changes.ts';
import { shapeOf } from '../../../src/admin/screens/form/model/values.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { quot } from '../../../src/services/rs4/quot/quot.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { headersOf, jpeg, listen, pdf, upload } from '../../support/files.ts';
import { linesOf, openRepair, type Repair } from '../../support/repair.ts';

let app: TestApp;
let yard: Repair;
let origin: string;
beforeAll(async () => {
  app = await startApp();
  origin = await listen(app);
  yard = await openRepair(app);
});
afterAll(() => app.close());

const filesOf = (record: Values) => record['respFileList'] as Values[];
const bytesOf = async (file: Values) =>
  Buffer.from(
    await (
      await fetch(`${origin}/api/file/app/${String(file['fileDetailId'])}`, { headers: headersOf(yard.sales) })
    ).arrayBuffer(),
  );
/** Names under which the store keeps the bytes of the record's files. */
const kept = (record: Values): Promise<unknown[]> =>
  withClient(app.urls.ownerUrl, async (client) => {
    const { rows } = await client.query(
      `select ori_file_nm, save_file_nm from sys_file where ref_id = $1 and ref_table_nm = $2 and ref_type_cd <> 'PDF' order by ori_file_nm`,
      [record['id'], quot.table],
    );
    return rows as unknown[];
  });

test('a won quotation with two files is copied: a draft with its own number, rows without ids, files linked', async () => {
  const won = await wonWithFiles();
  // As the form does: what is read, laid over an empty record, sent as a new one.
  const fresh = (await yard.sales.get<Values>('/rs4/quot/new')).body;
  const sent = postBody(copyOf(quot, { ...won, respFileList: filesOf(won).filter(own) }, fresh), shapeOf(quot));
  const rows = sent['insertItemList'] as Values[];
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).not.toHaveProperty('id');
  for (const gone of ['id', 'quotNo', 'revNo', 'stCd', 'version', 'sentDtm', 'orderId'])
    expect(sent).not.toHaveProperty(gone);

  const { status, body: copy } = await yard.sales.post<Values>('/rs4/quot', sent);
  expect(status, JSON.stringify(copy)).toBe(201);
  expect(copy).toMatchObject({
    stCd: 'DRAFT',
    revNo: 0,
    quotTitle: won['quotTitle'],
    clntId: won['clntId'],
    shipId: won['shipId'],
    sumAmount: won['sumAmount'],
    orderId: null,
    sentDtm: null,
  });
  expect(copy['quotNo']).toMatch(/^RQ-2611-\d{4}$/);
  expect(copy['quotNo']).not.toBe(won['quotNo']);
  expect(
    linesOf(copy).map(({ lineTpCd, itemNm, qty, price, sortNo }) => [lineTpCd, itemNm, qty, price, sortNo]),
  ).toEqual(linesOf(won).map(({ lineTpCd, itemNm, qty, price, sortNo }) => [lineTpCd, itemNm, qty, price, sortNo]));
  const ids = new Set(linesOf(won).map(({ id }) => id));
  for (const { id } of linesOf(copy)) expect(ids.has(id)).toBe(false);

  // Two records in the database of one file in the store: each record drops its own, the bytes stay for the other.
  const [mine, theirs] = [filesOf(copy), filesOf(won).filter(own)];
  expect(mine.map(({ oriFileNm }) => oriFileNm).sort()).toEqual(['선체 사진.jpg', '수리 사양서.pdf']);
  for (const file of mine) expect(theirs.map(({ fileDetailId }) => fileDetailId)).not.toContain(file['fileDetailId']);
  expect(await kept(copy)).toEqual(await kept(won));
  const again = theirs.find(({ oriFileNm }) => oriFileNm === '수리 사양서.pdf')!;
  expect(await bytesOf(mine.find(({ oriFileNm }) => oriFileNm === '수리 사양서.pdf')!)).toEqual(await bytesOf(again));

  // What it was copied from is as it was.
  expect(await yard.read('rs4/quot', won['id'])).toEqual(won);
  expect(await yard.act(yard.sales, 'rs4/quot', copy, 'confirm')).toMatchObject({
    status: 200,
    body: { stCd: 'CONF' },
  });
});

test('a copy without files is a draft as well; what is typed anew starts as an inquiry', async () => {
  const sent = await yard.sentQuot();
  const fresh = (await yard.sales.get<Values>('/rs4/quot/new')).body;
  const body = postBody(copyOf(quot, { ...sent, respFileList: [] }, fresh), shapeOf(quot));
  expect(body).not.toHaveProperty('copyFileList');
  expect((await yard.sales.post<Values>('/rs4/quot', body)).body).toMatchObject({ stCd: 'DRAFT', sentDtm: null });
  const { isCopyRealFile: _said, ...typed } = body;
  expect((await yard.sales.post<Values>('/rs4/quot', typed)).body).toMatchObject({ stCd: 'INQ' });
});

/** Not the paper that sending made. */
const own = ({ refTypeCd }: Values) => refTypeCd !== 'PDF';

async function wonWithFiles(): Promise<Values> {
  const table = { refTableNm: quot.table };
  const papers = await upload(origin, yard.sales, [{ name: '수리 사양서.pdf', bytes: pdf('사양') }], {
    ...table,
    refTypeCd: 'DOC',
  });
  const photos = await upload(origin, yard.sales, [{ name: '선체 사진.jpg', bytes: await jpeg(300, 200) }], {
    ...table,
    refTypeCd: 'IMG',
  });
  const reqFileList = [papers, photos].flatMap(({ body }) =>
    body.content.map(({ fileDetailId }) => ({ fileDetailId })),
  );
  const sent = await yard.sentQuot({ reqFileList });
  const { status } = await yard.act(yard.sales, 'rs4/quot', sent, 'win', { orderDt: '2026-11-20' });
  expect(status).toBe(200);
  const won = await yard.read('rs4/quot', sent['id']);
  expect(won).toMatchObject({ stCd: 'WON' });
  expect(filesOf(won).filter(own)).toHaveLength(2);
  return won;
}

test('of three chosen to be deleted one is sent: 409, and all three stay', async () => {
  const sent = await yard.sentQuot();
  const drafts = [];
  for (const quotTitle of ['초안 하나', '초안 둘']) {
    const made = await yard.sales.post<Values>('/rs4/quot', {
      quotTitle,
      shipId: yard.ids.ship,
      clntId: yard.ids.clnt,
    });
    drafts.push((await yard.act(yard.sales, 'rs4/quot', made.body, 'start')).body);
  }
  const ids = [drafts[0]!, sent, drafts[1]!].map(({ id }) => id);
  const refused = await yard.sales.del(`/rs4/quot?ids=${ids.join(',')}`);
  expect(refused).toMatchObject({ status: 409, body: { code: 'E_STATE' } });
  for (const record of [...drafts, sent])
    expect(await yard.read('rs4/quot', record['id'])).toMatchObject({
      version: record['version'],
      stCd: record['stCd'],
    });
  const { body: trail } = await yard.sales.get<{ content: Values[] }>(`/rs4/quot/${String(drafts[0]!['id'])}/history`);
  expect(trail.content.map(({ act }) => act)).not.toContain('delete');

  // Without the sent one they go together.
  expect((await yard.sales.del(`/rs4/quot?ids=${drafts.map(({ id }) => String(id)).join(',')}`)).status).toBe(204);
  for (const { id } of drafts) expect((await yard.sales.get(`/rs4/quot/${String(id)}`)).status).toBe(404);
});
