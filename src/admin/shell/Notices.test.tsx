import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { NotificationContextProvider, useNotify } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { Notices } from './Notices.tsx';

afterEach(cleanup);

function Tell({ passing }: { readonly passing: boolean }) {
  const notify = useNotify();
  return (
    <>
      <button onClick={() => notify('되살렸습니다', { type: 'success', passing })}>되살리기</button>
      <button onClick={() => notify('저장했습니다', { type: 'success' })}>저장</button>
    </>
  );
}
const show = (passing: boolean) =>
  render(
    <NotificationContextProvider>
      <Tell passing={passing} />
      <Notices />
    </NotificationContextProvider>,
  );
const press = (name: string) => screen.getByRole('button', { name }).click();

test('a message that the next one makes untrue is gone when that one comes', async () => {
  show(true);
  press('되살리기');
  await screen.findByText('되살렸습니다');
  press('저장');
  await screen.findByText('저장했습니다', {}, { timeout: 2000 });
  expect(screen.queryByText('되살렸습니다')).toBeNull();
});

test('other messages are told for their time, one after the other', async () => {
  show(false);
  press('되살리기');
  await screen.findByText('되살렸습니다');
  press('저장');
  await waitFor(() => expect(screen.getByText('되살렸습니다')).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(screen.queryByText('저장했습니다')).toBeNull();
  expect(screen.getByText('되살렸습니다')).toBeTruthy();
});

test('a message lies neither over the field with the keyboard nor behind the keys of a phone', async () => {
  const stands = (element: Element, top: number, height: number) =>
    (element.getBoundingClientRect = () => new DOMRect(window.innerWidth / 2 - 100, top, 200, height));
  const bottom = () => Number.parseFloat(document.querySelector<HTMLElement>('.hg-notice')!.style.bottom);
  show(false);
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
