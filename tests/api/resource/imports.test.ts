/** Imports: what a file says, what a check says of it, and that a run does that or nothing. */
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportAnswer, ReadFile } from '../../../src/core/files/importing.ts';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { bodyOf, readFile, saidOf, streamed, workbook, type Failure } from '../../support/imports.ts';

let app: TestApp;
let sales: Client;
beforeAll(async () => {
  app = await startApp();
  await app.app.ready();
  sales = await app.as('sales2');
});
afterAll(() => app.close());

const items = '/rs4/stdinfo/item/import';
const columns = ['itemCd', 'itemTpCd', 'itemNm', 'unitCd', 'price', 'purcPrice', 'currCd'];
type Listed = {
  content: (Values & { id: number; version: number; itemCd: string })[];
  page: { totalElements: number };
};
const list = async (query: string, who = sales) => (await who.get<Listed>(`/rs4/stdinfo/item/list?${query}`)).body;
const check = async (at: string, body: unknown, who = sales) =>
  (await who.post<ImportAnswer>(`${at}/check`, body)).body;
const byName = (name: string) => list(`keyword=${encodeURIComponent(name)}`);

test('a foreign partner of a file is told to leave the business number empty, at its cell', async () => {
  const names = ['clntNm', 'clntNmEn', 'clntTpCds', 'natCd', 'corpRegNo'];
  const file = bodyOf(names, [
    ['해외선사', 'FAR LINE', 'OWNER', 'SG', '201912345D'],
    ['국내선사', null, 'OWNER', 'KR', '201912345D'],
  ]);
  const told = (await check('/rs4/clnt/import', file)).rows.map(({ problems = [] }) =>
    problems.filter(({ name }) => name === 'corpRegNo').map(({ message }) => message),
  );
  expect(told).toEqual([[expect.stringContaining('비워 두세요')], [expect.stringContaining('10자리')]]);
});

describe('items', () => {
  test('a check tells every problem by cell, what is new and what would change, and keeps nothing', async () => {
    const [first, second] = (await list('sort=id,asc')).content as [Listed['content'][0], Listed['content'][0]];
    const before = (await list('')).page.totalElements;
    const answer = await check(
      items,
      bodyOf(columns, [
        [first.itemCd, null, null, null, 777, null, null],
        [null, '공임', '가져온 품목', '미타', '19O,000', '-', 'KRW'],
        [null, 'L', '', 'EA', 1, 2, ''],
        [second.itemCd, null, null, null, second.price as string, null, null],
        [first.itemCd, null, null, null, 5, null, null],
        ['IL-2026-9999', 'L', '가져온 품목 2', 'EA', 5, 4, null],
        [null, 'labour', '가져온 품목 3', '제곱 미터', '₩1,466', '(5)', null],
      ]),
    );
    expect(saidOf(answer)).toEqual([
      '2 update',
      '3 error unitCd E_CODE price E_PATTERN purcPrice E_PATTERN',
      '4 error itemNm E_REQUIRED',
      '5 same',
      '6 error itemCd E_DUP',
      '7 error itemCd E_REF',
      '8 create',
    ]);
    expect(answer.counts).toEqual({ create: 1, update: 1, same: 1, skip: 0, part: 0, error: 4 });
    expect(answer.rows[0]).toMatchObject({
      id: first.id,
      version: 1,
      changes: [{ name: 'price', from: first.price, to: '777' }],
    });
    expect(answer.rows[1]!.problems!.map(({ message }) => message)).toEqual([
      '단위 코드가 없습니다. 가까운 값: 미터(M)',
      '단가: 숫자가 아닌 글자가 있습니다(3번째 "O"). 숫자로 고치세요.',
      '숫자 형식이 올바르지 않습니다. 숫자와 소수점 아래 자릿수를 확인하세요.',
    ]);
    expect(answer.rows[4]!.problems![0]!.message).toBe('이미 있는 품목코드입니다. 2행과 같습니다.');
    expect(answer.rows[6]!.notes).toEqual([{ name: 'currCd', message: '빈칸(통화)은 기본값 원(KRW)으로 채웁니다.' }]);
    expect((await list('')).page.totalElements).toBe(before);
    expect((await list(`ids=${first.id}`)).content[0]!.price).toBe(first.price);
  });

  test('what the check said is what the run does, in one transaction, and the trail says so', async () => {
    const [first] = (await list('sort=id,desc')).content;
    const body = bodyOf(columns, [
      [first!.itemCd, null, null, null, 4321, null, null],
      [null, 'L', '실행 품목 가', '식', 100, 90, 'KRW'],
      [null, '자재', '실행 품목 나', 'EA', '200', '180', 'KRW'],
    ]);
    const told = await check(items, body);
    const found = {
      ...body,
      rows: body.rows.map((row, i) => ({ ...row, id: told.rows[i]!.id ?? null, version: told.rows[i]!.version })),
    };
    const done = await sales.post<ImportAnswer>(items, found);
    expect([done.status, done.body.counts]).toEqual([200, told.counts]);
    expect(done.body.rows.map(({ act }) => act)).toEqual(['update', 'create', 'create']);
    const { content } = await byName('실행 품목');
    expect(content.map(({ itemNm, price }) => [itemNm, price]).toSorted()).toEqual([
      ['실행 품목 가', '100'],
      ['실행 품목 나', '200'],
    ]);
    // Numbers are drawn in the order of the file; of each type its own.
    const [made] = (await list(`ids=${done.body.rows[1]!.id}`)).content;
    expect(made!.itemCd).toMatch(/^IL-2026-\d{4}$/);
    const trail = (
      await sales.get<{ content: { act: string; changes: Values[] }[] }>(`/rs4/stdinfo/item/${first!.id}/history`)
    ).body.content[0];
    expect(trail).toMatchObject({ act: 'import', changes: [{ field: 'price', from: first!.price, to: '4321' }] });
    // What has moved since the check is not overwritten.
    const now = (await list(`ids=${first!.id}`)).content[0]!;
    await sales.patch(`/rs4/stdinfo/item/${first!.id}`, { version: now.version, price: '1' });
    const again = await sales.post<Failure & { answer: ImportAnswer }>(items, found);
    expect([again.status, saidOf(again.body.answer)[0]]).toEqual([409, '2 error - E_CONFLICT']);
  });

  test('all or nothing: one wrong row keeps every other out', async () => {
    const refused = await sales.post<Failure & { answer: ImportAnswer }>(
      items,
      bodyOf(columns, [
        [null, 'L', '반쪽 품목', '식', 1, 1, 'KRW'],
        [null, 'L', '반쪽 품목', '없는단위', 1, 1, 'KRW'],
      ]),
    );
    expect([refused.status, refused.body.code, refused.body.errors[0]]).toEqual([
      400,
      'E_CODE',
      {
        ...{ code: 'E_CODE', field: 'unitCd', row: 3 },
        message: expect.stringMatching(/^"없는단위": 단위 코드가 없습니다\. 쓸 수 있는 값: 개, .*, …$/),
      },
    ]);
    expect(saidOf(refused.body.answer)).toEqual(['2 create', '3 error unitCd E_CODE']);
    expect((await byName('반쪽 품목')).page.totalElements).toBe(0);
  });

  test('only new ones, when nothing that exists shall change', async () => {
    const [first] = (await list('sort=id,asc')).content;
    const answer = await check(items, bodyOf(columns, [[first!.itemCd, null, null, null, 1, null, null]], false));
    expect(saidOf(answer)).toEqual(['2 skip']);
  });

  test('other companies are neither found nor changed, and reading is not enough', async () => {
    const [theirs] = (await list('sort=id,asc')).content;
    const other = await app.as('admin3');
    const answer = await other.post<ImportAnswer & Failure>(`/rs4/ship/import/check`, bodyOf(['shipNm'], [['x']]));
    // A company without the service has no way in at all.
    expect([200, 403]).toContain(answer.status);
    expect(theirs).toBeDefined();
    const view = await app.as('view2');
    for (const call of ['', '/check', '/read'])
      expect((await view.post<Failure>(`${items}${call}`, bodyOf(columns, [[]]))).body.code).toBe('E_AUTH');
    expect((await view.get<Failure>(`${items}/template`)).body.code).toBe('E_AUTH');
    expect((await app.anonymous.post<Failure>(`${items}/check`, {})).status).toBe(401);
  });

  test('bodies that are none', async () => {
    const wrong: unknown[] = [
      [],
      { columns, rows: [] },
      { columns: ['nothing'], rows: [{ no: 1, cells: [] }] },
      { columns: ['itemNm', 'itemNm'], rows: [{ no: 1, cells: [] }] },
    ];
    wrong.push(
      { columns, rows: [{ no: -1, cells: [] }] },
      { columns, rows: [{ no: 1, cells: [{}] }] },
      { columns, rows: [{ no: 1, cells: ['x'.repeat(5000)] }] },
    );
    for (const body of wrong)
      expect((await sales.post<Failure>(`${items}/check`, body)).status, JSON.stringify(body).slice(0, 80)).toBe(400);
    const many = { columns: ['itemNm'], rows: Array.from({ length: 11_000 }, (_, i) => ({ no: i, cells: ['x'] })) };
    expect((await sales.post<Failure>(`${items}/check`, many)).body.message).toBe(
      '한 번에 10,000행까지 가져올 수 있습니다. 파일을 나누어 다시 올리세요.',
    );
  });

  test('a long one tells how far it is', async () => {
    const rows = Array.from({ length: 250 }, (_, i) => [null, 'L', `줄 ${i}`, '식', i, null, 'KRW']);
    const { type, lines } = await streamed(app, sales, `${items}/check`, bodyOf(columns, rows));
    expect(type).toMatch('application/x-ndjson');
    expect(lines.slice(0, -1)).toEqual([0, 100, 200, 250].map((done) => ({ done, total: 250 })));
    expect((lines.at(-1) as { answer: ImportAnswer }).answer.counts.create).toBe(250);
    const broken = await streamed(app, sales, items, bodyOf(columns, [[null, 'L', '', '식', 1, 1, 'KRW']]));
    expect(broken.lines.at(-1)).toMatchObject({ error: { code: 'E_REQUIRED', answer: { counts: { error: 1 } } } });
  });
});

describe('customers and vessels', () => {
  const clnt = [
    'clntCd',
    'clntNm',
    'clntTpCds',
    'natCd',
    'corpRegNo',
    'charger.chargerNm',
    'charger.telNo',
    'charger.mainYn',
  ];

  test('contacts come along, in rows of their own too, and change those of the same name', async () => {
    const body = bodyOf(clnt, [
      [null, '수입거래처', '화주·선주, 대리점', '대한민국', '617-81-12341', '김담당', '051-1', '예'],
      [null, null, null, null, null, '이담당', '051-2', 'N'],
      [null, '외국거래처', 'OWNER', 'KR', '1248100999', '박담당', '051-3', null],
    ]);
    const told = await check('/rs4/clnt/import', body);
    expect(saidOf(told)).toEqual(['2 create', '3 part', '4 error corpRegNo E_PATTERN charger.mainYn E_PATTERN']);
    const done = await sales.post<ImportAnswer>('/rs4/clnt/import', { ...body, rows: body.rows.slice(0, 2) });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const made = (await sales.get<Values & { chargerList: Values[] }>(`/rs4/clnt/${done.body.rows[0]!.id}`)).body;
    expect([made.clntTpCds, made.chargerList.map(({ chargerNm, mainYn }) => [chargerNm, mainYn])]).toEqual([
      'OWNER,AGENT',
      [
        ['김담당', 'Y'],
        ['이담당', 'N'],
      ],
    ]);
    // Found by its business number; one contact is changed, one added.
    const next = bodyOf(clnt, [
      [null, null, null, null, 6178112341, '이담당', '051-9', null],
      [null, null, null, null, null, '최담당', null, null],
    ]);
    const changed = await sales.post<ImportAnswer>('/rs4/clnt/import', next);
    expect(saidOf(changed.body)).toEqual(['2 update', '3 part']);
    const now = (await sales.get<Values & { chargerList: Values[] }>(`/rs4/clnt/${made.id as number}`)).body;
    expect(now.chargerList.map(({ chargerNm, telNo }) => [chargerNm, telNo])).toEqual([
      ['김담당', '051-1'],
      ['이담당', '051-9'],
      ['최담당', null],
    ]);
  });

  test('owners are found by code or name; several of a name, and none, are told', async () => {
    const make = (clntNm: string) => sales.post('/rs4/clnt', { clntNm, clntTpCds: 'OWNER', corpRegNo: '0000000000' });
    const [one] = [await make('한 선주'), await make('두 선주'), await make('두 선주')];
    const ship = ['shipNm', 'shipNmEn', 'imoNo', 'shipTpCd', 'natCd', 'ownerClntId', 'builtDt', 'gt'];
    const base = (imo: unknown, owner: string) =>
      ['시험선', 'TEST', imo, '유조선', 'PA', owner, '2019/3/5', '1,234.5'] as (string | number | null)[];
    const answer = await check(
      '/rs4/ship/import',
      bodyOf(ship, [
        base(9074729, '한 선주'),
        base('9074730', '두 선주'),
        base(null, String(one.body.clntCd)),
        base('9074729', '없는 선주'),
      ]),
    );
    expect(saidOf(answer)).toEqual([
      '2 create',
      '3 error imoNo E_PATTERN ownerClntId E_REF',
      '4 error imoNo E_REQUIRED',
      '5 error ownerClntId E_REF imoNo E_DUP',
    ]);
    expect(answer.rows[1]!.problems![1]!.message).toBe(
      '선주: "두 선주" 이름의 자료가 여러 건입니다. 코드로 입력하세요.',
    );
    const done = await sales.post<ImportAnswer>('/rs4/ship/import', bodyOf(ship, [base(9074729, '한 선주')]));
    expect((await sales.get(`/rs4/ship/${done.body.rows[0]!.id}`)).body).toMatchObject({
      ownerClntId: one.body.id,
      builtDt: '2019-03-05',
      gt: '1234.50',
      imoNo: '9074729',
    });
  });
});

describe('lines of a quotation', () => {
  const at = '/rs4/quot/import/item';
  const lines = ['itemId', 'itemNm', 'unitCd', 'qty', 'purcPrice', 'prftRt', 'price', 'lineTpCd'];
  const record = { currCd: 'KRW', vatCd: 'TAX10', quotDt: '2026-11-20' };

  test('are read, filled in from the items they name, and judged; nothing is written', async () => {
    const [item] = (await list('sort=id,asc')).content as [Listed['content'][0]];
    const answer = await check(at, {
      ...bodyOf(lines, [
        [item.itemCd, null, null, 3, null, null, null, null],
        [null, '특수 정비', '식', '2', '1,150', '27.5%', null, null],
        [null, '단가 있는 행', 'EA', 1, 100, null, 150, null],
        [null, '선체 공사', null, null, null, null, null, '제목'],
        [null, null, 'EA', '많이', null, null, 1, null],
      ]),
      record,
    });
    expect(saidOf(answer)).toEqual([
      '2 create',
      '3 create',
      '4 create',
      '5 create',
      '6 error qty E_PATTERN itemNm E_REQUIRED',
    ]);
    const [named, rated, priced] = answer.rows.map(({ values }) => values!);
    expect(named).toMatchObject({ itemId: item.id, itemNm: item.itemNm, qty: '3', unitCd: item.unitCd });
    expect(rated).toMatchObject({ priceBaseCd: 'R', prftRt: '27.50', purcPrice: '1150', vatCd: null });
    expect(priced).toMatchObject({ priceBaseCd: 'P', price: '150' });
  });

  test('ten thousand of them, and amounts in a currency that the document does not have', async () => {
    const many = await check(at, {
      ...bodyOf(
        lines,
        Array.from({ length: 10_000 }, (_, i) => [null, `행 ${i}`, 'EA', i + 1, null, null, 10, null]),
      ),
      record,
    });
    expect(many.counts).toMatchObject({ create: 10_000, error: 0 });
    const foreign = await check(at, {
      ...bodyOf(lines, [[null, '외화', 'EA', 1, null, null, 10, null]]),
      record: { ...record, currCd: 'USD', excRt: '1400', excUnit: 1 },
    });
    expect(foreign.rows[0]!.notes).toEqual([{ name: 'price', message: '이 행에서는 단가를 쓰지 않아 비워 둡니다.' }]);
  });
});

describe('files', () => {
  const read = <T = ReadFile>(name: string, bytes: Buffer, query = '', lang = 'ko') =>
    readFile<T>(app, sales, `${items}/read${query}`, name, bytes, lang);

  test('a real row that says what the example says is read, without the words that mark the example', async () => {
    const csv = '품목구분,품명,단위\n공임,선체 고압수세척,제곱미터\n자재,강판,킬로그램';
    const { body } = await read('a.csv', Buffer.from(csv));
    expect(body.rows.map(({ cells }) => cells[1])).toEqual(['선체 고압수세척', '강판']);
    const marked = '품목구분,품명,단위,비고\n공임,선체 고압수세척,제곱미터,예시 행입니다\n자재,강판,킬로그램,';
    expect((await read('a.csv', Buffer.from(marked))).body.rows.map(({ cells }) => cells[1])).toEqual(['강판']);
  });

  test.each(['ko', 'en'] as const)(
    'the template in %s is read by itself: every column known, its example passed over, and the example is sound',
    async (lang) => {
      for (const [prefix, grid] of [
        ['/rs4/stdinfo/item', ''],
        ['/rs4/clnt', ''],
        ['/rs4/ship', ''],
        ['/rs4/quot', '/item'],
      ] as const) {
        const at = `${prefix}/import${grid}`;
        const { rawPayload: bytes } = await app.app.inject({
          url: `/api${at}/template`,
          headers: { authorization: `Bearer ${sales.token}`, 'accept-language': lang },
        });
        const empty = await readFile<Failure>(app, sales, `${at}/read`, 'a.xlsx', bytes, lang);
        expect([empty.status, empty.body.code]).toEqual([400, 'E_FILE']);
        const book = new ExcelJS.Workbook();
        await book.xlsx.load(new Uint8Array(bytes).buffer);
        const page = book.worksheets[0]!;
        expect(book.worksheets).toHaveLength(3);
        if (prefix === '/rs4/clnt' && lang === 'ko') {
          // Asked for where the country is left to its default, or is another one.
          expect(page.getRow(1).values).toEqual(expect.arrayContaining(['국가', '사업자등록번호 *', '거래처명(영문)']));
          const told = new Map<unknown, unknown>();
          book.worksheets[1]!.eachRow((row) => told.set(row.getCell(1).value, row.getCell(2).value));
          expect(['사업자등록번호', '거래처명(영문)', '팩스'].map((label) => told.get(label) || '')).toEqual([
            '다른 열에 따라 필수',
            '다른 열에 따라 필수',
            '',
          ]);
        }
        const remark = (page.getRow(1).values as string[]).findIndex(
          (head) => head === (lang === 'ko' ? '비고' : 'Remark') || head === 'Remarks',
        );
        expect(remark).toBeGreaterThan(0);
        page.getRow(2).getCell(remark).value = '고친 예';
        const full = await readFile(
          app,
          sales,
          `${at}/read`,
          'a.xlsx',
          Buffer.from(await book.xlsx.writeBuffer()),
          lang,
        );
        expect(
          full.body.mapping.filter((name) => name === null),
          JSON.stringify(full.body.heads),
        ).toEqual([]);
        const { mapping, rows } = full.body;
        const answer = await check(at, {
          columns: mapping,
          rows,
          update: true,
          record: { currCd: 'KRW', vatCd: 'TAX10' },
        });
        expect(
          saidOf(answer).map((words) => words.replace(/ callSign E_DUP| imoNo E_DUP/g, '')),
          JSON.stringify(answer.rows),
        ).toEqual([expect.stringMatching(/^2 (create|update|error)/)]);
        expect(answer.rows[0]!.problems?.filter(({ code }) => code !== 'E_DUP') ?? []).toEqual([]);
      }
    },
  );

  test.each([
    ['3pl', 'wh5', '화주상품', 'ownerClntId', '화주상품'],
    ['shipwork', 'sup6', '선용품', undefined, '선용품 품목'],
  ])('the template of the view %s names and allows its own kind alone', async (view, who, kind, asked, title) => {
    const person = await app.as(who);
    const at = `${items}/template?view=${view}`;
    const { rawPayload: bytes, headers } = await app.app.inject({
      url: `/api${at}`,
      headers: { authorization: `Bearer ${person.token}`, 'accept-language': 'ko' },
    });
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(`${title} 가져오기 양식`);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(bytes).buffer);
    const [page, guide] = book.worksheets as [ExcelJS.Worksheet, ExcelJS.Worksheet];
    const told = new Map<unknown, string>();
    guide.eachRow((row) => told.set(row.getCell(1).value, JSON.stringify(row.values)));
    for (const other of ['공임', '자재', '설비·용역', '선용품', '화주상품'])
      expect(told.get('품목구분')!.includes(other), other).toBe(other === kind);
    const file = Buffer.from(bytes);
    const empty = await readFile<Failure>(app, person, `${items}/read?view=${view}`, 'a.xlsx', file);
    expect([empty.status, empty.body.code]).toEqual([400, 'E_FILE']);
    const heads = (page.getRow(1).values as string[]).map((head) => head ?? '');
    page.getRow(2).getCell(heads.indexOf('비고')).value = '고친 예';
    const full = await readFile(
      app,
      person,
      `${items}/read?view=${view}`,
      'a.xlsx',
      Buffer.from(await book.xlsx.writeBuffer()),
    );
    const columnsOf = full.body.columns.filter(({ required }) => required).map(({ name }) => name);
    expect([columnsOf.includes('itemTpCd'), columnsOf.includes('ownerClntId')]).toEqual([false, asked !== undefined]);
    const { mapping, rows } = full.body;
    const checked = (cells: typeof rows) =>
      check(`${items}`, { columns: mapping, rows: cells, update: true }, {
        ...person,
        post: (path, body) => person.post(`${path}?view=${view}`, body),
      } as Client);
    const answer = await checked(rows);
    // Nothing but the partner, which nobody has yet.
    expect((answer.rows[0]!.problems ?? []).map(({ name }) => name)).toEqual(asked ? [asked] : []);
    const wrong = await checked(
      rows.map((row) => ({ ...row, cells: row.cells.map((cell) => (cell === kind ? '공임' : cell)) })),
    );
    const said = wrong.rows[0]!.problems!.find(({ name }) => name === 'itemTpCd')!;
    expect(said.message).toBe(`품목구분: 여기서는 "공임"을 쓸 수 없습니다. 쓸 수 있는 값: ${kind}`);
  });

  test('formulas, days, shares, runs and numbers are read as what they show; the heading is found below a title', async () => {
    const bytes = await workbook([
      ['2026년 하반기 단가표'],
      [],
      ['품명 *', '단가 (원)', '이익률', '바코드', '수량'],
      [
        '선체 도장',
        { formula: '1000+466', result: 1466 } as ExcelJS.CellFormulaValue,
        0.275,
        8801234567890,
        new Date(Date.UTC(2026, 10, 20)),
      ],
      [{ richText: [{ text: '방오' }, { text: ' 도료' }] }, 1466.2500000000002, '27.5', '한 줄\n두 줄', true],
      [{ text: 'x', hyperlink: 'http://evil.example/' }, { error: '#N/A' } as ExcelJS.CellErrorValue],
    ]);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(bytes).buffer);
    book.worksheets[0]!.getCell('C4').numFmt = '0.0%';
    book.worksheets[0]!.getCell('E4').numFmt = 'yyyy"년" m"월" d"일"';
    const { body } = await read('a.xlsx', Buffer.from(await book.xlsx.writeBuffer()));
    expect([body.head, body.heads, body.mapping]).toEqual([
      3,
      ['품명 *', '단가 (원)', '이익률', '바코드', '수량'],
      ['itemNm', 'price', 'prftRt', 'barcode', null],
    ]);
    expect(body.rows).toEqual([
      { no: 4, cells: ['선체 도장', 1466, '27.5%', 8801234567890, '2026-11-20'] },
      { no: 5, cells: ['방오 도료', 1466.2500000000002, '27.5', '한 줄\n두 줄', true] },
      { no: 6, cells: ['x', '#N/A', null, null, null] },
    ]);
  });

  test('a heading is known by what the resource calls it, by what others do, in both languages and by its field', async () => {
    const heads = ['국적', '국가(국적)', 'Flag', 'Country (flag)', 'natCd'];
    const meant = await Promise.all(
      heads.map(async (head) => {
        const bytes = await workbook([
          ['선명', head],
          ['한빛', 'KR'],
        ]);
        return (await readFile(app, sales, '/rs4/ship/import/read', 'a.xlsx', bytes)).body.mapping[1];
      }),
    );
    expect(meant).toEqual(heads.map(() => 'natCd'));
  });

  test('a formula whose result was not kept is no nothing: it shows and is refused where a figure is wanted', async () => {
    const bytes = await workbook([
      ['품명', '단가'],
      ['선체 도장', { formula: '1000+466' } as ExcelJS.CellFormulaValue],
    ]);
    const { body } = await read('a.xlsx', bytes);
    expect(body.rows).toEqual([{ no: 2, cells: ['선체 도장', '#FORMULA?'] }]);
  });

  test('CSV of Korean Excel, of others, and with tabs', async () => {
    const cp949 = Buffer.concat([
      Buffer.from([0xc7, 0xb0, 0xb8, 0xed]),
      Buffer.from(',price\r\n'),
      Buffer.from([0xb5, 0xb5, 0xc0, 0xe5]),
      Buffer.from(',"1,466"\r\n'),
    ]);
    expect((await read('a.csv', cp949)).body).toMatchObject({
      mapping: ['itemNm', 'price'],
      rows: [{ no: 2, cells: ['도장', '1,466'] }],
      sheets: [],
    });
    const utf8 = Buffer.from('\ufeffItem name\tUnit price\r\n"두 ""줄"""\t5\r\n');
    expect((await read('a.txt', utf8)).body.rows).toEqual([{ no: 2, cells: ['두 "줄"', '5'] }]);
    const utf16 = Buffer.from('\ufeff품명;단가\n가;1\n', 'utf16le');
    expect((await read('a.csv', utf16)).body.rows).toEqual([{ no: 2, cells: ['가', '1'] }]);
  });

  test('the sheet that is wanted', async () => {
    const book = new ExcelJS.Workbook();
    for (const name of ['표지', '단가']) book.addWorksheet(name).addRows([['품명'], [name]]);
    book.addWorksheet('숨김', { state: 'hidden' }).addRow(['x']);
    const bytes = Buffer.from(await book.xlsx.writeBuffer());
    expect((await read('a.xlsx', bytes)).body).toMatchObject({ sheets: ['표지', '단가'], sheet: 0 });
    expect((await read('a.xlsx', bytes, '?sheet=1')).body).toMatchObject({
      sheet: 1,
      rows: [{ no: 2, cells: ['단가'] }],
    });
  });

  test('what is no such file, or too much, is refused with a sentence', async () => {
    const { zip, program, pdf } = await import('../../support/files.ts');
    const rows = await workbook([['품명'], ...Array.from({ length: 11_000 }, (_, i) => [`품목 ${i}`])]);
    const entity = await zip({
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'xl/workbook.xml': Buffer.from('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><workbook/>'),
    });
    const cases: [string, Buffer, string, RegExp][] = [
      ['many.xlsx', rows, 'E_FILE', /한 번에 10,000행까지/],
      [
        'bomb.xlsx',
        await zip({ 'xl/workbook.xml': Buffer.from('<workbook/>'), 'xl/worksheets/sheet1.xml': 60_000_000 }),
        'E_FILE_UNSAFE',
        /bomb\.xlsx/,
      ],
      [
        'old.xls',
        Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)]),
        'E_FILE_TYPE',
        /xls/,
      ],
      ['a.xlsx', pdf(), 'E_FILE_TYPE', /읽을 수 없는 파일/],
      ['a.csv', program, 'E_FILE_TYPE', /읽을 수 없는 파일/],
      ['entity.xlsx', entity, 'E_FILE_TYPE', /읽을 수 없는 파일/],
      ['zip.xlsx', await zip({ 'a.txt': Buffer.from('x') }), 'E_FILE_TYPE', /읽을 수 없는 파일/],
      ['empty.csv', Buffer.alloc(0), 'E_FILE', /가져올 행이 없습니다/],
      ['head.csv', Buffer.from('품명,단가\n'), 'E_FILE', /가져올 행이 없습니다/],
      ['big.csv', Buffer.alloc(21 * 1024 * 1024, 'a'), 'E_FILE_TOTAL', /20 MB/],
    ];
    for (const [name, bytes, code, words] of cases) {
      const answer = await read<Failure>(name, bytes);
      expect([name, answer.body.code, answer.body.message]).toEqual([name, code, expect.stringMatching(words)]);
    }
  });

  test('a link to another workbook is not followed: its last value counts', async () => {
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>품명</t></is></c><c r="B1" t="str"><v>단가</v></c></row>
      <row r="2"><c r="A2" t="inlineStr"><is><r><t>외부 </t></r><r><t>참조 &amp; 수식</t></r><rPh><t>x</t></rPh></is></c><c r="B2"><f>[1]Sheet1!$A$1*WEBSERVICE("http://evil.example/")</f><v>42</v></c></row></sheetData></worksheet>`;
    const { zip } = await import('../../support/files.ts');
    const bytes = await zip({
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'xl/workbook.xml': Buffer.from(
        '<x:workbook xmlns:x="x"><x:sheets><x:sheet name="값" sheetId="1" r:id="r1"/></x:sheets></x:workbook>',
      ),
      'xl/_rels/workbook.xml.rels': Buffer.from(
        '<Relationships><Relationship Id="r1" Target="/xl/worksheets/any.xml"/><Relationship Id="r2" TargetMode="External" Target="http://evil.example/"/></Relationships>',
      ),
      'xl/worksheets/any.xml': Buffer.from(sheet),
    });
    expect((await read('a.xlsx', bytes)).body).toMatchObject({
      sheets: ['값'],
      rows: [{ no: 2, cells: ['외부 참조 & 수식', 42] }],
    });
  });
});
