import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { NotificationContextProvider, useNotify } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { Notices } from './Notices.tsx';

afterEach(cleanup);

const messages = [
  ['되살리기', '되살렸습니다', 'success'],
  ['저장', '저장했습니다', 'success'],
  ['끝내기', '끝냈습니다', 'success'],
  ['살피기', '살펴보세요', 'warning'],
  ['깨뜨리기', '실패했습니다', 'error'],
] as const;

function Tell() {
  const notify = useNotify();
  return messages.map(([name, words, type]) => (
    <button key={name} onClick={() => notify(words, { type })}>
      {name}
    </button>
  ));
}
const show = () =>
  render(
    <NotificationContextProvider>
      <Tell />
      <Notices />
    </NotificationContextProvider>,
  );
const press = (name: string) => screen.getByRole('button', { name }).click();

test('a message of something that went well leaves its place to the newest at once', async () => {
  show();
  press('되살리기');
  await screen.findByText('되살렸습니다');
  press('저장');
  press('끝내기');
  await screen.findByText('끝냈습니다', {}, { timeout: 2000 });
  expect(screen.queryByText('되살렸습니다')).toBeNull();
  expect(screen.queryByText('저장했습니다')).toBeNull();
});

test.each([
  ['살피기', '살펴보세요'],
  ['깨뜨리기', '실패했습니다'],
])('what is to be looked at stands for its time, whatever comes (%s)', async (name, words) => {
  show();
  press(name);
  await screen.findByText(words);
  press('저장');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(screen.queryByText('저장했습니다')).toBeNull();
  expect(screen.getByText(words)).toBeTruthy();
});

test('a message lies neither over the field with the keyboard nor behind the keys of a phone', async () => {
  const stands = (element: Element, top: number, height: number) =>
    (element.getBoundingClientRect = () => new DOMRect(window.innerWidth / 2 - 100, top, 200, height));
  const bottom = () => Number.parseFloat(document.querySelector<HTMLElement>('.hg-notice')!.style.bottom);
  show();
  const field = document.body.appendChild(document.createElement('input'));
  stands(field, window.innerHeight - 60, 32);
  field.focus();
  press('저장');
  await screen.findByText('저장했습니다');
  expect(bottom()).toBe(60 + 12);
  // The keyboard goes elsewhere while the message stands there.
  field.blur();
  await waitFor(() => expect(bottom()).toBe(12));
  const keys = { scale: 1, offsetTop: 0, height: window.innerHeight - 300 };
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: keys });
  await waitFor(() => expect(bottom()).toBe(300 + 12));
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: null });
  field.remove();
});
