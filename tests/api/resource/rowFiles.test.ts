/** Files of single rows: bound by the save of their record, told apart by refDetailId, gone with their row (1-foundations 3.3). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { headersOf, jpeg, listen, pdf, upload } from '../../support/files.ts';

let app: TestApp;
let origin: string;
let sales: Client;
const table = 'RS4_SHIP_EQUIP';
beforeAll(async () => {
  app = await startApp();
  origin = await listen(app);
  sales = await app.as('sales2');
});
afterAll(() => app.close());

let count = 0;
const sent = async (name: string, refTypeCd = 'IMG'): Promise<Values> => {
  const bytes = name.endsWith('pdf') ? pdf(name) : await jpeg(60, 40);
  const { status, body } = await upload(origin, sales, [{ name, bytes }], {
    refTableNm: table,
    refTypeCd,
    fileType: 'S',
    fileDelYn: 'N',
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.content[0]!;
};
const bound = (file: Values, to: Values) => ({ fileDetailId: file.fileDetailId, refTypeCd: file.refTypeCd, ...to });
async function make(body: Values): Promise<Values> {
  count += 1;
  const ship = {
    shipNm: `행파일호${count}`,
    shipNmEn: `ROW FILE ${count}`,
    natCd: 'KR',
    shipTpCd: 'BULK',
    trdTpCd: 'DOM',
  };
  const made = await sales.post<Values>('/rs4/ship', { ...ship, ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
const patch = (record: Values, body: Values) =>
  sales.patch<Values>(`/rs4/ship/${String(record.id)}`, { version: record.version, ...body });
const rowsOf = (record: Values) => record.equipList as Values[];
/** Names of the files of each row. */
const byRow = (record: Values) =>
  rowsOf(record).map(({ id }) =>
    (record.respFileList as Values[]).filter((file) => file.refDetailId === id).map(({ oriFileNm }) => oriFileNm),
  );

async function withTwo(): Promise<Values> {
  const [photo, manual] = [await sent('명판.jpg'), await sent('설명서.pdf', 'DOC')];
  return make({
    insertEquipList: [
      { uid: 'n1', equipNm: '발전기' },
      { uid: 'n2', equipNm: '양묘기' },
    ],
    reqFileList: [bound(photo, { puid: 'n2' }), bound(manual, { puid: 'n2' })],
  });
}

describe('a file of a row', () => {
  test('goes to a new row by its client id, to a stored one by its id', async () => {
    const record = await withTwo();
    expect(byRow(record)).toEqual([[], ['명판.jpg', '설명서.pdf']]);
    expect(
      (record.respFileList as Values[]).every(({ refTableNm, refId }) => refTableNm === table && refId === record.id),
    ).toBe(true);
    const other = await sent('도면.pdf', 'DOC');
    const saved = await patch(record, { reqFileList: [bound(other, { refDetailId: rowsOf(record)[0]!.id })] });
    expect(byRow(saved.body)).toEqual([['도면.pdf'], ['명판.jpg', '설명서.pdf']]);
    expect(saved.body.version).not.toBe(record.version);
    expect(byRow((await sales.get<Values>(`/rs4/ship/${String(record.id)}`)).body)).toEqual(byRow(saved.body));
  });

  test('is refused where its row is not there, and the upload waits for the next try', async () => {
    const record = await withTwo();
    const photo = await sent('사진.jpg');
    const id = rowsOf(record)[0]!.id;
    for (const to of [{ puid: 'n9' }, { refDetailId: 999_999_999 }, {}]) {
      const { status, body } = await patch(record, { reqFileList: [bound(photo, to)] });
      expect([status, body.code]).toEqual([400, 'E_FILE']);
      expect(body.message).toContain('사진.jpg');
    }
    const gone = await patch(record, { deleteEquipList: [id], reqFileList: [bound(photo, { refDetailId: id })] });
    expect(gone.status).toBe(400);
    const saved = await patch(record, { reqFileList: [bound(photo, { refDetailId: id })] });
    expect(byRow(saved.body)[0]).toEqual(['사진.jpg']);
  });

  test('may not be a row of another record', async () => {
    const [record, other] = [await withTwo(), await withTwo()];
    const photo = await sent('사진.jpg');
    expect((await patch(record, { reqFileList: [bound(photo, { refDetailId: rowsOf(other)[0]!.id })] })).status).toBe(
      400,
    );
  });

  test('goes with its row, or by the save that drops it; then nobody downloads it', async () => {
    const record = await withTwo();
    const [first, second] = record.respFileList as Values[];
    const dropped = await patch(record, { deleteFileList: [{ fileDetailId: first!.fileDetailId }] });
    expect(byRow(dropped.body)).toEqual([[], ['설명서.pdf']]);
    const saved = await patch(dropped.body, { deleteEquipList: [rowsOf(record)[1]!.id] });
    expect([byRow(saved.body), saved.body.respFileList]).toEqual([[[]], []]);
    for (const file of [first!, second!])
      expect(
        (await fetch(`${origin}/api/file/app/${String(file.fileDetailId)}`, { headers: headersOf(sales) })).status,
      ).toBe(404);
  });

  test('is copied to the rows of a copy, and to a row that is copied within its record', async () => {
    const record = await withTwo();
    const [photo, manual] = record.respFileList as Values[];
    const copy = await make({
      insertEquipList: [
        { uid: 'a', equipNm: '양묘기' },
        { uid: 'b', equipNm: '발전기' },
      ],
      copyFileList: [bound(photo!, { puid: 'a' }), bound(manual!, { puid: 'b' })],
      isCopyRealFile: false,
    });
    expect(byRow(copy)).toEqual([['명판.jpg'], ['설명서.pdf']]);
    expect((copy.respFileList as Values[])[0]!.fileDetailId).not.toBe(photo!.fileDetailId);
    const twice = await patch(record, {
      insertEquipList: [{ uid: 'c', equipNm: '양묘기 2' }],
      copyFileList: [bound(photo!, { puid: 'c' })],
    });
    expect(byRow(twice.body)).toEqual([[], ['명판.jpg', '설명서.pdf'], ['명판.jpg']]);
  });
});
