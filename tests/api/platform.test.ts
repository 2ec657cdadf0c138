/** Companies, users and authority groups, as 10-platform promises them. */
import { withClient } from '../../src/database/engine/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, password, signIn, startApp, type Client, type TestApp } from '../support/app.ts';

interface Person {
  readonly id: number;
  readonly version: number;
  readonly loginId: string;
  readonly stCd: string;
  readonly authId: number;
  readonly userTypeCd: string;
}
interface Auth {
  readonly id: number;
  readonly corpId: number;
  readonly version: number;
  readonly authNm: string;
  readonly userCnt: number;
  readonly menuList: readonly { readonly id: number; readonly menuId: number; readonly menuAuthCd: string }[];
}
type List<T> = { readonly content: readonly T[] };

let app: TestApp;
let oper: Client;
let admin2: Client;

beforeAll(async () => {
  app = await startApp();
  [oper, admin2] = await Promise.all([app.as('oper'), app.as('admin2')]);
}, 60_000);
afterAll(() => app?.close());

const newcomer = (loginId: string, authId: number, more: object = {}) => ({
  loginId,
  loginPw: 'Nagne!2027',
  userNm: '나신입',
  phone: '010-0000-0099',
  authId,
  ...more,
});
async function person(by: Client, loginId: string): Promise<Person> {
  const list = await by.get<List<Person>>(`/platform/user/list?keyword=${loginId}`);
  return (await by.get<Person>(`/platform/user/${list.body.content[0]!.id}`)).body;
}
async function auth(by: Client, name: string): Promise<Auth> {
  const list = await by.get<List<Auth>>(`/platform/auth/list?size=1000`);
  const row = list.body.content.find(({ authNm }) => authNm === name)!;
  return { ...(await by.get<Auth>(`/platform/auth/${row.id}`)).body, userCnt: row.userCnt };
}
const act = (by: Client, { id, version }: Person, action: string) =>
  by.post<Person & { code?: string; loginPw?: string }>(`/platform/user/${id}/${action}`, { version });
const login = (loginId: string, loginPw: string) =>
  app.anonymous.post<{ accessToken: string; code?: string; user?: { pwGiven: boolean } }>('/platform/member/login', {
    loginId,
    loginPw,
  });

describe('platform/user', () => {
  it('makes a user who can sign in at once; the password is never answered', async () => {
    const sales = await auth(admin2, '영업');
    const growth = async () => (await admin2.get<{ users: number; tot: string }>('/platform/user/growth')).body;
    const told = await growth();
    const made = await admin2.post<Person>('/platform/user', newcomer('New2@Demo.Example', sales.id));
    // Told before it is saved: a base fee more, beyond the six of a service an extra user as well.
    expect(told).toMatchObject({ tot: told.users > 6 ? '125000' : '25000' });
    expect((await growth()).users).toBe(told.users + 1);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      loginId: 'new2@demo.example',
      stCd: 'ACTIVE',
      userTypeCd: 'CT_USER',
      failCnt: 0,
    });
    expect(JSON.stringify(made.body)).not.toMatch(/loginPw|argon2|Nagne/);
    const trail = await admin2.get(`/platform/user/${made.body.id}/history`);
    expect(JSON.stringify(trail.body)).not.toMatch(/loginPw|argon2|Nagne/);
    // The administrator knows it: the person is asked for one of their own, and who chose it alone is not.
    expect((await login('NEW2@demo.example', 'Nagne!2027')).body.user?.pwGiven).toBe(true);
    expect((await login('sales2@demo.example', password)).body.user?.pwGiven).toBe(false);
    expect((await auth(admin2, '영업')).userCnt).toBe(sales.userCnt + 1);
  });

  it('takes the type of an administrator from the company', async () => {
    const [admin4, admin5] = await Promise.all([app.as('admin4'), app.as('admin5')]);
    expect((await person(admin2, 'admin2')).userTypeCd).toBe('CT_COMP');
    expect((await person(admin4, 'admin4')).userTypeCd).toBe('CT_BWH');
    expect((await person(admin5, 'admin5')).userTypeCd).toBe('CT_BOND');
    expect((await person(admin2, 'sales2')).userTypeCd).toBe('CT_USER');
  });

  it('judges login id, password, phone and absence', async () => {
    const { id } = await auth(admin2, '열람');
    const fault = async (more: object) => {
      const answer = await admin2.post<{ errors: { code: string; field: string }[] }>(
        '/platform/user',
        newcomer('bad@demo.example', id, more),
      );
      return answer.body.errors?.map(({ code, field }) => `${code} ${field}`);
    };
    expect(await fault({ loginId: 'bad' })).toEqual(['E_PATTERN loginId']);
    expect(await fault({ loginId: 'sup7@demo.example' })).toEqual(['E_DUP loginId']);
    expect(await fault({ loginPw: 'short1!' })).toEqual(['E_PATTERN loginPw']);
    expect(await fault({ loginPw: 'Passw0rd!' })).toEqual(['E_PATTERN loginPw']);
    expect(await fault({ loginId: 'nagne@demo.example' })).toEqual(['E_PATTERN loginPw']);
    expect(await fault({ loginPw: '' })).toEqual(['E_REQUIRED loginPw']);
    expect(await fault({ phone: '02-123-4567' })).toEqual(['E_PATTERN phone']);
    expect(await fault({ absFromDt: '2026-12-01' })).toEqual(['E_REQUIRED absToDt', 'E_REQUIRED proxyUserId']);
    const proxyUserId = (await person(admin2, 'site2')).id;
    expect(await fault({ absFromDt: '2026-12-02', absToDt: '2026-12-01', proxyUserId })).toEqual(['E_RANGE absToDt']);
  });

  it('keeps the login id and takes no person of another company as proxy, no group of the operator', async () => {
    const site = await person(admin2, 'site2');
    const renamed = await admin2.patch<Person>(`/platform/user/${site.id}`, {
      version: site.version,
      loginId: 'other@demo.example',
      userNm: '정모의',
    });
    expect(renamed.body.loginId).toBe('site2@demo.example');
    const stranger = await person(await app.as('admin7'), 'sup7');
    const lent = await admin2.patch(`/platform/user/${site.id}`, {
      version: renamed.body.version,
      absFromDt: '2026-12-01',
      absToDt: '2026-12-02',
      proxyUserId: stranger.id,
    });
    expect(lent.body['code']).toBe('E_REF');
    const self = await admin2.patch(`/platform/user/${site.id}`, {
      version: renamed.body.version,
      absFromDt: '2026-12-01',
      absToDt: '2026-12-02',
      proxyUserId: site.id,
    });
    expect(self.body['code']).toBe('E_RANGE');
    const raised = await admin2.patch(`/platform/user/${site.id}`, {
      version: renamed.body.version,
      authId: (await auth(oper, '운영자')).id,
    });
    expect(raised.body['code']).toBe('E_REF');
  });

  it('opens a sign-in that rests after wrong passwords at once', async () => {
    const resting = await person(admin2, 'view2');
    const early = await act(admin2, resting, 'openSignIn');
    expect(early.body).toMatchObject({ code: 'E_STATE', message: expect.stringContaining('제한되어 있지 않은') });
    await withClient(app.urls.ownerUrl, (owner) =>
      owner.query(
        `update platform_user set lock_yn = 'Y', lock_dtm = '2099-01-01', fail_cnt = 5 where id = ${resting.id}`,
      ),
    );
    expect((await login('view2@demo.example', password)).body.code).toBe('E_LOCKED');
    const opened = await act(admin2, resting, 'openSignIn');
    expect(opened.body).toMatchObject({ lockYn: 'N', lockDtm: null, failCnt: 0 });
    expect((await login('view2@demo.example', password)).status).toBe(200);
  });

  it('locks, unlocks and removes; a locked person is out at once', async () => {
    const held = await signIn(app.app, 'insp2');
    expect((await held.get('/rs4/clnt/list')).status).toBe(200);
    const locked = await act(admin2, await person(admin2, 'insp2'), 'lock');
    expect(locked.body.stCd).toBe('LOCK');
    expect((await held.get('/rs4/clnt/list')).status).toBe(401);
    expect((await login('insp2@demo.example', password)).body.code).toBe('E_LOCKED');
    expect((await act(admin2, locked.body, 'lock')).body.code).toBe('E_STATE');
    const unlocked = await act(admin2, locked.body, 'unlock');
    expect(unlocked.body).toMatchObject({ stCd: 'ACTIVE', failCnt: 0 });
    expect((await held.get('/rs4/clnt/list')).status).toBe(401);
    expect((await login('insp2@demo.example', password)).status).toBe(200);
    const removed = await act(admin2, unlocked.body, 'remove');
    expect(removed.body.stCd).toBe('WD');
    expect((await login('insp2@demo.example', password)).status).toBe(401);
    const edited = await admin2.patch(`/platform/user/${removed.body.id}`, {
      version: removed.body.version,
      userNm: 'x',
    });
    expect(edited.body['code']).toBe('E_STATE');
    const offered = await admin2.get<List<Person>>('/rs4/common/user');
    expect(offered.body.content.map(({ id }) => id)).not.toContain(removed.body.id);
    const named = await admin2.get<List<Person>>(`/rs4/common/user?ids=${removed.body.id}`);
    expect(named.body.content.map(({ id }) => id)).toEqual([removed.body.id]);
  });

  it('gives a one-time password, which alone works from then on', async () => {
    const held = await signIn(app.app, 'purc2');
    const { id } = await person(admin2, 'purc2');
    // Nothing leaves from here, so no mail is promised.
    expect((await admin2.get(`/platform/user/${id}/facts`)).body).toMatchObject({
      resetWay: '이 환경에서는 메일이나 문자가 나가지 않습니다. 임시 비밀번호를 이 화면에 한 번만 표시합니다.',
    });
    const reset = await act(admin2, await person(admin2, 'purc2'), 'resetPw');
    expect(reset.body.loginPw).toMatch(/^(?=.*[A-Za-z])(?=.*\d)(?=.*[^A-Za-z0-9]).{8,20}$/);
    expect((await held.get('/rs4/clnt/list')).status).toBe(401);
    expect((await login('purc2@demo.example', password)).status).toBe(401);
    expect((await login('purc2@demo.example', reset.body.loginPw!)).status).toBe(200);
    const trail = await admin2.get(`/platform/user/${reset.body.id}/history`);
    expect(JSON.stringify(trail.body)).toContain('resetPw');
    expect(JSON.stringify(trail.body)).not.toContain('argon2');
    const sent = await oper.get<List<{ sendTo?: string }>>('/platform/outbox/list');
    expect(JSON.stringify(sent.body)).toContain('purc2@demo.example');
  });

  it('is no tool against oneself, nor for those without the menu or of another company', async () => {
    const me = await person(admin2, 'admin2');
    for (const action of ['lock', 'remove', 'resetPw'])
      expect((await act(admin2, me, action)).body.code).toBe('E_STATE');
    expect((await admin2.del(`/platform/user/${me.id}`)).body['code']).toBe('E_STATE');
    expect((await act(await app.as('sales2'), me, 'lock')).body.code).toBe('E_AUTH');
    expect((await act(await app.as('admin7'), me, 'lock')).body.code).toBe('E_NOTFOUND');
    const acct = await person(admin2, 'acct2');
    expect((await act(await app.as('acct2'), acct, 'lock')).body.code).toBe('E_AUTH');
  });

  it('keeps one administrator, on every way of losing the last', async () => {
    const admin8 = await app.as('admin8');
    const { id: adminGroup } = await auth(admin8, '관리자');
    const { id: salesGroup } = await auth(admin8, '영업');
    const me = await person(admin8, 'admin8');
    const stepped = await admin8.patch(`/platform/user/${me.id}`, { version: me.version, authId: salesGroup });
    expect([stepped.status, stepped.body['code']]).toEqual([409, 'E_STATE']);

    const made = await admin8.post<Person>('/platform/user', newcomer('second8@demo.example', adminGroup));
    const second = client(app.app, (await login('second8@demo.example', 'Nagne!2027')).body.accessToken);
    expect((await act(second, me, 'lock')).body.stCd).toBe('LOCK');
    expect(
      (await second.patch(`/platform/user/${made.body.id}`, { version: made.body.version, authId: salesGroup })).status,
    ).toBe(409);
    const third = await second.post<Person>('/platform/user', newcomer('third8@demo.example', salesGroup));
    expect((await second.del(`/platform/user/${third.body.id}`)).status).toBe(204);
    expect((await login('third8@demo.example', 'Nagne!2027')).status).toBe(401);
  });
});

describe('platform/auth', () => {
  const menus = { P12: 202, P13: 203, R32: 902 };

  it('shows the templates to all and changes them for nobody', async () => {
    const template = await auth(admin2, '관리자');
    const operators = await auth(oper, '운영자');
    const emptied = await oper.patch(`/platform/auth/${operators.id}`, {
      version: operators.version,
      authNm: '빈 권한',
    });
    expect([emptied.status, emptied.body['code']]).toEqual([403, 'E_AUTH']);
    expect((await admin2.get(`/platform/auth/${operators.id}`)).status).toBe(404);
    expect(template).toMatchObject({ corpId: 1, sysYn: 'Y', userCnt: 1 });
    for (const by of [admin2, oper]) {
      const changed = await by.patch(`/platform/auth/${template.id}`, {
        version: template.version,
        authNm: '우리 관리자',
      });
      expect([changed.status, changed.body['code']]).toEqual([403, 'E_AUTH']);
      expect((await by.del(`/platform/auth/${template.id}`)).status).toBe(403);
    }
  });

  it('makes a group of menus that the company may use, at most one row a menu', async () => {
    const tree = await admin2.get<List<{ id: number; url: string | null }>>('/fw/common/menu');
    const open = tree.body.content.filter(({ url }) => url).map(({ id }) => id);
    const closed = (await oper.get<List<{ id: number; url: string | null }>>('/fw/common/menu')).body.content
      .filter(({ url, id }) => url && !open.includes(id))
      .map(({ id }) => id);
    const folder = tree.body.content.find(({ url }) => !url)!.id;
    const make = async (authNm: string, rows: object[]) =>
      admin2.post<Auth & { code?: string }>('/platform/auth', { authNm, sysYn: 'Y', insertMenuList: rows });
    const made = await make('견적 담당', [
      { menuId: open[0], menuAuthCd: '2' },
      { menuId: open[1], menuAuthCd: '1' },
      { menuId: closed[0], menuAuthCd: '0' },
    ]);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ sysYn: 'N', corpId: 2 });
    expect((await make('가', [{ menuId: closed[0], menuAuthCd: '2' }])).body.code).toBe('E_REF');
    expect((await make('나', [{ menuId: 999_999, menuAuthCd: '2' }])).body.code).toBe('E_REF');
    expect((await make('다', [{ menuId: folder, menuAuthCd: '2' }])).body.code).toBe('E_REF');
    expect((await make('라', [{ menuId: open[0], menuAuthCd: '3' }])).body.code).toBe('E_CODE');
    const twice = [open[0], open[0]].map((menuId) => ({ menuId, menuAuthCd: '1' }));
    expect((await make('마', twice)).body.code).toBe('E_DUP');
    expect((await admin2.del(`/platform/auth/${made.body.id}`)).status).toBe(204);
  });

  it('stays while a user has it, and holds from the next profile fetch', async () => {
    const made = await admin2.post<Auth>('/platform/auth', {
      authNm: '거래처만',
      insertMenuList: [{ menuId: menus.R32, menuAuthCd: '2' }],
    });
    const view = await person(admin2, 'view2');
    const held = await signIn(app.app, 'view2');
    expect((await held.get('/rs4/ship/list')).status).toBe(200);
    const moved = await admin2.patch(`/platform/user/${view.id}`, { version: view.version, authId: made.body.id });
    expect(moved.status).toBe(200);
    const profile = await held.get<{ menu: { treeId: string }[] }>('/platform/member/profile');
    expect(profile.body.menu.map(({ treeId }) => treeId)).toEqual(['R3', 'R32']);
    expect((await held.get('/rs4/ship/list')).status).toBe(403);
    expect((await held.get('/rs4/clnt/list')).status).toBe(200);
    const used = await admin2.del(`/platform/auth/${made.body.id}`);
    expect([used.status, used.body['code']]).toEqual([409, 'E_INUSE']);
    // A group has no use field: the sentence names who holds it instead of a field that nobody finds.
    expect(used.body['message']).toBe(
      '사용자 자료 1건에서 권한으로 쓰고 있어 삭제할 수 없습니다. 그 자료를 먼저 바꾸거나 삭제해야 합니다.',
    );
  });

  it('cannot be emptied under the last administrator', async () => {
    const admin6 = await app.as('admin6');
    const rows = [menus.P12, menus.P13].map((menuId) => ({ menuId, menuAuthCd: '2' }));
    const made = await admin6.post<Auth>('/platform/auth', { authNm: '작은 관리자', insertMenuList: rows });
    const me = await person(admin6, 'admin6');
    const moved = await admin6.patch(`/platform/user/${me.id}`, { version: me.version, authId: made.body.id });
    expect(moved.status).toBe(200);
    const gone = await admin6.patch(`/platform/auth/${made.body.id}`, {
      version: made.body.version,
      updateMenuList: [{ id: made.body.menuList[1]!.id, menuAuthCd: '1' }],
    });
    expect([gone.status, gone.body['code']]).toEqual([409, 'E_STATE']);
    expect((await auth(admin6, '작은 관리자')).menuList.map((row) => row.menuAuthCd)).toEqual(['2', '2']);
  });
});

describe('platform/corp', () => {
  interface Corp {
    readonly id: number;
    readonly version: number;
    readonly stCd: string;
    readonly corpRegNo: string;
    readonly telNo: string;
  }
  const own = async (by: Client, id: number) =>
    (await by.get<Corp>(`/platform/corp/${id}${by === oper ? '?view=op' : ''}`)).body;

  it('gives a company its own row, the operator every one', async () => {
    expect((await admin2.get<List<Corp>>('/platform/corp/list')).body.content.map(({ id }) => id)).toEqual([2]);
    expect((await admin2.get('/platform/corp/3')).status).toBe(404);
    expect((await admin2.get('/platform/corp/list?view=op')).status).toBe(403);
    expect((await oper.get<List<Corp>>('/platform/corp/list?view=op')).body.content).toHaveLength(8);
    const found = await oper.get<List<Corp>>(`/platform/corp/list?view=op&keyword=${encodeURIComponent('ㄱㅊㄷㅁ')}`);
    expect(found.body.content.map(({ id }) => id)).toEqual([5]);
  });

  it('shows an operator without the menu of companies the own one only, through no call another', async () => {
    const { body } = await oper.get<List<Corp>>('/platform/corp/list');
    expect(body.content.map(({ id }) => id)).toEqual([1]);
    const other = await own(oper, 3);
    for (const path of ['/platform/corp/3', '/platform/corp/3/history'])
      expect((await oper.get(path)).status, path).toBe(404);
    expect((await oper.patch('/platform/corp/3', { version: other.version, telNo: '051-1' })).status).toBe(404);
    expect((await oper.post('/platform/corp/3/suspend', { version: other.version })).status).toBe(404);
    expect((await oper.post('/platform/corp', { corpNm: '새 회사' })).body['code']).toBe('E_AUTH');
    expect((await own(oper, 3)).version).toBe(other.version);
  });

  it('lets a company change its particulars but not its business number or existence', async () => {
    const before = await own(admin2, 2);
    const saved = await admin2.patch<Corp>('/platform/corp/2', { version: before.version, telNo: '051-000-9999' });
    expect(saved.body).toMatchObject({ telNo: '051-000-9999', corpRegNo: '0028100024' });
    const number = await admin2.patch<Corp>('/platform/corp/2', {
      version: saved.body.version,
      corpRegNo: '1248100998',
    });
    expect((await own(admin2, 2)).corpRegNo).toBe('0028100024');
    expect(number.status).toBe(200);
    const { version } = await own(admin2, 2);
    expect((await admin2.patch('/platform/corp/2', { version, corpTpCd: 'OPER' })).body['code']).toBe('E_CODE');
    expect((await admin2.patch('/platform/corp/2', { version, bondAreaId: '12' })).body['code']).toBe('E_PATTERN');
    const posted = await admin2.post('/platform/corp', { corpNm: '새 회사', corpRegNo: '1248100998' });
    expect([posted.status, posted.body['code']]).toEqual([403, 'E_AUTH']);
    expect((await oper.del('/platform/corp/2?view=op')).status).toBe(404);
  });

  it('has a business number once among all companies, save the placeholder', async () => {
    const corp = (corpNm: string, corpRegNo: string) => ({
      corpNm,
      corpRegNo,
      ceoNm: '도대표',
      addr: '부산광역시 데모로 1',
      email: 'info@new.demo.example',
    });
    expect((await oper.post('/platform/corp?view=op', corp('가', '0028100024'))).body['code']).toBe('E_DUP');
    expect((await oper.post('/platform/corp?view=op', corp('나', '0028100025'))).body['code']).toBe('E_PATTERN');
    expect((await oper.post('/platform/corp?view=op', corp('다', '0000000000'))).status).toBe(201);
    expect((await oper.post('/platform/corp?view=op', corp('라', '0000000000'))).status).toBe(201);
  });

  it('none of whose administrators can come in is opened by the operator, another is not', async () => {
    const open = async (by: Client, view = '?view=op') =>
      by.post<Corp & { code?: string; message?: string }>(`/platform/corp/7/openSignIn${view}`, {
        version: (await own(oper, 7)).version,
      });
    expect((await open(oper)).body).toMatchObject({
      code: 'E_STATE',
      message: expect.stringContaining('로그인할 수 있는 관리자'),
    });
    const rest = (who: string) =>
      withClient(app.urls.ownerUrl, (owner) =>
        owner.query(`update platform_user set lock_yn = 'Y', lock_dtm = '2099-01-01', fail_cnt = 5 where ${who}`),
      );
    await rest(`login_id = 'sup7@demo.example'`);
    expect((await open(oper)).body.code).toBe('E_STATE');
    await rest(`corp_id = 7`);
    expect((await login('admin7@demo.example', password)).body.code).toBe('E_LOCKED');
    expect((await open(await app.as('admin3'))).status).not.toBe(200);
    expect((await open(oper)).status).toBe(200);
    expect((await login('admin7@demo.example', password)).status).toBe(200);
    // Only administrators: they open the others.
    expect((await login('sup7@demo.example', password)).body.code).toBe('E_LOCKED');
    const { rows } = await withClient(app.urls.ownerUrl, (owner) =>
      owner.query(
        `select distinct changes from sys_audit where corp_id = 7 and table_nm = 'platform_user' and act = 'openSignIn'`,
      ),
    );
    expect(rows).toEqual([{ changes: [{ field: 'lockYn', from: 'Y', to: 'N' }] }]);
    await withClient(app.urls.ownerUrl, (owner) =>
      owner.query(`update platform_user set lock_yn = 'N', lock_dtm = null, fail_cnt = 0 where corp_id = 7`),
    );
  });

  it('is suspended, resumed and closed by the operator; its people are out at once', async () => {
    const held = await signIn(app.app, 'cust3');
    const step = async (by: Client, action: string) =>
      by.post<Corp & { code?: string }>(`/platform/corp/3/${action}${by === oper ? '?view=op' : ''}`, {
        version: (await own(oper, 3)).version,
      });
    expect((await step(await app.as('admin3'), 'suspend')).body.code).toBe('E_AUTH');
    expect((await step(oper, 'resume')).body.code).toBe('E_STATE');
    expect((await step(oper, 'suspend')).body.stCd).toBe('STOP');
    expect((await held.get('/rs4/clnt/list')).status).toBe(401);
    expect((await login('cust3@demo.example', password)).body.code).toBe('E_STOPPED');
    expect((await step(oper, 'resume')).body.stCd).toBe('ACTIVE');
    expect((await held.get('/rs4/clnt/list')).status).toBe(401);
    expect((await login('cust3@demo.example', password)).status).toBe(200);
    expect((await step(oper, 'close')).body.stCd).toBe('CLOSED');
    expect((await step(oper, 'resume')).body.code).toBe('E_STATE');
    const system = await own(oper, 1);
    const self = await oper.post('/platform/corp/1/suspend?view=op', { version: system.version });
    expect([self.status, self.body['code']]).toEqual([409, 'E_STATE']);
  });
});
