/** A driver among the transporter's people: their own trips first, and of the steps the one that is theirs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { menuIdsOf } from '../../../src/services/reference/menus.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { jpeg, listen, upload } from '../../support/files.ts';
import { ok } from '../../support/supply.ts';
import { cargo26, openTransport, type Transport } from '../../support/transport.ts';

let app: TestApp;
let on: Transport;
let driver: Client;
let origin: string;
beforeAll(async () => {
  app = await startApp();
  origin = await listen(app);
  on = await openTransport(app);
  driver = on.driver;
});
afterAll(() => app.close());

const listed = async (who: Client, asked = '') =>
  (ok(await who.get<Values>(`/btcd/plan/list?fromDt=&toDt=${asked}`))['content'] as Values[]).map(
    ({ stCd, driverNm }) => `${String(stCd)} ${String(driverNm)}`,
  );

test('own trips that are not over stand first, and can be asked for alone; those of colleagues are there too', async () => {
  const own = ['OUT 권기사', 'SUBM 권기사'];
  const all = await listed(driver);
  expect(all.slice(0, 2)).toEqual(own);
  expect(all).toHaveLength(6);
  expect(await listed(driver, '&mine=Y')).toEqual(own);
  expect(await listed(driver, '&mine=N')).toHaveLength(4);
  // Whoever drives none has the usual order.
  expect((await listed(on.carrier)).toSorted()).toEqual(all.toSorted());
  expect(await listed(on.carrier, '&mine=Y')).toEqual([]);
  // Another company's people are nobody's driver here.
  expect(await listed(on.warehouse, '&view=arrv&mine=Y')).toEqual([]);
});

test('a driver records the arrival of their own trip alone, and plans, settles, copies and gives up none', async () => {
  const { content } = ok(await on.carrier.get<Values>('/btcd/plan/list?fromDt=&toDt='));
  const at = (state: string) => (content as Values[]).find(({ stCd }) => stCd === state)!;
  for (const [state, name, input] of [
    ['DRAFT', 'submit', {}],
    ['DIFF', 'settle', { settleTxt: '확인했습니다' }],
    ['SUBM', 'cancel', {}],
  ] as const)
    expect((await on.act(driver, 'btcd/plan', at(state)['id'], name, input)).status, name).toBe(403);
  expect((await driver.post('/btcd/plan', {})).status).toBe(403);
  const trip = await on.read(on.carrier, 'btcd/plan', at('OUT')['id']);
  const facts = async (who: Client) => ok(await who.get<Values>(`/btcd/plan/${String(trip['id'])}/facts`))['arrives'];
  // Somebody else's until the plan names them.
  const named = async (driverNm: string, driverPhone: string) =>
    withClient(app.urls.ownerUrl, (owner) =>
      owner.query(
        `update btcd_plan set driver_nm = '${driverNm}', driver_phone = '${driverPhone}' where id = ${String(trip['id'])}`,
      ),
    );
  await named('남궁운', '01000000421');
  expect([await facts(driver), await facts(on.carrier)]).toEqual([false, true]);
  const refused = await on.act(driver, 'btcd/plan', trip['id'], 'arrive');
  expect([refused.status, refused.body['message']]).toEqual([
    403,
    '이 배차의 운전자나 배차 담당자가 도착을 기록합니다.',
  ]);
  // A number without digits is nobody's.
  const phone = (own: string) =>
    withClient(app.urls.ownerUrl, (owner) =>
      owner.query(`update platform_user set phone = '${own}' where login_id = 'drv4@demo.example'`),
    );
  await phone('-');
  await named('남궁운', '-');
  expect(await facts(driver)).toBe(false);
  // Where both have a number it decides, whatever the name says.
  await phone('01000000015');
  await named('권기사', '01000000411');
  expect(await facts(driver)).toBe(false);
  await named('권 기사', '010-0000-0015');
  expect(await facts(driver)).toBe(true);
  // Without one a name does, as long as one of the people at work bears it.
  const colleague = (nm: string, state: string, own: string) =>
    withClient(app.urls.ownerUrl, (owner) =>
      owner.query(
        `update platform_user set user_nm = '${nm}', st_cd = '${state}', phone = '${own}' where login_id = 'trn4@demo.example'`,
      ),
    );
  await named('권기사', '-');
  expect(await facts(driver)).toBe(true);
  await colleague('권기사', 'ACTIVE', '01000000016');
  expect(await facts(driver)).toBe(false);
  await colleague('권기사', 'LOCK', '01000000016');
  expect(await facts(driver)).toBe(true);
  // The number of a colleague is theirs, though the driver's own is not known.
  await colleague('신배차', 'ACTIVE', '01000000016');
  await phone('-');
  await named('권기사', '010-0000-0016');
  expect(await facts(driver)).toBe(false);
  await phone('01000000015');
  await named('권기사', '01000000015');
  // Photos of the arrival go up by the hand of a driver, who changes nothing else of a plan, and papers do not.
  const photo = async (who: Client, refTypeCd = 'IMG') => {
    const kind = { refTableNm: 'BT_PLAN', refTypeCd, fileType: 'S', fileDelYn: 'N' };
    const sent = await upload(origin, who, [{ name: '봉인.jpg', bytes: await jpeg(60, 40) }], kind);
    return {
      status: sent.status,
      file: { fileDetailId: sent.body.content?.[0]?.['fileDetailId'], refTypeCd } as Values,
    };
  };
  expect((await photo(driver, 'DOC')).status).toBe(403);
  const { file } = await photo(driver);
  const foreign = await photo(await app.as('site2'));
  expect(foreign.status).toBe(403);
  const saved = { version: trip['version'], respFileList: [], reqFileList: [file] };
  expect((await driver.patch(`/btcd/plan/${String(trip['id'])}`, saved)).status).toBe(403);
  // What a colleague sent up is not the driver's to bring.
  const theirs = (await photo(on.carrier)).file;
  const stolen = await on.act(driver, 'btcd/plan', trip['id'], 'arrive', { photos: [theirs] });
  expect([stolen.status, stolen.body['code']]).toEqual([400, 'E_FILE']);
  const arrived = ok(await on.act(driver, 'btcd/plan', trip['id'], 'arrive', { photos: [file] }));
  expect(arrived).toMatchObject({ stCd: 'ARRV', respFileList: [{ ...file, oriFileNm: '봉인.jpg' }] });
  // Dispatcher and warehouse see it on the record; the trail says that it came with the arrival.
  for (const who of [on.carrier, on.warehouse])
    expect(await on.read(who, 'btcd/plan', trip['id'])).toMatchObject({ respFileList: [file] });
  const trail = ok(await on.carrier.get<Values>(`/btcd/plan/${String(trip['id'])}/history`));
  expect(JSON.stringify(trail)).toContain('봉인.jpg');
});

test('the number goes with the driver, and one that is another colleague’s is asked about', async () => {
  const { carrier, act, read } = on;
  const { content } = ok(await carrier.get<Values>('/btcd/plan/list?fromDt=&toDt='));
  const draft = (content as Values[]).find(({ stCd }) => stCd === 'DRAFT')!;
  const at = `/btcd/plan/${String(draft['id'])}`;
  const { driverPhone: before } = await read(carrier, 'btcd/plan', draft['id']);
  const asked = (driverPhone: string) =>
    `/btcd/plan/defaults?${new URLSearchParams({ of: 'driverNm', driverNm: '권기사', driverPhone }).toString()}`;
  expect(ok(await carrier.get<Values>(asked(String(before))))).toMatchObject({
    header: { driverPhone: '01000000015' },
  });
  // Whoever only reads trips asks for nobody's number.
  for (const who of [driver, on.warehouse])
    for (const view of ['', '&view=arrv']) {
      const { body } = await who.get<Values>(`${asked('')}${view}`);
      expect(JSON.stringify(body)).not.toContain('01000000015');
    }
  const change = async (more: Values) =>
    carrier.patch<Values>(at, { version: (await read(carrier, 'btcd/plan', draft['id']))['version'], ...more });
  const told = await change({ driverNm: '권기사' });
  expect([told.status, JSON.stringify(told.body)]).toEqual([409, expect.stringContaining('planPhoneOfOther')]);
  ok(await change({ driverNm: '권기사', confirmed: true }));
  const submitted = await act(carrier, 'btcd/plan', draft['id'], 'submit');
  expect([submitted.status, JSON.stringify(submitted.body)]).toEqual([
    409,
    expect.stringContaining('planPhoneOfOther'),
  ]);
  ok(await change({ driverPhone: '01000000015' }));
  expect(await listed(driver, '&mine=Y')).toContain('DRAFT 권기사');
});

test('a new trip takes the number of its vehicle along with its driver alone', async () => {
  const { carrier } = on;
  const decl = await on.released({ ...cargo26, cargMtNo: '26DEMOA001I00780001' });
  const vehicle = await on.vehicle('부산99사1078');
  const make = (more: Values) =>
    carrier.post<Values>('/btcd/plan', { ...on.plan(decl, vehicle['id']), driverNm: null, driverPhone: null, ...more });
  const nobody = await make({ driverNm: '임시기사', confirmed: true });
  expect([nobody.status, (nobody.body['errors'] as Values[])[0]]).toMatchObject([
    400,
    { code: 'E_REQUIRED', field: 'driverPhone' },
  ]);
  const { driverNm, driverPhone } = vehicle;
  expect(ok(await make({}), 201)).toMatchObject({ driverNm, driverPhone });
  // What the vehicle says of one of the people is old: theirs is brought.
  const old = `update bta_vhcl set driver_nm = '권기사', driver_phone = '01000000099' where id = ${String(vehicle['id'])}`;
  await withClient(app.urls.ownerUrl, (owner) => owner.query(old));
  const proposed = ok(await carrier.get<Values>(`/btcd/plan/defaults?of=vhclId&vhclId=${String(vehicle['id'])}`));
  expect(proposed['header']).toMatchObject({ driverNm: '권기사', driverPhone: '01000000015' });
});

test('photos of an arrival do not go up for a colleague whose authority leaves the menu of trips out', async () => {
  await withClient(app.urls.ownerUrl, (owner) =>
    owner.query(
      `update platform_auth_menu m set menu_auth_cd = '0' from platform_user u where u.login_id = 'drv4@demo.example'
        and m.corp_id = u.auth_corp_id and m.parent_id = u.auth_id and m.menu_id = any ($1)`,
      [menuIdsOf('B21')],
    ),
  );
  const kind = { refTableNm: 'BT_PLAN', refTypeCd: 'IMG', fileType: 'S', fileDelYn: 'N' };
  const sent = await upload(origin, driver, [{ name: '봉인.jpg', bytes: await jpeg(60, 40) }], kind);
  // Their company has the service: it is the menu that they lack.
  expect([sent.status, (sent.body as Values)['code']]).toEqual([403, 'E_AUTH']);
});
