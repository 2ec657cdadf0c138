/** People at work at once: they log in by call, and their tokens become the cookies of the browser. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

export const password = 'Hangro!2611';
export const loginId = (person: string) => `${person}@demo.example`;

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const address = () => `http://localhost:${process.env.E2E_PORT}`;
const known = new Map<string, Promise<Tokens>>();

/** A new session of the person. */
export async function logIn(person: string, origin = address()): Promise<Tokens> {
  const answer = await fetch(`${origin}/api/platform/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: loginId(person), loginPw: password, rememberMe: false, systemCd: 'PLATFORM' }),
  });
  if (!answer.ok) throw new Error(`${person} cannot log in: ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}

/** The session of a person, one for each run of a file. */
export function tokensOf(person: string): Promise<Tokens> {
  const found = known.get(person) ?? logIn(person);
  known.set(person, found);
  return found;
}

/** Gives the browser the person's cookies. */
export async function carry(context: BrowserContext, person: string, lang?: string): Promise<void> {
  await takeTokens(context, await tokensOf(person), lang);
}

/** Cookies know no port: they are good for every server of this machine. */
export async function takeTokens(
  context: BrowserContext,
  { accessToken, refreshToken }: Tokens,
  lang?: string,
): Promise<void> {
  const url = address();
  await context.addCookies([
    { name: 'hangro_at', value: accessToken, url },
    { name: 'hangro_rt', value: refreshToken, url },
    ...(lang ? [{ name: 'hangro_lang', value: lang, url }] : []),
  ]);
}

/** Opens a screen as a person who is logged in already. */
export async function open(page: Page, person: string, path: string, lang?: string): Promise<void> {
  await carry(page.context(), person, lang);
  await page.goto(path);
}

/** A browser of somebody else. */
export async function another(browser: Browser, person: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' })).newPage();
  await open(page, person, path);
  return page;
}

export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** A call made by the page itself, with the session that its cookies hold. */
export const fetchInPage = (page: Page, path: string, init: { method?: string; body?: unknown } = {}) =>
  page.evaluate(
    async ([to, method, body]): Promise<Answered> => {
      const token = /hangro_at=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { authorization: `Bearer ${token}` };
      const sent = body === null ? { headers } : { headers: { ...headers, 'content-type': 'application/json' }, body };
      const answer = await fetch(`/api/${to}`, { method, ...sent });
      const text = await answer.text();
      return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
    },
    [path, init.method ?? 'GET', init.body === undefined ? null : JSON.stringify(init.body)] as const,
  );
