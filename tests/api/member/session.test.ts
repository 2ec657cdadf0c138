/** Sign-in, sessions and the authority in force (3-decisions 3; 1-foundations 3.1, 4.1, 6). */
import type { InjectOptions } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Claims } from '../../../src/api/tokens.ts';
import { days, minutes, openYard, password, type Yard } from '../../support/yard.ts';

let yard: Yard;
beforeAll(async () => {
  yard = await openYard();
});
afterAll(() => yard.close());

const call = async (url: string, options: Omit<InjectOptions, 'url'> & { token?: string; lang?: string } = {}) => {
  const { token, lang, ...rest } = options;
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(lang ? { 'accept-language': lang } : {}),
  };
  return yard.app.inject({ url: `/api/${url}`, ...rest, headers: { ...headers, ...rest.headers } });
};
const login = (loginId: string, loginPw = password, more: object = {}, lang?: string) =>
  call('platform/member/login', {
    method: 'POST',
    payload: { loginId, loginPw, rememberMe: false, systemCd: 'PLATFORM', ...more },
    lang,
  });
const enter = async (loginId = 'sales2@demo.example') => {
  const answer = await login(loginId);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { accessToken: string; refreshToken: string; menu: { treeId: string; menuAuthCd: string }[] };
};
const probe = (token?: string) => call('probe', { token });
const refresh = (token: string) => call('platform/token/refresh', { token });
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code;
const userRow = async (id: number) =>
  (await yard.owner('select *, fail_cnt::int from platform_user where id = $1', [id]))[0]!;
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

describe('login', () => {
  test('answers the login result', async () => {
    const answer = await login('sales2@demo.example');
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(Object.keys(body).sort()).toEqual(
      ['accessToken', 'commonCode', 'corp', 'menu', 'refreshToken', 'serviceCode', 'systemCode', 'user'].sort(),
    );
    expect(body.user).toEqual({
      id: 21,
      loginId: 'sales2@demo.example',
      userNm: '사람21',
      deptCd: 'SALES',
      posCd: null,
      authId: 21,
      authNm: '영업',
      standsFor: [],
      guest: false,
      // The people of this yard never chose theirs.
      pwGiven: true,
    });
    expect(body.corp).toEqual({ id: 2, corpNm: '시험수리', corpNmEn: 'Test Repair' });
    expect(body).toMatchObject({ systemCode: 'PLATFORM', serviceCode: 'platform' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('$argon2');
  });

  test('menus: authority above 0, of products held today, with their folders', async () => {
    const { menu } = await enter();
    expect(menu.map((m) => `${m.treeId}=${m.menuAuthCd}`)).toEqual([
      'P0=2',
      'P01=2',
      // Its group names no such page; who did not choose their password is led there all the same.
      'P03=2',
      'R1=2',
      'R11=2',
      'R3=2',
      'R31=1',
      'R32=2',
    ]);
  });

  test('whoever has chosen their password has the pages of their group alone', async () => {
    const chose = (dtm: string | null) =>
      yard.owner(`update platform_user set pw_chg_dtm = $1 where corp_id = 2 and id = 21`, [dtm]);
    await chose('2026-11-19T00:00:00Z');
    expect((await enter()).menu.map(({ treeId }) => treeId)).not.toContain('P03');
    await chose(null);
  });

  test('says for whom the person stands in today, and for nobody who is back', async () => {
    const away = (from: string | null, to: string | null) =>
      yard.owner(
        `update platform_user set abs_from_dt = $1, abs_to_dt = $2, proxy_user_id = 21
          where corp_id = 2 and id = (select min(id) from platform_user where corp_id = 2 and id <> 21)`,
        [from, to],
      );
    const standsFor = async () => (await login('sales2@demo.example')).json().user.standsFor as number[];
    await away('2026-11-20', '2026-11-20');
    expect(await standsFor()).toHaveLength(1);
    await away('2026-11-18', '2026-11-19');
    expect(await standsFor()).toEqual([]);
    await away(null, null);
  });

  test('the system company sees the operation menus, another company never, whatever its authority group says', async () => {
    expect((await enter('oper@demo.example')).menu.map((m) => m.treeId)).toContain('P91');
    const admin7 = (await enter('sup7@demo.example')).menu.map((m) => m.treeId);
    expect(admin7).toEqual(['P0', 'P01', 'P03', 'P1', 'P12', 'P13', 'R3', 'R31', 'R32']);
  });

  test('codes: those of the system and of the own company, in order', async () => {
    const rows = (await login('sales2@demo.example'))
      .json()
      .commonCode.filter((c: { grpCd: string }) => c.grpCd === 'ZZ_TEST');
    expect(rows.map((c: { key: string }) => c.key)).toEqual(['A', 'B', 'OWN2']);
    expect(rows[0]).toEqual({
      grpCd: 'ZZ_TEST',
      corpId: 1,
      key: 'A',
      value: '하나',
      valueEn: 'One',
      sort: 1,
      ref1: null,
      ref2: null,
      useYn: 'Y',
    });
  });

  test('the login id is trimmed, an address in any case, a mobile number with or without hyphens', async () => {
    for (const id of [' Sales2@DEMO.example ', '010-0000-0022', '01000000022'])
      expect((await login(id)).statusCode, id).toBe(200);
  });

  test('names come in the language of the person', async () => {
    expect((await login('sales2@demo.example', password, {}, 'en-US')).json().user.authNm).toBe('Sales');
  });

  test('writes the time of the login and starts the count of wrong ones anew', async () => {
    await login('admin2@demo.example', 'wrong');
    expect((await userRow(20)).fail_cnt).toBe(1);
    await enter('admin2@demo.example');
    const row = await userRow(20);
    expect(row.fail_cnt).toBe(0);
    expect((row.last_login_dtm as Date).getTime()).toBe(yard.now().getTime());
  });

  test.each([
    ['no body', undefined, 'E_BODY', undefined],
    ['a list', [], 'E_BODY', undefined],
    ['a number as password', { loginId: 'a', loginPw: 5 }, 'E_TYPE', 'loginPw'],
    ['a list as id', { loginId: ['sales2@demo.example'], loginPw: password }, 'E_TYPE', 'loginId'],
    ['null as id', { loginId: null, loginPw: password }, 'E_TYPE', 'loginId'],
    ['an unknown field', { loginId: 'a', loginPw: 'b', corpId: 1 }, 'E_UNKNOWN', undefined],
    ['an unknown system', { loginId: 'a', loginPw: 'b', systemCd: 'ROOT' }, 'E_CODE', 'systemCd'],
    ['an id of 101 characters', { loginId: 'a'.repeat(101), loginPw: 'b' }, 'E_LENGTH', 'loginId'],
  ])('refuses %s', async (_what, payload, code, field) => {
    const answer = await call('platform/member/login', { method: 'POST', payload });
    expect(answer.json()).toMatchObject({ status: 400, code, errors: [field ? { code, field } : { code }] });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('says which of both is missing', async () => {
    const answer = await login(' ', '');
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'E_REQUIRED',
      errors: [{ field: 'loginId' }, { field: 'loginPw' }],
    });
  });

  test('characters that no id has answer like any wrong id', async () => {
    for (const id of ['a\0b', '\ud800', "' or 1=1 --", '%', 'sales2@demo.example\n']) {
      const answer = await login(id, 'x');
      expect([answer.statusCode, codeOf(answer)], JSON.stringify(id)).toEqual([401, 'E_LOGIN']);
    }
    await yard.owner(`update platform_user set fail_cnt = 0, lock_yn = 'N', lock_dtm = null`);
  });
});

// What one test tried wrongly does not hold up the next.
afterEach(() => yard.owner('delete from sys_limit'));

describe('wrong passwords', () => {
  beforeEach(() =>
    yard.owner(`update platform_user set fail_cnt = 0, lock_yn = 'N', lock_dtm = null, st_cd = 'ACTIVE'`),
  );
  afterEach(() =>
    yard.owner(
      `update platform_user set fail_cnt = 0, lock_yn = 'N', lock_dtm = null, st_cd = 'ACTIVE'; delete from sys_audit`,
    ),
  );
  const plain = (answer: { json(): unknown }) => ({ ...(answer.json() as object), timestamp: '' });

  test('an unknown id and a wrong password answer alike', async () => {
    const [unknown, wrong] = [await login('nobody@demo.example'), await login('sales2@demo.example', 'wrong')];
    expect(unknown.statusCode).toBe(401);
    expect(plain(unknown)).toEqual(plain(wrong));
    expect(codeOf(wrong)).toBe('E_LOGIN');
    const names = (a: typeof wrong) => Object.keys(a.headers).sort();
    expect(names(unknown)).toEqual(names(wrong));
  });

  test('and take alike: neither answers before the time that hides the difference', async () => {
    const time = async (id: string, pw: string) => {
      const began = performance.now();
      await login(id, pw);
      return performance.now() - began;
    };
    for (const id of ['nobody@demo.example', 'sales2@demo.example'])
      expect(await time(id, 'wrong')).toBeGreaterThanOrEqual(198);
  });

  // ASVS 6.3.1, 6.3.4
  test('the fifth makes the sign-in rest, leaves sessions open, is told only to whoever knows the password, and stands in the history', async () => {
    await yard.owner(`update platform_user set email = 'sales2@demo.example' where id = 21`);
    const { accessToken } = await enter();
    for (let i = 1; i <= 5; i++) {
      expect((await userRow(21)).lock_yn).toBe('N');
      expect(codeOf(await login('sales2@demo.example', `wrong${i}`))).toBe('E_LOGIN');
      yard.later(minutes(1));
    }
    expect(await userRow(21)).toMatchObject({ st_cd: 'ACTIVE', lock_yn: 'Y', fail_cnt: 5 });
    expect(codeOf(await login('sales2@demo.example', 'wrong again'))).toBe('E_LOGIN');
    yard.later(minutes(1));
    const right = await login('sales2@demo.example');
    expect([right.statusCode, codeOf(right)]).toEqual([403, 'E_LOCKED']);
    // What was open stays open, and a wrong one while it rests is not counted.
    expect((await probe(accessToken)).statusCode).toBe(200);
    expect((await userRow(21)).fail_cnt).toBe(5);
    const audit = await yard.owner(`select * from sys_audit where table_nm = 'platform_user' and row_id = 21`);
    const told = await yard.owner(
      `select rcv_addr from platform_outbox where msg_text ~ '로그인할 수 없습니다|nobody can log in'`,
    );
    expect(told).toEqual([{ rcv_addr: 'sales2@demo.example' }]);
    expect(audit).toMatchObject([{ act: 'lock', user_id: '0', changes: [{ field: 'lockDtm', from: null }] }]);
    expect((await userRow(22)).lock_yn).not.toBe('Y');

    // Five more bring a rest twice as long; the right one afterwards starts anew.
    yard.later(minutes(15));
    for (let i = 6; i <= 10; i++) {
      expect(codeOf(await login('sales2@demo.example', `wrong${i}`))).toBe('E_LOGIN');
      yard.later(minutes(1));
    }
    yard.later(minutes(27));
    expect(codeOf(await login('sales2@demo.example'))).toBe('E_LOCKED');
    yard.later(minutes(3));
    expect((await login('sales2@demo.example')).statusCode).toBe(200);
    expect(await userRow(21)).toMatchObject({ fail_cnt: 0, lock_yn: 'N', lock_dtm: null });
  });

  test('a right one among a flood of guesses at once comes too late', async () => {
    const guesses = [...Array.from({ length: 8 }, (_, i) => `guess${i}`), password];
    const codes = (await Promise.all(guesses.map((pw) => login('sales2@demo.example', pw)))).map((a) => a.statusCode);
    expect(codes).toEqual([401, 401, 401, 429, 429, 429, 429, 429, 429]);
    expect((await userRow(21)).fail_cnt).toBe(3);
  });

  test('a flood beyond the queue is refused', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, () => login('nobody@demo.example', 'x')));
    const counts = codes.map((a) => a.statusCode);
    expect(counts.filter((s) => s === 401)).toHaveLength(3);
    expect(counts.filter((s) => s === 429)).toHaveLength(37);
  });

  test('several right logins of one person at once all succeed', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => login('sales2@demo.example')));
    expect(answers.map((a) => a.statusCode)).toEqual(Array(8).fill(200));
  });
});

describe('who may not enter', () => {
  afterEach(() =>
    yard.owner(`update platform_user set st_cd = 'ACTIVE', del_yn = 'N', login_pw = (select login_pw from platform_user where id = 1);
    update platform_corp set st_cd = 'ACTIVE'`),
  );

  test.each(['STOP', 'CLOSED'])('nobody of a company that is %s; its sessions end', async (state) => {
    const { accessToken, refreshToken } = await enter();
    await yard.owner('update platform_corp set st_cd = $1 where id = 2', [state]);
    const answer = await login('sales2@demo.example');
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'E_STOPPED']);
    expect(codeOf(await login('sales2@demo.example', 'wrong'))).toBe('E_LOGIN');
    for (const path of ['probe', 'platform/member/profile'])
      expect((await call(path, { token: accessToken })).statusCode).toBe(401);
    for (const path of ['member/profile', 'token/access', 'token/refresh']) {
      expect((await call(`platform/${path}`, { token: refreshToken })).statusCode, path).toBe(401);
    }
    await enter('sup7@demo.example');
  });

  test.each([
    ['withdrawn', `update platform_user set st_cd = 'WD' where id = 21`],
    ['deleted', `update platform_user set del_yn = 'Y' where id = 21`],
    ['without a password', `update platform_user set login_pw = null where id = 21`],
  ])('a person who is %s answers like an unknown id', async (_what, sql) => {
    await yard.owner(sql);
    expect(codeOf(await login('sales2@demo.example'))).toBe('E_LOGIN');
  });

  // ASVS 7.4.1-7.4.5
  test('a session ends the moment its person is locked or withdrawn', async () => {
    for (const state of ['LOCK', 'WD']) {
      await yard.owner(`update platform_user set st_cd = 'ACTIVE' where id = 21`);
      const { accessToken } = await enter();
      expect((await probe(accessToken)).statusCode).toBe(200);
      await yard.owner('update platform_user set st_cd = $1 where id = 21', [state]);
      const answer = await probe(accessToken);
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'E_TOKEN']);
    }
  });
});

describe('tokens', () => {
  test('carry person, company, kind and session; 30 minutes and 14 days', async () => {
    const { accessToken, refreshToken } = await enter();
    const seconds = yard.now().getTime() / 1000;
    const [access, second] = [claimsOf(accessToken), claimsOf(refreshToken)];
    expect(access).toMatchObject({ id: 21, corpId: 2, typ: 'access', sid: second.sid, exp: seconds + 1800 });
    expect(second).toMatchObject({ id: 21, corpId: 2, typ: 'refresh', exp: seconds + 14 * 86_400 });
    const [row] = await yard.owner('select * from sys_session where id = $1', [access.sid]);
    expect(JSON.stringify(row)).not.toContain(refreshToken);
    expect((row!.token_hash as Buffer).length).toBe(32);
  });

  test('the session of a call says who calls, with what authority and in which language', async () => {
    const { accessToken } = await enter();
    const body = (await call('probe', { token: accessToken, lang: 'en' })).json();
    expect(body.session).toMatchObject({
      userId: 21,
      corpId: 2,
      operator: false,
      lang: 'en',
      levels: { R11: 2, R31: 1, R33: 0 },
    });
    expect(body.session.levels).not.toHaveProperty('I11');
    // Functions do not travel: of the file store nothing but its place is left.
    expect(body.call).toEqual({
      ...{ files: {}, sends: [] },
      corpId: 2,
      userId: 21,
      operator: false,
      origin: 'http://localhost',
      lang: 'en',
      now: yard.now().toISOString(),
      today: '2026-11-20',
      production: false,
      reaches: ['CUSTOMS', 'PCR', 'NTS'],
    });
    const operator = (await probe((await enter('oper@demo.example')).accessToken)).json();
    expect(operator.session).toMatchObject({ operator: true, lang: 'ko' });
  });

  test('nothing but a signed, live access token opens a call', async () => {
    const { accessToken, refreshToken } = await enter();
    const claims = claimsOf(accessToken) as { sid: string; exp: number };
    const [header, payload, signature] = accessToken.split('.') as [string, string, string];
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const otherKey = await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
    const sign = (change: Partial<Claims>) =>
      yard.tokens.sign({ ...(claimsOf(accessToken) as unknown as Claims), ...change });
    const bad: Record<string, string | undefined> = {
      nothing: undefined,
      'a refresh token': refreshToken,
      'alg none': `${none}.${payload}.`,
      'alg none with a signature': `${none}.${payload}.${signature}`,
      'another key': otherKey,
      'altered claims': `${header}.${Buffer.from(JSON.stringify({ ...claims, corpId: 1 })).toString('base64url')}.${signature}`,
      'a session of another person': await sign({ id: 20 }),
      'a session of another company': await sign({ corpId: 7, id: 70 }),
      'no such session': await sign({ sid: '00000000-0000-4000-8000-000000000000' }),
      'yesterday’s': await sign({ exp: claims.exp - 86_400 }),
      'the word undefined': 'undefined',
    };
    for (const [what, token] of Object.entries(bad)) {
      const answer = await probe(token);
      expect([answer.statusCode, codeOf(answer)], what).toEqual([401, 'E_TOKEN']);
    }
    for (const authorization of [
      `Basic ${accessToken}`,
      accessToken,
      `Bearer ${accessToken} ${accessToken}`,
      'Bearer',
      'Bearer \ud800',
    ]) {
      expect((await call('probe', { headers: { authorization } })).statusCode, authorization).toBe(401);
    }
    expect((await probe(accessToken)).statusCode).toBe(200);
  });

  test('an access token ends after 30 minutes to the second; the refresh token makes another', async () => {
    const { accessToken, refreshToken } = await enter();
    yard.later(minutes(30) - 1000);
    expect((await probe(accessToken)).statusCode).toBe(200);
    yard.later(1000);
    expect((await probe(accessToken)).statusCode).toBe(401);
    const renewed = await call('platform/token/access', { token: refreshToken });
    expect(Object.keys(renewed.json())).toEqual(['accessToken']);
    expect((await probe(renewed.json().accessToken)).statusCode).toBe(200);
  });

  test('a refresh token ends after 14 days, and a rotation gives 14 more', async () => {
    const first = await enter();
    yard.later(days(13));
    const second = (await refresh(first.refreshToken)).json();
    yard.later(days(2));
    expect((await call('platform/token/access', { token: second.refreshToken })).statusCode).toBe(200);
    yard.later(days(12));
    expect((await refresh(second.refreshToken)).statusCode).toBe(401);
  });

  // ASVS 7.3.1, 7.3.2
  test('a session ends for good 90 days after the sign-in, however often its tokens rotate', async () => {
    let { refreshToken, accessToken } = await enter();
    for (let day = 0; day < 88; day += 11) {
      yard.later(days(11));
      const answer = await refresh(refreshToken);
      expect(answer.statusCode).toBe(200);
      ({ refreshToken, accessToken } = answer.json());
    }
    yard.later(days(2) - 60_000);
    ({ refreshToken, accessToken } = (await refresh(refreshToken)).json());
    expect((await probe(accessToken)).statusCode).toBe(200);
    yard.later(60_000);
    expect((await probe(accessToken)).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await call('platform/token/access', { token: refreshToken })).statusCode).toBe(401);
  });

  test('an access token makes no tokens', async () => {
    const { accessToken } = await enter();
    for (const path of ['token/access', 'token/refresh'])
      expect((await call(`platform/${path}`, { token: accessToken })).statusCode).toBe(401);
  });

  test('the query form answers as well, and takes one text only', async () => {
    const { refreshToken } = await enter();
    expect((await call(`platform/token/access?refreshToken=${refreshToken}`)).statusCode).toBe(200);
    expect((await call(`platform/token/access?refreshToken=${refreshToken}&refreshToken=x`)).statusCode).toBe(400);
    expect((await call('platform/token/refresh?refreshToken=')).statusCode).toBe(401);
    expect((await call(`platform/token/refresh?refreshToken=${refreshToken}`)).statusCode).toBe(200);
  });
});

describe('rotation', () => {
  test('gives a new pair; the old token is good no more, the new one is', async () => {
    const first = await enter();
    const second = (await refresh(first.refreshToken)).json();
    expect(Object.keys(second).sort()).toEqual(['accessToken', 'refreshToken']);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await probe(second.accessToken)).statusCode).toBe(200);
    const third = (await refresh(second.refreshToken)).json();
    expect(third.refreshToken).not.toBe(second.refreshToken);
    expect((await refresh(third.refreshToken)).statusCode).toBe(200);
  });

  test('within 10 s the old token answers the same successor: no second line of descent', async () => {
    const first = await enter();
    const second = (await refresh(first.refreshToken)).json();
    yard.later(9000);
    for (let i = 0; i < 3; i++)
      expect((await refresh(first.refreshToken)).json().refreshToken).toBe(second.refreshToken);
    const again = await call('platform/token/access', { token: first.refreshToken });
    expect((await probe(again.json().accessToken)).statusCode).toBe(200);
    const profile = (await call('platform/member/profile', { token: first.refreshToken })).json();
    expect(profile.refreshToken).toBe(second.refreshToken);
    expect((await refresh(second.refreshToken)).statusCode).toBe(200);
  });

  test.each(['token/refresh', 'token/access', 'member/profile'])(
    'after 10 s it ends the session with all its descendants (%s)',
    async (path) => {
      const first = await enter();
      const second = (await refresh(first.refreshToken)).json();
      yard.later(10_001);
      expect((await call(`platform/${path}`, { token: first.refreshToken })).statusCode).toBe(401);
      expect((await refresh(second.refreshToken)).statusCode).toBe(401);
      expect((await probe(second.accessToken)).statusCode).toBe(401);
      const [row] = await yard.owner('select revoked_why from sys_session where id = $1', [
        claimsOf(first.refreshToken).sid,
      ]);
      expect(row).toEqual({ revoked_why: 'REUSE' });
    },
  );

  // ASVS 10.1.1, 10.4.5, 10.4.8
  test('a token two rotations old ends the session at once', async () => {
    const first = await enter();
    const second = (await refresh(first.refreshToken)).json();
    const third = (await refresh(second.refreshToken)).json();
    expect((await refresh(first.refreshToken)).statusCode).toBe(401);
    expect((await refresh(third.refreshToken)).statusCode).toBe(401);
  });

  test('ten tabs that rotate at once all go on with the same token', async () => {
    const first = await enter();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first.refreshToken)));
    expect(answers.map((a) => a.statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((a) => a.json().refreshToken)).size).toBe(1);
    expect((await refresh(answers[0]!.json().refreshToken)).statusCode).toBe(200);
  });

  test('other sessions of the person go on', async () => {
    const [one, two] = [await enter(), await enter()];
    await refresh(one.refreshToken);
    yard.later(11_000);
    await refresh(one.refreshToken);
    expect((await refresh(one.refreshToken)).statusCode).toBe(401);
    expect((await refresh(two.refreshToken)).statusCode).toBe(200);
  });
});

test('a token that waits for a session being ended gets nothing', async () => {
  const { refreshToken } = await enter();
  const { sid } = claimsOf(refreshToken);
  const waiting = await yard.holding(
    `update sys_session set revoked_at = now() where id = '${String(sid)}'`,
    async () => {
      const answer = refresh(refreshToken);
      await yard.waiters();
      return { answer };
    },
  );
  expect((await waiting.answer).statusCode).toBe(401);
});

describe('logout', () => {
  test.each(['accessToken', 'refreshToken'] as const)('by %s ends this session and no other', async (kind) => {
    const [one, two] = [await enter(), await enter()];
    const answer = await call('platform/member/logout', { method: 'POST', token: one[kind] });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await probe(one.accessToken)).statusCode).toBe(401);
    expect((await refresh(one.refreshToken)).statusCode).toBe(401);
    expect((await probe(two.accessToken)).statusCode).toBe(200);
  });

  test('needs a token of ours', async () => {
    expect((await call('platform/member/logout', { method: 'POST' })).statusCode).toBe(401);
  });
});

describe('profile', () => {
  test('by access token is the login result without tokens', async () => {
    const { accessToken, refreshToken, ...result } = await enter();
    const answer = await call('platform/member/profile', { token: accessToken });
    expect(answer.json()).toEqual({ ...result, accessToken: null, refreshToken: null });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(refreshToken).toBeTruthy();
  });

  test('by refresh token comes with the tokens to go on with', async () => {
    const { refreshToken } = await enter();
    const body = (await call('platform/member/profile?systemCd=SHIPWORK', { token: refreshToken })).json();
    expect(body).toMatchObject({ refreshToken, systemCode: 'SHIPWORK', serviceCode: 'shipwork', user: { id: 21 } });
    expect((await probe(body.accessToken)).statusCode).toBe(200);
  });

  test('what is taken away holds at once, what is given from the next profile fetch on', async () => {
    const { accessToken, refreshToken } = await enter();
    const levels = async (token = accessToken) => (await probe(token)).json().session.levels;
    const set = (level: string) =>
      yard.owner(`update platform_auth_menu set menu_auth_cd = $1 where corp_id = 2 and menu_id = 902`, [level]);
    try {
      await set('0');
      expect(await levels()).toMatchObject({ R32: 0, R31: 1, R11: 2 });
      const menu = (await call('platform/member/profile', { token: accessToken })).json().menu as { treeId: string }[];
      expect(menu.map((m) => m.treeId)).toEqual(['P0', 'P01', 'P03', 'R1', 'R11', 'R3', 'R31']);
      expect((await levels()).R32).toBe(0);
      await set('1');
      expect((await levels()).R32).toBe(0);
      // Whoever never fetches a profile loses what was taken away with the next token.
      const token = (await call('platform/token/access', { token: refreshToken })).json().accessToken;
      expect((await levels(token)).R32).toBe(1);
    } finally {
      await set('2');
    }
  });

  test('a product that ends closes its menus', async () => {
    const { accessToken } = await enter();
    try {
      await yard.owner(
        `update platform_subsc set st_cd = 'TERM_REQ', end_dt = '2026-11-20' where corp_id = 2 and prod_id = 30`,
      );
      const menu = (await call('platform/member/profile', { token: accessToken })).json().menu as { treeId: string }[];
      expect(menu.map((m) => m.treeId)).not.toContain('R11');
    } finally {
      await yard.owner(`update platform_subsc set st_cd = 'USE', end_dt = null where corp_id = 2 and prod_id = 30`);
    }
  });

  test('two sessions of a person each keep the authority of their own last fetch', async () => {
    const [one, two] = [await enter('admin2@demo.example'), await enter('admin2@demo.example')];
    try {
      const set = (level: string) =>
        yard.owner(
          `update platform_auth_menu set menu_auth_cd = $1 where corp_id = 1 and parent_id = 11 and menu_id = 902`,
          [level],
        );
      const levels = async () =>
        Promise.all(
          [one, two].map(async ({ accessToken }) => (await probe(accessToken)).json().session.levels.R32 as number),
        );
      await set('1');
      expect(await levels()).toEqual([1, 1]);
      await set('2');
      expect(await levels()).toEqual([1, 1]);
      await call('platform/member/profile', { token: one.accessToken });
      expect(await levels()).toEqual([2, 1]);
    } finally {
      await yard.owner(
        `update platform_auth_menu set menu_auth_cd = '2' where corp_id = 1 and parent_id = 11 and menu_id = 902`,
      );
    }
  });
});

test('who gets a smaller group has its authority with the next call, in every session; a larger one with the next profile', async () => {
  const sessions = [await enter('admin2@demo.example'), await enter('admin2@demo.example')];
  const move = (corp: number, auth: number) =>
    yard.owner(`update platform_user set auth_corp_id = $1, auth_id = $2 where login_id = 'admin2@demo.example'`, [
      corp,
      auth,
    ]);
  const levels = async () =>
    Promise.all(sessions.map(async ({ accessToken }) => (await probe(accessToken)).json().session.levels));
  try {
    await move(2, 21);
    const less = { P12: 0, R31: 1, R32: 2 };
    expect(await levels()).toMatchObject([less, less]);
  } finally {
    await move(1, 11);
  }
  expect(await levels()).toMatchObject([{ P12: 0 }, { P12: 0 }]);
  await call('platform/member/profile', { token: sessions[0]!.accessToken });
  expect(await levels()).toMatchObject([{ P12: 2 }, { P12: 0 }]);
});

describe('menus for the authority matrix', () => {
  test('are those open to the company, folders first, under every system’s address', async () => {
    const { accessToken } = await enter();
    for (const system of ['fw', 'platform', 'rs4']) {
      const rows = (await call(`${system}/common/menu`, { token: accessToken })).json().content as Record<
        string,
        unknown
      >[];
      const ids = rows.map((row) => row.treeId);
      expect(ids).toContain('R35');
      expect(ids).not.toContain('P9');
      expect(ids).not.toContain('I11');
      expect(ids).not.toContain('G11');
      // Pages about oneself bear no level.
      expect(rows.filter((row) => row.forAll).map((row) => row.treeId)).toEqual(['P02', 'P03', 'P04']);
      expect(rows.find((row) => row.treeId === 'R32')).toEqual({
        id: 902,
        paId: 900,
        treeId: 'R32',
        treePaId: 'R3',
        url: '/rs4/clnt',
        menuNm: '거래처',
        menuNmEn: 'Partners',
        key: 'R32',
        value: '거래처',
        valueEn: 'Partners',
      });
    }
    expect((await call('fw/common/menu')).statusCode).toBe(401);
  });
});

describe('preferences', () => {
  const pref = (token: string, key: string, payload: unknown) =>
    call(`platform/mypage/pref/${encodeURIComponent(key)}`, {
      method: 'PUT',
      token,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    });
  const kept = async (token: string, query = '') =>
    (await call(`platform/mypage/pref${query}`, { token })).json().content;

  test('are kept, changed, chosen by key and forgotten', async () => {
    const { accessToken: t } = await enter();
    expect((await pref(t, 'list:rs4/clnt', { columns: ['clntNm'], width: 120 })).statusCode).toBe(204);
    expect((await pref(t, 'folded', '"R1"')).statusCode).toBe(204);
    expect((await pref(t, 'folded', ['R1', 'R3'])).statusCode).toBe(204);
    expect(await kept(t)).toEqual([
      { key: 'folded', value: ['R1', 'R3'] },
      { key: 'list:rs4/clnt', value: { columns: ['clntNm'], width: 120 } },
    ]);
    expect(await kept(t, '?keys=folded,nothing')).toEqual([{ key: 'folded', value: ['R1', 'R3'] }]);
    expect((await pref(t, 'folded', null)).statusCode).toBe(204);
    expect(await kept(t, '?keys=folded')).toEqual([]);
  });

  test('belong to one person', async () => {
    const [a, b, c] = [await enter(), await enter('01000000022'), await enter('sup7@demo.example')];
    await pref(a.accessToken, 'mine', 1);
    for (const other of [b, c]) expect(await kept(other.accessToken, '?keys=mine')).toEqual([]);
  });

  test.each([
    ['a key with a blank', 'a b', 1, 400],
    ['a key of 81 characters', 'k'.repeat(81), 1, 400],
    ['a key that begins with a dot', '.a', 1, 400],
    ['a control zero', 'k', ['a\0'], 400],
    ['half a character', 'k', '"\\ud800"', 400],
    ['half a character as name', 'k', '{"\\ud800":1}', 400],
    ['deep nesting', 'k', `${'['.repeat(22)}${']'.repeat(22)}`, 400],
    ['very deep nesting', 'k', `${'['.repeat(8000)}${']'.repeat(8000)}`, 400],
    ['broken JSON', 'k', '{', 400],
    ['no body', 'k', '', 400],
    ['a prototype', 'k', '{"__proto__":{"a":1}}', 400],
    ['more than 16 kB', 'k', JSON.stringify('x'.repeat(17_000)), 413],
  ])('refuse %s', async (_what, key, payload, status) => {
    const { accessToken: t } = await enter();
    expect((await pref(t, key, payload)).statusCode).toBe(status);
  });

  test('are at most 500 a person', async () => {
    const { accessToken: t } = await enter('sup7@demo.example');
    await yard.owner(
      `insert into sys_pref (corp_id, user_id, key, value) select 7, 70, 'k' || n, '1' from generate_series(1, 500) n`,
    );
    expect((await pref(t, 'one-more', 1)).statusCode).toBe(400);
    expect((await pref(t, 'k7', 2)).statusCode).toBe(204);
  });

  test('need a session', async () => {
    expect((await call('platform/mypage/pref')).statusCode).toBe(401);
    expect((await call('platform/mypage/pref/k', { method: 'PUT', payload: { a: 1 } })).statusCode).toBe(401);
  });
});

test('the function that looks across companies is for the application alone and resolves names in its own schema', async () => {
  const rows = await yard.owner(
    `select prosecdef, proacl::text as acl, proconfig from pg_proc where proname = 'sign_in'`,
  );
  expect(rows).toMatchObject([{ prosecdef: true, proconfig: ['search_path=public, pg_temp'] }]);
  expect(rows[0]!.acl).toMatch(/hangro_app=X/);
  expect(rows[0]!.acl).not.toMatch(/[{,]=X/);
});

test('the calls stand in the API document', async () => {
  const { paths } = (await call('docs/json')).json() as { paths: Record<string, unknown> };
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/platform/member/login',
      '/api/platform/member/profile',
      '/api/platform/token/refresh',
      '/api/platform/mypage/pref/{key}',
      '/api/{system}/common/menu',
    ]),
  );
});

test('no password, token or hash stands in the log', async () => {
  const { accessToken, refreshToken } = await enter();
  await login('sales2@demo.example', 'Secret-Guess-1!');
  await call(`platform/token/refresh?refreshToken=${refreshToken}`);
  await probe(accessToken);
  const log = yard.log.join('');
  expect(log).toContain('"url":"/api/platform/token/refresh"');
  for (const word of [password, 'Secret-Guess-1!', accessToken, refreshToken, refreshToken.split('.')[2]!, '$argon2']) {
    expect(log.includes(word), word).toBe(false);
  }
});
