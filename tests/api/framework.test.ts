/** Codes, bonded areas and exchange rates, as 11-framework promises them. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type Client, type TestApp } from '../support/app.ts';

interface CodeRow {
  readonly id: number;
  readonly corpId: number;
  readonly key: string;
  readonly value: string;
  readonly useYn?: string;
}
interface Group {
  readonly id: number;
  readonly version: number;
  readonly grpCd: string;
  readonly rowCnt?: number;
  readonly codeList: readonly CodeRow[];
}
type List<T> = { readonly content: readonly T[] };

let app: TestApp;
let oper: Client;
let admin2: Client;
let sales2: Client;
let admin3: Client;

beforeAll(async () => {
  app = await startApp();
  [oper, admin2, sales2, admin3] = await Promise.all([
    app.as('oper'),
    app.as('admin2'),
    app.as('sales2'),
    app.as('admin3'),
  ]);
}, 60_000);
afterAll(() => app?.close());

async function group(client: Client, grpCd: string): Promise<Group> {
  const list = await client.get<List<Group>>(`/fw/code/list?keyword=${grpCd}`);
  const found = list.body.content.find((row) => row.grpCd === grpCd)!;
  return { ...(await client.get<Group>(`/fw/code/${found.id}`)).body, rowCnt: found.rowCnt };
}
const keys = async (client: Client, grpCd: string) =>
  (await client.get<List<CodeRow>>(`/rs4/common/code?grpCd=${grpCd}`)).body.content.map((row) => row.key);
const newRow = (key: string) => ({ uid: `n-${key}`, key, value: key, valueEn: key, sort: 99 });

describe('fw/code', () => {
  it('finds a group by its name and counts its rows', async () => {
    const list = await admin2.get<List<Group>>(`/fw/code/list?keyword=${encodeURIComponent('부서')}`);
    expect(list.body.content.map((row) => [row.grpCd, row.rowCnt])).toContainEqual(['GW_DEPT', 8]);
  });

  it('lets a company add rows of its own, which only that company sees', async () => {
    const before = await group(admin2, 'RS4_TEAM');
    const saved = await admin2.patch<Group>(`/fw/code/${before.id}`, {
      version: before.version,
      insertCodeList: [newRow('NIGHT')],
    });
    expect(saved.status).toBe(200);
    expect(saved.body.codeList.find((row) => row.key === 'NIGHT')).toMatchObject({ corpId: 2, uid: 'n-NIGHT' });
    expect(await keys(admin2, 'RS4_TEAM')).toContain('NIGHT');
    expect(await keys(admin3, 'RS4_TEAM')).not.toContain('NIGHT');
    expect(await keys(oper, 'RS4_TEAM')).not.toContain('NIGHT');

    const twice = await admin2.patch(`/fw/code/${before.id}`, {
      version: saved.body.version,
      insertCodeList: [newRow('NIGHT')],
    });
    expect([twice.status, twice.body['code']]).toEqual([409, 'E_DUP']);
  });

  it('keeps the rows of the system from a company, and closed groups from its rows', async () => {
    const teams = await group(admin2, 'RS4_TEAM');
    const shared = teams.codeList.find((row) => row.corpId === 1)!;
    const changed = await admin2.patch(`/fw/code/${teams.id}`, {
      version: teams.version,
      updateCodeList: [{ id: shared.id, value: '우리 팀' }],
    });
    expect([changed.status, changed.body['code']]).toEqual([403, 'E_AUTH']);
    const deleted = await admin2.patch(`/fw/code/${teams.id}`, {
      version: teams.version,
      deleteCodeList: [shared.id],
    });
    expect([deleted.status, deleted.body['code']]).toEqual([403, 'E_AUTH']);
    const renamed = await admin2.patch(`/fw/code/${teams.id}`, { version: teams.version, grpNm: '우리 팀' });
    expect(renamed.status).toBe(403);

    const closed = await group(admin2, 'CURR');
    const added = await admin2.patch(`/fw/code/${closed.id}`, {
      version: closed.version,
      insertCodeList: [newRow('XXX')],
    });
    expect([added.status, added.body['code']]).toEqual([403, 'E_AUTH']);
    expect(await keys(admin2, 'CURR')).not.toContain('XXX');
    expect(await keys(admin2, 'RS4_TEAM')).toContain(shared.key);
  });

  it('keeps a key that some company uses, and the groups that screens need', async () => {
    const currencies = await group(oper, 'CURR');
    const idOf = (key: string) => currencies.codeList.find((row) => row.key === key)!.id;
    const won = await oper.patch(`/fw/code/${currencies.id}`, {
      version: currencies.version,
      deleteCodeList: [idOf('KRW')],
    });
    expect([won.status, won.body['code']]).toEqual([409, 'E_INUSE']);
    const renamed = await oper.patch(`/fw/code/${currencies.id}`, {
      version: currencies.version,
      updateCodeList: [{ id: idOf('USD'), key: 'USX' }],
    });
    expect([renamed.status, renamed.body['code']]).toEqual([409, 'E_INUSE']);
    const unused = await oper.patch(`/fw/code/${currencies.id}`, {
      version: currencies.version,
      deleteCodeList: [idOf('NOK')],
    });
    expect(unused.status).toBe(200);
    expect(await keys(admin2, 'CURR')).not.toContain('NOK');
    const removed = await oper.del(`/fw/code/${currencies.id}`);
    expect([removed.status, removed.body['code']]).toEqual([409, 'E_INUSE']);
    const types = await group(oper, 'CLNT_TP');
    const member = await oper.patch(`/fw/code/${types.id}`, {
      version: types.version,
      deleteCodeList: [types.codeList.find((row) => row.key === 'SUBC')!.id],
    });
    expect(member.body['code']).toBe('E_INUSE');
  });

  it('answers codes of the named groups at every system, in order, without retired ones', async () => {
    const several = await sales2.get<List<{ grpCd: string }>>('/insp/common/code?grpCd=VAT,YN');
    expect(new Set(several.body.content.map((row) => row.grpCd))).toEqual(new Set(['VAT', 'YN']));
    expect(await keys(sales2, 'VAT')).toEqual(['TAX10', 'ZERO', 'FREE']);
    const [free] = (await sales2.get<List<object>>('/rs4/common/code?grpCd=VAT')).body.content.slice(-1);
    expect(free).toMatchObject({
      grpCd: 'VAT',
      key: 'FREE',
      groupCode: 'VAT',
      code: 'FREE',
      codeNm: expect.any(String),
    });
    expect(free).toHaveProperty('value', (free as { codeNm: string }).codeNm);
    const lost = await group(oper, 'LOST_RSN');
    const other = lost.codeList.find((row) => row.key === 'OTHER')!;
    await oper.patch(`/fw/code/${lost.id}`, {
      version: lost.version,
      updateCodeList: [{ id: other.id, useYn: 'N' }],
    });
    expect(await keys(sales2, 'LOST_RSN')).not.toContain('OTHER');
  });

  it('makes and removes a group of the operator; its name keeps to capitals', async () => {
    const bad = await oper.post('/fw/code', { grpCd: 'my-group', grpNm: '시험', grpNmEn: 'Try' });
    expect([bad.status, bad.body['code']]).toEqual([400, 'E_PATTERN']);
    expect((await oper.post('/fw/code', { grpCd: 'MY_GROUP', grpNm: '시험' })).body['errors']).toMatchObject([
      { code: 'E_REQUIRED', field: 'grpNmEn' },
    ]);
    const made = await oper.post<Group>('/fw/code', {
      grpCd: 'MY_GROUP',
      grpNm: '시험',
      grpNmEn: 'Try',
      insertCodeList: [newRow('A')],
    });
    expect(made.status).toBe(201);
    expect((await oper.post('/fw/code', { grpCd: 'MY_GROUP', grpNm: '시험', grpNmEn: 'Try' })).body['code']).toBe(
      'E_DUP',
    );
    expect((await admin2.post('/fw/code', { grpCd: 'OURS', grpNm: '우리', grpNmEn: 'Ours' })).status).toBe(403);
    expect((await oper.del(`/fw/code/${made.body.id}`)).status).toBe(204);
  });
});

describe('fw/bondArea', () => {
  const area = { bondAreaCd: '03099010', bondAreaNm: '시험장치장', bondTpCd: 'CY' };

  it('knows the office, and proposes how long goods stay', async () => {
    const made = await oper.post('/fw/bondArea', area);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ cstmsCd: '030', storeMm: 2 });
    const typed = await oper.post('/fw/bondArea', { ...area, bondAreaCd: '03099011', storeMm: 4, cstmsCd: '010' });
    expect(typed.body).toMatchObject({ cstmsCd: '030', storeMm: 4 });
    const inland = await oper.post('/fw/bondArea', { ...area, bondAreaCd: '01099012', bondTpCd: 'DS' });
    expect(inland.body).toMatchObject({ cstmsCd: '010', storeMm: 6 });
  });

  it('refuses unknown offices, other shapes, a code twice, and everybody but the operator', async () => {
    const code = async (client: Client, bondAreaCd: string) => {
      const answer = await client.post('/fw/bondArea', { ...area, bondAreaCd });
      return [answer.status, answer.body['code']];
    };
    expect(await code(oper, '99999001')).toEqual([400, 'E_CODE']);
    expect(await code(oper, '0309900')).toEqual([400, 'E_PATTERN']);
    expect(await code(oper, '03099001')).toEqual([409, 'E_DUP']);
    expect(await code(admin2, '03099020')).toEqual([403, 'E_AUTH']);
  });

  it('is looked up by its code, and names its operator only', async () => {
    const rows = (await sales2.get<List<Record<string, unknown>>>('/btcd/common/bondArea?keyword=03099001')).body
      .content;
    expect(rows).toMatchObject([{ key: '03099001', value: '감천데모보세창고', cstmsCd: '030', storeMm: 6 }]);
    const list = await admin2.get<List<Record<string, unknown>>>('/fw/bondArea/list?keyword=03099001');
    expect(list.body.content[0]).toMatchObject({ opCorpNm: '감천데모보세창고(주)' });
  });
});

describe('fw/excRate', () => {
  const rate = { excDt: '2026-11-18', currCd: 'JPY', excRt: '900' };

  it('takes the unit from the currency', async () => {
    const made = await admin2.post('/fw/excRate', { ...rate, excUnit: 7 });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ excTpCd: 'BASE', excUnit: 100, excRt: '900.00', corpId: 2 });
    const dollar = await admin2.post('/fw/excRate', { ...rate, currCd: 'USD', excRt: 1380.5 });
    expect(dollar.body).toMatchObject({ excUnit: 1, excRt: '1380.50' });
  });

  it('refuses won, zero, and the same day twice; other companies do not mind', async () => {
    const code = async (client: Client, more: object) =>
      (await client.post('/fw/excRate', { ...rate, ...more })).body['code'];
    expect(await code(admin2, { currCd: 'KRW' })).toBe('E_CODE');
    expect(await code(admin2, { currCd: 'CNY', excRt: '0' })).toBe('E_RANGE');
    expect(await code(admin2, {})).toBe('E_DUP');
    expect(await code(admin3, {})).toBeUndefined();
  });

  it('looks up the newest rate on or before a day; of one day the own row wins', async () => {
    const find = async (client: Client, query: string) =>
      (await client.get<List<Record<string, unknown>>>(`/fw/common/excRate?${query}`)).body.content.map((row) => [
        row['excDt'],
        row['excRt'],
      ]);
    expect(await find(admin2, 'currCd=USD')).toEqual([['2026-11-20', '1385.40']]);
    expect(await find(admin2, 'currCd=USD&excDt=2026-11-19')).toEqual([['2026-11-18', '1380.50']]);
    expect(await find(sales2, 'currCd=USD&excTpCd=IMP')).toEqual([['2026-11-15', '1392.15']]);
    expect(await find(admin2, 'currCd=USD&excDt=2026-01-01')).toEqual([]);
    await admin2.post('/fw/excRate', { excDt: '2026-11-20', currCd: 'USD', excRt: '1400' });
    expect(await find(admin2, 'currCd=USD')).toEqual([['2026-11-20', '1400.00']]);
    expect(await find(admin3, 'currCd=USD')).toEqual([['2026-11-20', '1385.40']]);
    expect((await admin2.get('/fw/common/excRate?excDt=2026-02-30')).status).toBe(400);
  });

  it('shows shared rates to all and leaves them to the operator', async () => {
    const list = await admin3.get<List<{ id: number; version: number; corpId: number }>>('/fw/excRate/list');
    const shared = list.body.content.find((row) => row.corpId === 1)!;
    expect(list.body.content.every((row) => row.corpId === 1 || row.corpId === 3)).toBe(true);
    const changed = await admin3.patch(`/fw/excRate/${shared.id}`, { version: shared.version, excRt: '1' });
    expect([changed.status, changed.body['code']]).toEqual([403, 'E_AUTH']);
  });

  it('imports a sheet, all rows or none, and replaces own rows of the same day', async () => {
    const sheet = (rows: unknown) =>
      admin2.post<{ code?: string; errors?: Record<string, unknown>[] }>('/fw/excRate/import', { rows });
    const good = { excDt: '2026-11-10', currCd: 'EUR', excRt: '1490' };
    expect((await sheet([good, { ...good, currCd: 'SGD', excRt: '1030' }])).body).toEqual({ inserted: 2, updated: 0 });
    expect((await sheet([{ ...good, excRt: '1491' }])).body).toEqual({ inserted: 0, updated: 1 });
    const bad = await sheet([
      { ...good, excDt: '2026-11-11' },
      { ...good, currCd: 'KRW' },
      { ...good, excRt: '0' },
    ]);
    expect(bad.status).toBe(400);
    expect(bad.body.errors).toMatchObject([
      { code: 'E_CODE', row: 2, field: 'currCd' },
      { code: 'E_RANGE', row: 3, field: 'excRt' },
    ]);
    const twice = await sheet([
      { ...good, excDt: '2026-11-12' },
      { ...good, excDt: '2026-11-12', excRt: '1492' },
      { ...good, currCd: 'XXX' },
    ]);
    expect(twice.body.errors).toMatchObject([
      { code: 'E_DUP', row: 2, field: 'excDt' },
      { code: 'E_CODE', row: 3, field: 'currCd' },
    ]);
    expect((await sheet([good, 'x'])).status).toBe(400);
    expect((await sheet([])).body.code).toBe('E_LIST');
    expect((await sheet('x')).body.code).toBe('E_LIST');
    expect((await sales2.post('/fw/excRate/import', { rows: [good] })).status).toBe(403);
    const own = await admin2.get<List<{ excDt: string; currCd: string; excRt: string }>>(
      '/fw/excRate/list?fromDt=2026-11-10&toDt=2026-11-11&sort=currCd,asc',
    );
    expect(own.body.content.map((row) => [row.excDt, row.currCd, row.excRt])).toEqual([
      ['2026-11-10', 'EUR', '1491.00'],
      ['2026-11-10', 'SGD', '1030.00'],
    ]);
  });

  it('imports a thousand rows with a handful of statements; the unit follows the currency, the trail each row', async () => {
    const day = (n: number) => new Date(Date.UTC(2010, 0, 1 + n)).toISOString().slice(0, 10);
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      excDt: day(n),
      currCd: n % 2 ? 'JPY' : 'USD',
      excRt: `${900 + n}.25`,
    }));
    let statements = 0;
    const { write } = app.database;
    const spy = vi
      .spyOn(app.database, 'write')
      .mockImplementation((actor, work) =>
        write(actor, (tx) => work({ ...tx, query: (statement) => ((statements += 1), tx.query(statement)) })),
      );
    const sheet = (all: unknown) => admin2.post('/fw/excRate/import', { rows: all });
    expect((await sheet(rows)).body).toEqual({ inserted: 1000, updated: 0 });
    expect(statements).toBeLessThan(8);
    expect(
      (await sheet([...rows.slice(0, 2).map((row) => ({ ...row, excRt: '777' })), { ...rows[0], excDt: '2009-12-31' }]))
        .body,
    ).toEqual({
      inserted: 1,
      updated: 2,
    });
    spy.mockRestore();
    const { body } = await admin2.get<
      List<{ id: number; version: number; excUnit: number; excRt: string; excDt: string }>
    >(`/fw/excRate/list?fromDt=${day(0)}&toDt=${day(1)}&sort=excDt,asc`);
    expect(body.content).toMatchObject([
      { excDt: day(0), excUnit: 1, excRt: '777.00', version: 2 },
      { excDt: day(1), excUnit: 100, excRt: '777.00', version: 2 },
    ]);
    const history = await admin2.get<List<{ act: string; changes: unknown }>>(
      `/fw/excRate/${body.content[0]!.id}/history`,
    );
    expect(history.body.content).toMatchObject([
      { act: 'update', changes: [{ field: 'excRt', from: '900.25', to: '777.00' }] },
      {
        act: 'create',
        changes: expect.arrayContaining([
          { field: 'excRt', from: null, to: '900.25' },
          { field: 'excUnit', from: null, to: 1 },
        ]),
      },
    ]);
    expect((await admin3.get<List<unknown>>(`/fw/excRate/list?fromDt=${day(0)}&toDt=${day(1)}`)).body.content).toEqual(
      [],
    );
  });
});
