/** People of their own for each journey: made by an administrator's call, so that nobody else's test meets them. */
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { apiOf, choosePassword, givenPassword, password } from './desk.ts';
import type { Api } from './desk.ts';

export interface Colleague {
  readonly id: number;
  readonly version: number;
  /** Without its domain, as the helpers of logging in want it. */
  readonly person: string;
  readonly userNm: string;
}

let made = 0;
/** A word of Latin letters that no other test uses. */
export const latin = (): string =>
  `t${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}${made++}`;

/** Id of the authority group of this name. */
export async function groupId(api: Api, name: string): Promise<number> {
  const { content } = await api.get<{ content: { id: number; authNm: string }[] }>('platform/auth/list');
  return content.find(({ authNm }) => authNm === name)!.id;
}

/** Id of the approval form with this code. */
export async function formId(api: Api, code: string): Promise<number> {
  const { content } = await api.get<{ content: { id: number; apprDocCd: string }[] }>('groupware/common/apprDoc');
  return content.find(({ apprDocCd }) => apprDocCd === code)!.id;
}

/** A colleague of the administrator who has chosen the password of all demo accounts. */
export async function makeColleague(api: Api, userNm: string, authId: number): Promise<Colleague> {
  const person = latin();
  const loginId = `${person}@demo.example`;
  const body = { loginId, loginPw: givenPassword, userNm, phone: '010-5555-0000', email: loginId, authId };
  const { id } = await api.post<{ id: number }>('platform/user', body);
  await choosePassword(api, person);
  // Their record has gone on with it.
  const { version } = await api.get<{ version: number }>(`platform/user/${id}`);
  return { id, version, person, userNm };
}

/** The administrator's calls and a new colleague in the group. */
export async function withColleague(request: APIRequestContext, userNm: string, group = '영업', admin = 'admin2') {
  const api = await apiOf(request, admin);
  return { api, colleague: await makeColleague(api, userNm, await groupId(api, group)) };
}

/** Status of a login with this password. */
export async function loginStatus(request: APIRequestContext, person: string, loginPw: string): Promise<number> {
  const data = { loginId: `${person}@demo.example`, loginPw, rememberMe: false, systemCd: 'PLATFORM' };
  return (await request.post('/api/platform/member/login', { data })).status();
}

/** Does the token still open anything? */
export async function meStatus(request: APIRequestContext, accessToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await request.get('/api/platform/mypage/me', { headers })).status();
}

/** Another session of the person. */
export async function sessionOf(request: APIRequestContext, person: string): Promise<string> {
  const data = { loginId: `${person}@demo.example`, loginPw: password, rememberMe: false, systemCd: 'PLATFORM' };
  const answer = await request.post('/api/platform/member/login', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { accessToken: string }).accessToken;
}
