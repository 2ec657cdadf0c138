/** The person's own: data, password, sessions, preferences, leaving (10-platform, top). */
import type { Values } from '../../../core/field.ts';
import { call } from '../../../session/calls/client.ts';
import type { Asked, Content } from './wire.ts';

export interface OwnSession {
  readonly id: string;
  /** User agent. */
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

export interface NewPassword {
  readonly oldPw: string;
  readonly newPw: string;
  readonly newPwConfirm: string;
}

export interface NewContact {
  readonly certType: 'mobile' | 'email';
  readonly value: string;
}

/** `fail`: the message did not get out. The code itself comes outside production only. */
export interface CodeSent {
  readonly message: 'success' | 'fail';
  readonly authenNo?: string;
}

export interface PersonCalls {
  me(asked?: Asked): Promise<Values>;
  /** Changed fields with the version; answers the stored row. */
  updateMe(changes: Values): Promise<Values>;
  sendContactCode(to: NewContact): Promise<CodeSent>;
  /** With the code that came to the new number or address; answers the stored row. */
  changeContact(
    given: NewContact & { readonly cerNo: string; readonly loginPw: string },
  ): Promise<{ readonly me: Values }>;
  changePassword(given: NewPassword): Promise<void>;
  withdraw(given: { readonly loginPw: string; readonly reason: string | null }): Promise<void>;
  ownSessions(asked?: Asked): Promise<readonly OwnSession[]>;
  /** One session, or all but this one. */
  endSessions(which: OwnSession['id'] | 'others'): Promise<void>;
  /** Names of those who administer the person's company. */
  admins(asked?: Asked): Promise<readonly string[]>;
  /** Values by key; keys that were never kept are absent. */
  preferences(keys: readonly string[], asked?: Asked): Promise<ReadonlyMap<string, unknown>>;
  savePreference(key: string, value: unknown): Promise<void>;
}

export const personCalls: PersonCalls = {
  me: ({ signal } = {}) => call('platform/mypage/me', { signal }),
  updateMe: (changes) => call('platform/mypage/me', { method: 'PATCH', body: changes }),
  sendContactCode: (to) => call('platform/mypage/contactCode', { method: 'POST', body: to }),
  changeContact: (given) => call('platform/mypage/contact', { method: 'POST', body: given }),
  changePassword: (given) => call('platform/mypage/changePw', { method: 'POST', body: given }),
  withdraw: (given) => call('platform/mypage/withdraw', { method: 'POST', body: given }),
  ownSessions: async ({ signal } = {}) =>
    (await call<Content<OwnSession>>('platform/mypage/session', { signal })).content,
  endSessions: (which) =>
    call('platform/mypage/session', { method: 'DELETE', query: which === 'others' ? {} : { id: which } }),
  admins: async ({ signal } = {}) =>
    (await call<Content<{ readonly userNm: string }>>('platform/mypage/admins', { signal })).content.map(
      ({ userNm }) => userNm,
    ),
  preferences: async (keys, { signal } = {}) => {
    const asked = { query: { keys }, signal };
    const { content } = await call<Content<{ readonly key: string; readonly value: unknown }>>(
      'platform/mypage/pref',
      asked,
    );
    return new Map(content.map(({ key, value }) => [key, value]));
  },
  savePreference: (key, value) =>
    call(`platform/mypage/pref/${encodeURIComponent(key)}`, { method: 'PUT', body: value }),
};
