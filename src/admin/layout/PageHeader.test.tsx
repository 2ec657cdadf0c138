import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { NotificationContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { Notices } from '../shell/Notices.tsx';
import { OnlyContents } from './OnlyContents.tsx';
import { PageHeader } from './PageHeader.tsx';

afterEach(cleanup);

const press = (init: KeyboardEventInit & { keyCode?: number }) => {
  const event = createEvent.keyDown(document.body, init);
  fireEvent(document.body, event);
  return event.defaultPrevented;
};

test('the buttons stand in their order whatever the order they are named in', () => {
  render(
    <PageHeader
      title="견적"
      actions={{ close: {}, export: {}, save: {}, delete: {}, new: {}, cancel: {}, copy: {} }}
    />,
  );
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['new', 'save', 'copy', 'delete', 'cancel', 'export', 'close'].map((id) => `desk.action.${id}`));
});

test('buttons of one page stand before those of all, so that their coming and going moves none of these', () => {
  const actions = { save: {}, delete: {}, export: {}, close: {} };
  const names = () =>
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  const always = ['save', 'delete', 'export', 'close'].map((id) => `desk.action.${id}`);
  const view = render(<PageHeader title="견적" actions={actions} />);
  expect(names()).toEqual(always);
  view.rerender(<PageHeader title="견적" actions={actions} own={[{ id: 'paper', label: '견적서' }]} />);
  expect(names()).toEqual(['견적서', ...always]);
});

test('Ctrl S, Alt N and Escape press them, also under a Korean keyboard', () => {
  const save = vi.fn();
  const make = vi.fn();
  const close = vi.fn();
  render(
    <PageHeader
      title="견적"
      actions={{ new: { onClick: make }, save: { onClick: save }, close: { onClick: close } }}
    />,
  );
  expect(press({ key: 'ㄴ', code: 'KeyS', ctrlKey: true })).toBe(true);
  press({ key: 'ㅜ', code: 'KeyN', altKey: true });
  press({ key: 'Escape', code: 'Escape' });
  expect([save, make, close].map((one) => one.mock.calls.length)).toEqual([1, 1, 1]);
});

test('a key does no more than its button: not when disabled, not at work, not while composing, not under a dialog', () => {
  const save = vi.fn();
  const close = vi.fn();
  const view = render(
    <PageHeader
      title="견적"
      actions={{ save: { onClick: save, disabledReason: '읽기 전용' }, close: { onClick: close } }}
    />,
  );
  expect(press({ key: 's', code: 'KeyS', ctrlKey: true })).toBe(true);
  press({ key: 'Escape', code: 'Escape', isComposing: true, keyCode: 229 });
  view.rerender(
    <>
      <PageHeader title="견적" actions={{ save: { onClick: save, busy: true }, close: { onClick: close } }} />
      <div role="dialog" aria-label="x" />
    </>,
  );
  press({ key: 's', code: 'KeyS', ctrlKey: true });
  press({ key: 'Escape', code: 'Escape' });
  expect(save).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test('what a grey button says to the pointer, its key says to who presses it', async () => {
  const save = vi.fn();
  render(
    <NotificationContextProvider>
      <PageHeader title="견적" actions={{ save: { onClick: save, disabledReason: '읽기 전용' } }} />
      <Notices />
    </NotificationContextProvider>,
  );
  press({ key: 's', code: 'KeyS', ctrlKey: true });
  expect(await screen.findByText('읽기 전용', { selector: '.hg-notice *' })).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

test('a key goes by what is still being typed, and tells why it does not once, however long it is held down', async () => {
  const save = vi.fn();
  let types = true;
  render(
    <NotificationContextProvider>
      <PageHeader
        title="견적"
        actions={{ save: { onClick: save, disabledReason: '변경 없음', goesByKey: () => types } }}
      />
      <Notices />
    </NotificationContextProvider>,
  );
  press({ key: 's', code: 'KeyS', ctrlKey: true });
  expect(save).toHaveBeenCalledTimes(1);
  types = false;
  expect(press({ key: 's', code: 'KeyS', ctrlKey: true, repeat: true })).toBe(true);
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.queryByText('변경 없음', { selector: '.hg-notice *' })).toBeNull();
  press({ key: 's', code: 'KeyS', ctrlKey: true });
  expect(await screen.findByText('변경 없음', { selector: '.hg-notice *' })).toBeTruthy();
  expect(save).toHaveBeenCalledTimes(1);
});

test('a page alone in its window has its title, and the button that closes the window as its only one', () => {
  const save = vi.fn();
  render(
    <OnlyContents>
      <PageHeader
        title="견적"
        crumbs={[{ label: '수리조선' }]}
        actions={{ save: { onClick: save }, close: {} }}
        own={[{ id: 'win', label: '수주', onClick: save }]}
        extra={<button>더보기</button>}
      />
    </OnlyContents>,
  );
  press({ key: 's', code: 'KeyS', ctrlKey: true });
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByRole('heading').textContent).toBe('견적');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['desk.action.close']);
});
