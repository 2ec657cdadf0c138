/** Find id: formats, nothing found, one, several, each a way on (2-portal 2, 5, 8). */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { listen, showPage } from '../../../tests/support/portal.tsx';
import { FindIdPage } from './FindIdPage.tsx';

let server: Awaited<ReturnType<typeof listen>>;
afterEach(async () => {
  cleanup();
  await server.close();
});
const show = async (ids: readonly string[]) => {
  server = await listen({ findLoginId: { body: ids.map((loginId) => ({ loginId })) } });
  await showPage(<FindIdPage />);
};
const find = () => userEvent.click(screen.getByRole('button', { name: '아이디 찾기' }));
const input = () => document.querySelector<HTMLInputElement>('#contact')!;

test('a number keeps its digits, its format is checked before anything is asked', async () => {
  await show([]);
  await userEvent.type(screen.getByRole('textbox', { name: '휴대전화' }), '010-1234');
  expect(input().value).toBe('0101234');
  expect([input().getAttribute('aria-required'), screen.getAllByText('필수').length]).toEqual(['true', 1]);
  // A field of type tel would have to ask for the number with its country.
  expect([input().type, input().autocomplete]).toEqual(['text', 'tel-national']);
  await find();
  expect(screen.getByText('휴대전화번호 형식이 올바르지 않습니다.')).toBeTruthy();
  expect(document.activeElement).toBe(input());
  await userEvent.click(screen.getByRole('radio', { name: '보조 이메일' }));
  await userEvent.type(input(), 'someone');
  await find();
  expect(screen.getByText('이메일 형식이 올바르지 않습니다.')).toBeTruthy();
  expect(server.heard).toEqual([]);
});

test('nothing found is told at the field, and the login stays at hand', async () => {
  await show([]);
  await userEvent.type(input(), '01000000007');
  await find();
  await waitFor(() => expect(screen.getByText('조건에 해당하는 아이디가 없습니다.')).toBeTruthy());
  expect(Object.fromEntries(server.heard[0]!.url.searchParams)).toEqual({ certType: 'mobile', value: '01000000007' });
  expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe('/portal/login');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('one id: a way to log in, and buttons for login and password', async () => {
  await show(['sales2@demo.example']);
  await userEvent.type(input(), '01000000007');
  await find();
  const id = await screen.findByRole('link', { name: 'sales2@demo.example' });
  const to = '?loginId=sales2%40demo.example';
  expect(id.getAttribute('href')).toBe(`/portal/login${to}`);
  expect(screen.getByRole('link', { name: '바로 로그인' }).getAttribute('href')).toBe(`/portal/login${to}`);
  expect(screen.getByRole('link', { name: '비밀번호 찾기' }).getAttribute('href')).toBe(`/portal/find/pw${to}`);
});

test('several ids are listed without the two buttons; another way of looking clears them', async () => {
  await show(['a@demo.example', 'b@demo.example']);
  await userEvent.type(input(), '01000000007');
  await find();
  const list = within(await screen.findByRole('list'));
  expect(list.getAllByRole('link').map((one) => one.textContent)).toEqual(['a@demo.example', 'b@demo.example']);
  expect(screen.queryByRole('link', { name: '바로 로그인' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: '보조 이메일' }));
  expect(screen.queryByRole('list')).toBeNull();
});
