/** Masters of ship repair, as 20-rs4-ship-repair and the demo data of page 60 promise them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Client, type TestApp } from '../support/app.ts';

type Row = Record<string, unknown> & { readonly id: number; readonly version: number };
type List = { readonly content: readonly Row[]; readonly page: { readonly totalElements: number } };
type Refused = { readonly code?: string; readonly errors?: readonly Record<string, unknown>[] };

let app: TestApp;
let sales2: Client;
let admin2: Client;
let admin6: Client;

beforeAll(async () => {
  app = await startApp();
  [sales2, admin2, admin6] = await Promise.all([app.as('sales2'), app.as('admin2'), app.as('admin6')]);
}, 60_000);
afterAll(() => app?.close());

const rows = async (by: Client, path: string) => (await by.get<List>(path)).body.content;
const faults = ({ errors = [] }: Refused) =>
  errors.map(({ code, grid, row, field }) => [code, grid, row, field].filter((x) => x !== undefined).join(' '));
const post = (by: Client, prefix: string, body: object) => by.post<Row & Refused>(`/${prefix}`, body);
const patch = (by: Client, prefix: string, { id, version }: Row, body: object) =>
  by.patch<Row & Refused>(`/${prefix}/${id}`, { version, ...body });

describe('rs4/clnt', () => {
  const foreign = { clntNm: 'TEST LINE PTE', clntNmEn: 'TEST LINE PTE', clntTpCds: 'OWNER,MGR', natCd: 'SG' };
  const korean = { clntNm: '시험해운(주)', clntTpCds: 'OWNER', corpRegNo: '124-81-00998' };

  it('has the partners of the pages with their contacts', async () => {
    const list = await rows(sales2, '/rs4/clnt/list');
    expect(list).toHaveLength(10);
    const nuri = list.find((row) => row['clntNm'] === '누리데모해운(주)')!;
    const { body } = await sales2.get<Row>(`/rs4/clnt/${nuri.id}`);
    expect(body).toMatchObject({ corpRegNo: '0078100072', vatCd: 'ZERO', payTermCd: 'D30', currCd: 'KRW' });
    expect(body['chargerList']).toMatchObject([
      { chargerNm: '홍감독', posNm: '공무감독', mainYn: 'Y' },
      { taxYn: 'Y' },
    ]);
  });

  it('fills the defaults, draws a yearly number and takes the business number in any form', async () => {
    const fresh = (await sales2.get<Row>('/rs4/clnt/new')).body;
    expect(fresh).toMatchObject({
      natCd: 'KR',
      currCd: 'KRW',
      vatCd: 'TAX10',
      payTermCd: 'D30',
      useYn: 'Y',
      chargerList: [],
    });
    const made = await post(sales2, 'rs4/clnt', korean);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ corpRegNo: '1248100998', creditAmt: '0', clntCd: 'C-2026-0011' });
    expect(faults((await post(sales2, 'rs4/clnt', { ...korean, clntNm: '또' })).body)).toEqual(['E_DUP corpRegNo']);
    expect((await post(admin6, 'rs4/clnt', korean)).status).toBe(201);
    const placeholder = { ...korean, corpRegNo: '0000000000' };
    expect((await post(sales2, 'rs4/clnt', placeholder)).status).toBe(201);
    expect((await post(sales2, 'rs4/clnt', placeholder)).status).toBe(201);
  });

  it('tells whoever enters a number of another country to leave the field empty, however it is written', async () => {
    const saysSo = ({ errors = [] }: Refused) => errors.map(({ field, message }) => [field, message]);
    const helps = [['corpRegNo', expect.stringContaining('비워 두세요')]];
    for (const corpRegNo of ['201912345D', '1248100998', 'UEN 2019 12345 D'])
      expect(saysSo((await post(sales2, 'rs4/clnt', { ...foreign, corpRegNo })).body)).toEqual(helps);
    const made = (await post(sales2, 'rs4/clnt', { ...foreign, clntNm: 'TEST UEN', clntNmEn: 'TEST UEN' })).body;
    expect(saysSo((await patch(sales2, 'rs4/clnt', made, { corpRegNo: '201912345D' })).body)).toEqual(helps);
    const wrong = await post(sales2, 'rs4/clnt', { ...korean, natCd: 'KR', corpRegNo: '201912345D' });
    expect(saysSo(wrong.body)).toEqual([['corpRegNo', expect.stringContaining('10자리')]]);
  });

  it.each([
    [{ ...korean, corpRegNo: '1248100997' }, ['E_PATTERN corpRegNo']],
    [{ ...korean, corpRegNo: null }, ['E_REQUIRED corpRegNo']],
    [{ ...foreign, clntNmEn: '' }, ['E_REQUIRED clntNmEn']],
    [{ ...foreign, corpRegNo: '1208147521' }, ['E_PATTERN corpRegNo']],
    [{ ...foreign, clntTpCds: 'OWNER,PIRATE' }, ['E_CODE clntTpCds']],
    [{ ...foreign, email: 'a@b' }, ['E_PATTERN email']],
    [
      { ...foreign, insertChargerList: [{ chargerNm: '가' }, { chargerNm: '나', email: 'x' }] },
      ['E_PATTERN charger 2 email'],
    ],
    [{ ...foreign, insertChargerList: [{ chargerNm: '가' }] }, ['E_PATTERN charger 1 mainYn']],
  ])('refuses %j', async (body, expected) => {
    const answer = await post(sales2, 'rs4/clnt', body);
    expect(faults(answer.body)).toEqual(expected);
  });

  it('keeps exactly one main contact through every change of rows', async () => {
    const made = await post(sales2, 'rs4/clnt', {
      ...foreign,
      insertChargerList: [{ chargerNm: 'A', mainYn: 'Y' }, { chargerNm: 'B' }],
    });
    expect(made.status).toBe(201);
    const [a, b] = made.body['chargerList'] as Row[];
    const without = await patch(sales2, 'rs4/clnt', made.body, { deleteChargerList: [a!.id] });
    expect(faults(without.body)).toEqual(['E_PATTERN charger 1 mainYn']);
    const both = await patch(sales2, 'rs4/clnt', made.body, { updateChargerList: [{ id: b!.id, mainYn: 'Y' }] });
    expect(both.status).toBe(400);
    const moved = await patch(sales2, 'rs4/clnt', made.body, {
      deleteChargerList: [a!.id],
      updateChargerList: [{ id: b!.id, mainYn: 'Y' }],
    });
    expect(moved.body['chargerList']).toMatchObject([{ chargerNm: 'B', mainYn: 'Y', sortNo: 1 }]);
  });

  it('is looked up by type, without those out of use; contacts by partner', async () => {
    const byType = await rows(sales2, '/rs4/common/clnt?type=SUBC');
    expect(byType.map((row) => row['value'])).toEqual(
      expect.arrayContaining(['가온데모도장(주)', '미르데모기관(주)', '태산데모철의장(주)', '다온데모전기(주)']),
    );
    expect(byType.every((row) => String(row['clntTpCds']).includes('SUBC'))).toBe(true);
    const one = byType[0]!;
    const { body } = await sales2.get<Row>(`/rs4/clnt/${one.id}`);
    await patch(sales2, 'rs4/clnt', body, { useYn: 'N' });
    expect((await rows(sales2, '/rs4/common/clnt?type=SUBC')).map(({ id }) => id)).not.toContain(one.id);
    expect((await rows(sales2, `/insp/common/clnt?ids=${one.id}`)).map(({ id }) => id)).toEqual([one.id]);
    expect((await rows(sales2, '/rs4/clnt/list?clntTpCd=SUBC')).map(({ id }) => id)).toContain(one.id);

    const nuri = (await rows(sales2, `/rs4/common/clnt?keyword=${encodeURIComponent('ㄴㄹㄷㅁ')}`))[0]!;
    expect(nuri).toMatchObject({ value: '누리데모해운(주)', vatCd: 'ZERO', currCd: 'KRW', payTermCd: 'D30' });
    const contacts = await rows(sales2, `/rs4/common/clnt/charger?clntId=${nuri.id}`);
    expect(contacts.map((row) => [row['value'], row['clntId']])).toContainEqual(['홍감독', nuri.id]);
    expect(await rows(admin6, `/rs4/common/clnt/charger?clntId=${nuri.id}`)).toEqual([]);
    expect((await sales2.get('/rs4/common/clnt/charger?clntId=1,x')).status).toBe(400);
  });

  it('stays while a vessel or a price points at it', async () => {
    const owner = (await rows(sales2, '/rs4/clnt/list?keyword=PACIFIC'))[0]!;
    const used = await sales2.del(`/rs4/clnt/${owner.id}`);
    expect([used.status, used.body['code']]).toEqual([409, 'E_INUSE']);
    expect(used.body['message']).toContain('"사용"을 "아니오"로');
  });
});

describe('rs4/ship', () => {
  const vessel = { shipNm: '시험호', shipNmEn: 'TEST', natCd: 'KR', shipTpCd: 'BULK' };

  it('is found by call sign, else IMO number, else name', async () => {
    const names = async (query: string) =>
      (await rows(sales2, `/rs4/ship/list?${query}`)).map((row) => row['shipNmEn']);
    expect(await names('callSign=D7ZX')).toEqual(['HANBIT NURI']);
    expect(await names('callSign=D7ZX&imoNo=3101257')).toEqual(['HANBIT NURI']);
    expect(await names('imoNo=3101257&shipNm=x')).toEqual(['NURI PIONEER']);
    expect(await names(`shipNm=${encodeURIComponent('퍼시픽')}`)).toHaveLength(2);
    expect(await names('natCd=KR,PA&shipTpCd=BULK,CHEM')).toEqual(['NURI PIONEER', 'PACIFIC SPECIMEN']);
    expect(await names(`keyword=${encodeURIComponent('ㅎㅂㄴㄹ')}`)).toEqual(['HANBIT NURI']);
  });

  it.each([
    [{}, ['E_REQUIRED imoNo']],
    [{ imoNo: '9074728' }, ['E_PATTERN imoNo']],
    [{ imoNo: '3100124' }, ['E_DUP imoNo']],
    [{ callSign: 'd7zx' }, ['E_DUP callSign']],
    [{ callSign: '1234' }, ['E_PATTERN callSign']],
    [{ callSign: 'D7ZZ', gt: '1,000' }, ['E_PATTERN gt']],
    [{ callSign: 'D7ZZ', builtDt: '2026-02-30' }, ['E_PATTERN builtDt']],
    [{ trdTpCd: 'DOM', mmsi: '44012345' }, ['E_PATTERN mmsi']],
    [{ trdTpCd: 'DOM', insertEquipList: [{ maker: 'X' }] }, ['E_REQUIRED equip 1 equipNm']],
  ])('refuses %j', async (more, expected) => {
    expect(faults((await post(sales2, 'rs4/ship', { ...vessel, ...more })).body)).toEqual(expected);
  });

  it('takes a domestic vessel without numbers, one in international trade with either', async () => {
    const domestic = await post(sales2, 'rs4/ship', {
      ...vessel,
      trdTpCd: 'DOM',
      gt: '2998',
      insertEquipList: [{ equipNm: '주기관' }],
    });
    expect(domestic.body).toMatchObject({ gt: '2998.00', equipList: [{ equipNm: '주기관', qty: '1' }] });
    expect((await post(sales2, 'rs4/ship', { ...vessel, callSign: 'd7zz' })).body).toMatchObject({ callSign: 'D7ZZ' });
    expect((await post(sales2, 'rs4/ship', { ...vessel, imoNo: '9074729' })).status).toBe(201);
  });

  it('takes only partners of the own company as owner', async () => {
    const [stranger] = await rows(admin6, '/rs4/clnt/list');
    const answer = await post(sales2, 'rs4/ship', { ...vessel, trdTpCd: 'DOM', ownerClntId: stranger!.id });
    expect(faults(answer.body)).toEqual(['E_REF ownerClntId']);
  });
});

describe('rs4/stdinfo/item', () => {
  const item = { itemTpCd: 'L', itemNm: '시험 공임', unitCd: 'EA' };

  it('numbers by type and year, and keeps customer prices', async () => {
    const [partner] = await rows(sales2, '/rs4/clnt/list');
    const made = await post(sales2, 'rs4/stdinfo/item', {
      ...item,
      workTpCd: 'HULL',
      price: 1466,
      insertPriceList: [{ uid: 'p1', clntId: partner!.id, fromDt: '2026-10-01', price: '1400' }],
    });
    expect(made.status).toBe(201);
    expect(made.body['itemCd']).toMatch(/^IL-2026-\d{4}$/);
    expect(made.body).toMatchObject({ price: '1466', priceFrgn: '0.00', prftRt: '0.00' });
    expect(made.body['priceList']).toMatchObject([
      { uid: 'p1', clntId: partner!.id, clntNm: partner!['clntNm'], currCd: 'KRW', price: '1400' },
    ]);
    const [price] = made.body['priceList'] as Row[];
    const changed = await patch(sales2, 'rs4/stdinfo/item', made.body, {
      updatePriceList: [{ id: price!.id, price: '1390' }],
    });
    expect(changed.body['priceList']).toMatchObject([{ price: '1390' }]);
    const wrong = await patch(sales2, 'rs4/stdinfo/item', changed.body, { insertPriceList: [{ price: '1' }] });
    expect(faults(wrong.body).map((fault) => fault.split(' ').at(-1))).toEqual(['clntId', 'fromDt']);
    const material = await post(sales2, 'rs4/stdinfo/item', { ...item, itemTpCd: 'M' });
    expect(material.body['itemCd']).toMatch(/^IM-2026-\d{4}$/);
  });

  it.each([
    [{ catCd: 'DECK' }, ['E_PATTERN catCd']],
    [{ itemTpCd: 'P', workTpCd: 'HULL' }, ['E_PATTERN workTpCd']],
    [{ itemTpCd: 'G' }, ['E_REQUIRED ownerClntId']],
    [{ itemTpCd: 'P', impaCd: '17010' }, ['E_PATTERN impaCd']],
    [{ hsCd: '84871' }, ['E_PATTERN hsCd']],
  ])('refuses %j', async (more, expected) => {
    expect(faults((await post(sales2, 'rs4/stdinfo/item', { ...item, ...more })).body)).toEqual(expected);
  });

  it('shows ship supplies and shippers’ goods under menus of their own', async () => {
    const supplies = await rows(admin6, '/rs4/stdinfo/item/list?view=shipwork');
    expect(supplies.map((row) => row['itemNm'])).toEqual(expect.arrayContaining(['윤활유', '작업장갑', '방폭손전등']));
    const closed = await admin6.get('/rs4/stdinfo/item/list?view=3pl');
    expect([closed.status, closed.body['code']]).toEqual([403, 'E_SUBSC']);
    const wh5 = await app.as('wh5');
    expect((await rows(wh5, '/rs4/stdinfo/item/list?view=3pl')).map((row) => row['itemNm'])).toContain('데모세제 4L');
    const offered = await rows(sales2, `/rs4/common/item?keyword=${encodeURIComponent('고압수')}`);
    expect(offered).toMatchObject([{ value: '선체 고압수세척', unitCd: 'M2', price: '1466', purcPrice: '1150' }]);
    const kinds = async (who: typeof admin6, path: string) => [
      ...new Set((await rows(who, path)).map((row) => row['itemTpCd'])),
    ];
    expect(await kinds(admin6, '/shipwork/common/item')).toEqual(['P']);
    expect(await kinds(wh5, '/3pl/common/item')).toEqual(['G']);
  });
});

describe('rs4/styleCode', () => {
  const style = { styleNm: '시험 양식', rs4DocTpCd: 'QUOT', titleTxt: '견적서' };
  const defaults = async () =>
    (await rows(sales2, '/rs4/styleCode/list?rs4DocTpCd=QUOT'))
      .filter((row) => row['dfltYn'] === 'Y')
      .map((row) => row['styleCode']);

  it('has one default for each kind of document; a new default takes the place of the old', async () => {
    expect(await defaults()).toEqual(['KO-Q']);
    const old = (await rows(sales2, '/rs4/styleCode/list?keyword=KO-Q'))[0]!;
    const made = await post(sales2, 'rs4/styleCode', { ...style, styleCode: 'KO-T', dfltYn: 'Y' });
    expect(made.status).toBe(201);
    expect(await defaults()).toEqual(['KO-T']);
    const stale = await patch(sales2, 'rs4/styleCode', old, { styleNm: '다른 이름' });
    expect(stale.body.code).toBe('E_CONFLICT');
    const trail = await sales2.get<List>(`/rs4/styleCode/${old.id}/history`);
    expect(trail.body.content[0]).toMatchObject({ act: 'update', changes: [{ field: 'dfltYn', from: 'Y', to: 'N' }] });
    expect(await rows(sales2, '/rs4/styleCode/list?rs4DocTpCd=INV&dfltYn=Y')).toHaveLength(1);
  });

  it('has a code once, and stores only harmless HTML', async () => {
    expect(faults((await post(sales2, 'rs4/styleCode', { ...style, styleCode: 'KO-Q' })).body)).toEqual([
      'E_DUP styleCode',
    ]);
    const made = await post(sales2, 'rs4/styleCode', {
      ...style,
      styleCode: 'KO-X',
      footTxt: '<p onclick="x()">조건</p><script>alert(1)</script>',
    });
    expect(made.body['footTxt']).toBe('<p>조건</p>');
  });
});

describe('rs4/stdinfo/config', () => {
  const setting = async (by: Client, key: string) =>
    (await rows(by, '/rs4/stdinfo/config/list')).find((row) => row['confKey'] === key)!;

  it('has every key once for companies with the service, made by the system', async () => {
    const list = await rows(admin2, '/rs4/stdinfo/config/list');
    expect(list).toHaveLength(10);
    expect(await setting(admin2, 'QUOT_VALID_DAYS')).toMatchObject({ confVal: '30', unitNm: '일' });
    expect((await admin6.get('/rs4/stdinfo/config/list')).status).toBe(403);
    expect((await admin2.post('/rs4/stdinfo/config', { confVal: '1' })).status).toBe(404);
    expect((await admin2.del(`/rs4/stdinfo/config/${list[0]!.id}`)).status).toBe(404);
  });

  it.each([
    ['QUOT_VALID_DAYS', '45', 200],
    ['QUOT_VALID_DAYS', '1.5', 400],
    ['MIN_PRFT_RT', '12.5', 200],
    ['MIN_PRFT_RT', 'ten', 400],
    ['DFLT_CURR', 'USD', 200],
    ['DFLT_CURR', 'XXX', 400],
    ['MAIL_SEND_YN', 'Y', 200],
    ['MAIL_SEND_YN', 'maybe', 400],
    ['QUOT_APPR_AMT', '', 400],
  ])('takes for %s the value %s: %i', async (key, confVal, status) => {
    const answer = await patch(admin2, 'rs4/stdinfo/config', await setting(admin2, key), { confVal });
    expect(answer.status).toBe(status);
    if (status === 400) expect(faults(answer.body)).toEqual([confVal ? 'E_PATTERN confVal' : 'E_REQUIRED confVal']);
  });

  it('keeps key and description', async () => {
    const row = await setting(admin2, 'ADV_RT');
    const saved = await patch(admin2, 'rs4/stdinfo/config', row, {
      confKey: 'DFLT_CURR',
      confDesc: 'x',
      confVal: '20',
    });
    expect(saved.body).toMatchObject({ confKey: 'ADV_RT', confDesc: row['confDesc'], confVal: '20' });
  });
});
