/** What journeys share: people of the demo data at work, and their calls past the screen for laying things out. */
import type { APIRequestContext, Browser, BrowserContext, Download, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { logIn, loginId, password, takeTokens } from './support/session.ts';

export { loginId, password };

/** A new session of the person, and the desk at the wanted address. The login screen has journeys of its own (signin.spec). */
export async function signIn(page: Page, person: string, path = '/rs4/clnt', origin?: string): Promise<void> {
  await takeTokens(page.context(), await logIn(person, origin));
  await page.goto(path);
  await page.locator('#hg-main').waitFor();
}

/** A fresh browser of another person, or of the same one elsewhere. */
export async function elsewhere(
  browser: Browser,
  person: string,
  path: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, person, path);
  return { page, context };
}

/** Says why, in the dialog that asks when persons are told of, and takes the file. */
export async function takeWithReason(page: Page): Promise<Download> {
  const dialog = page.getByRole('dialog', { name: '개인정보를 내보내는 사유' });
  await dialog.getByRole('textbox', { name: /^사유/ }).fill('방문 명단 작성');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return file;
}

export interface Api {
  /** Of the server that is called: some tests have one of their own. */
  readonly origin: string;
  readonly get: <T = Record<string, unknown>>(path: string) => Promise<T>;
  readonly post: <T = Record<string, unknown>>(path: string, data: unknown) => Promise<T>;
  readonly patch: <T = Record<string, unknown>>(path: string, data: unknown) => Promise<T>;
  readonly remove: (path: string) => Promise<void>;
}

/** Calls of the API on behalf of a person. */
export async function apiOf(request: APIRequestContext, person: string): Promise<Api> {
  const login = await request.post('/api/platform/member/login', {
    data: { loginId: loginId(person), loginPw: password, rememberMe: false, systemCd: 'PLATFORM' },
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const call = async <T>(method: string, path: string, data?: unknown): Promise<T> => {
    const answer = await request.fetch(`/api/${path}`, { method, headers, ...(data === undefined ? {} : { data }) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
  return {
    origin: new URL(login.url()).origin,
    get: (path) => call('GET', path),
    post: (path, data) => call('POST', path, data),
    patch: (path, data) => call('PATCH', path, data),
    remove: async (path) => {
      const answer = await request.delete(`/api/${path}`, { headers });
      expect(answer.ok(), `DELETE ${path}: ${answer.status()}`).toBe(true);
    },
  };
}

/** A word that no other test uses. */
export const word = (): string => `시험${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

export interface Partner {
  readonly id: number;
  readonly version: number;
  readonly clntNm: string;
}
/** Foreign customers of these names. */
export async function makePartners(api: Api, names: readonly string[]): Promise<Partner[]> {
  const made: Partner[] = [];
  for (const clntNm of names)
    made.push(
      await api.post<Partner>('rs4/clnt', {
        clntNm,
        clntNmEn: clntNm,
        clntTpCds: 'OWNER',
        natCd: 'SG',
        creditAmt: '1000',
      }),
    );
  return made;
}

/** Queries of the list calls that the page makes. */
export function listCalls(page: Page, prefix: string): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === `/api/${prefix}/list`) calls.push(url.searchParams);
  });
  return calls;
}

export const rowsOf = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

/** What an administrator gives a new person, who is asked for another at the first login. */
export const givenPassword = 'Anfang!2611';
/** The new person has chosen the password of all demo accounts, in a browser that no test has to do with. */
export async function choosePassword({ origin }: Pick<Api, 'origin'>, person: string): Promise<void> {
  const post = async (call: string, body: object, token?: string) => {
    const headers = { origin, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${origin}/api/platform/${call}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json().catch(() => undefined)) as { accessToken: string };
  };
  const given = { loginId: loginId(person), loginPw: givenPassword, rememberMe: false, systemCd: 'PLATFORM' };
  const { accessToken } = await post('member/login', given);
  await post('mypage/changePw', { oldPw: givenPassword, newPw: password, newPwConfirm: password }, accessToken);
  await post('member/logout', {}, accessToken);
}

/** A person of their own for a test, in the repair yard: what becomes of sessions and rights must not be that of other tests. */
export async function newClerk(request: APIRequestContext, authNm = '영업'): Promise<string> {
  const admin = await apiOf(request, 'admin2');
  const { content } = await admin.get<{ content: { id: number; authNm: string }[] }>('platform/auth/list');
  const name = `clerk${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  await admin.post('platform/user', {
    loginId: loginId(name),
    loginPw: givenPassword,
    userNm: '한서기',
    phone: `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    deptCd: 'SALES',
    authId: content.find((auth) => auth.authNm === authNm)!.id,
  });
  await choosePassword(admin, name);
  return name;
}
