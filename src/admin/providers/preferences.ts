/** Preferences of the logged-in person on the server (`platform/mypage/pref`). */
import { call } from '../../session/calls/client.ts';
import type { Preferences } from './store.ts';

export const serverPreferences: Preferences = {
  async load(keys) {
    const { content } = await call<{ content: readonly { key: string; value: unknown }[] }>('platform/mypage/pref', {
      query: { keys },
    });
    return new Map(content.map(({ key, value }) => [key, value]));
  },
  async save(key, value) {
    await call(`platform/mypage/pref/${encodeURIComponent(key)}`, { method: 'PUT', body: value });
  },
};
