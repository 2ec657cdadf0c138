/** People of the yard by what they may do, made through the product itself. */
import { expect } from 'vitest';
import { password, signIn, type Client, type TestApp } from './app.ts';

/** A person whose every menu has the one authority, in the company of this administrator. */
export async function personWith(app: TestApp, level: '0' | '1', administrator = 'admin2'): Promise<Client> {
  const admin = await app.as(administrator);
  const { body } = await admin.get<{ content: { id: number; url: string | null }[] }>('/fw/common/menu');
  const menus = body.content.filter((m) => m.url).map((m) => ({ menuId: m.id, menuAuthCd: level }));
  const group = await admin.post('/platform/auth', { authNm: `모두 ${level}`, insertMenuList: menus });
  expect(group.status, JSON.stringify(group.body)).toBe(201);
  const loginId = `level${level}@demo.example`;
  const user = { loginId, userNm: `사람${level}`, phone: '01000000099', authId: group.body['id'], loginPw: password };
  const made = await admin.post('/platform/user', user);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return signIn(app.app, loginId);
}
