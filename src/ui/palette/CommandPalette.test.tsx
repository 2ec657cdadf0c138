import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CommandPalette } from './CommandPalette.tsx';
import type { PaletteGroup, PaletteSearch } from './types.ts';

afterEach(cleanup);

const groups: PaletteGroup[] = [
  { id: 'ship', title: '선박', items: [{ id: 's1', title: '한빛누리' }] },
  {
    id: 'menu',
    title: '메뉴',
    items: [
      { id: 'm1', title: '견적' },
      { id: 'm2', title: '공사' },
    ],
  },
];
const show = (search: PaletteSearch) => {
  const onOpen = vi.fn();
  const onClose = vi.fn();
  render(<CommandPalette open onClose={onClose} search={search} onOpen={onOpen} />);
  return { onOpen, onClose, field: screen.getByRole('combobox') };
};
const active = () => screen.getByRole('option', { selected: true }).querySelector('span')?.textContent;

test('arrows go through all groups and round the ends; Enter opens', async () => {
  const user = userEvent.setup();
  const { onOpen, onClose, field } = show(async () => groups);
  await user.type(field, 'ㅎㅂ');
  await screen.findByText('공사');
  expect(active()).toBe('한빛누리');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('공사');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('견적');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(groups[1]?.items[0]);
  expect(onClose).toHaveBeenCalled();
});

test('an Enter that ends a syllable opens nothing', async () => {
  const user = userEvent.setup();
  const { onOpen, field } = show(async () => groups);
  await user.type(field, '한');
  await screen.findByText('공사');
  const enter = createEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
  fireEvent(field, enter);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a slow older answer never replaces a newer one', async () => {
  const user = userEvent.setup();
  const answers: Record<string, (found: readonly PaletteGroup[]) => void> = {};
  const search = vi.fn<PaletteSearch>((query) => new Promise((resolve) => (answers[query] = resolve)));
  const { field } = show(search);
  await user.type(field, '가');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
  await user.type(field, '나');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  expect(search.mock.calls[0]?.[1].aborted).toBe(true);
  answers['가나']?.([{ id: 'n', title: '새', items: [{ id: 'new', title: '새 답' }] }]);
  await screen.findByText('새 답');
  answers['가']?.([{ id: 'o', title: '헌', items: [{ id: 'old', title: '헌 답' }] }]);
  await Promise.resolve();
  expect(screen.queryByText('헌 답')).toBeNull();
});

test('who waits for an answer is told so at once, and never that there is nothing before it has come', async () => {
  const user = userEvent.setup();
  const answers: Record<string, (found: readonly PaletteGroup[]) => void> = {};
  const { field } = show((query) => new Promise((resolve) => (answers[query] = resolve)));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said().join('')).toBe('');
  await user.type(field, '가');
  expect(said()).toContain('desk.palette.searching');
  expect(screen.queryByText(/search_empty/)).toBeNull();
  await waitFor(() => expect(answers['가']).toBeDefined());
  expect(said().filter(Boolean)).toEqual(['desk.palette.searching']);
  answers['가']?.([]);
  await screen.findByText(/search_empty/);
  expect(said()).not.toContain('desk.palette.searching');
  // Neither does an older empty answer say so of the words that are being asked about.
  await user.type(field, '나');
  expect(said().filter(Boolean)).toEqual(['desk.palette.searching']);
  await waitFor(() => expect(answers['가나']).toBeDefined());
  answers['가나']?.(groups);
  await screen.findByText('공사');
  expect(said().join('')).toBe('');
  await user.type(field, '다');
  expect(said().filter(Boolean)).toEqual(['desk.palette.searching']);
});

test('a failed search says so', async () => {
  const user = userEvent.setup();
  const { field } = show(() => Promise.reject(new Error('no answer')));
  await user.type(field, '가');
  expect(await screen.findByText(/desk.palette.failed/)).toBeTruthy();
});

test('an Enter before the answer takes the first line of it, not one that answered older words', async () => {
  const user = userEvent.setup();
  const answers: Record<string, (found: readonly PaletteGroup[]) => void> = {};
  const search = vi.fn<PaletteSearch>((query) => new Promise((resolve) => (answers[query] = resolve)));
  const { onOpen, field } = show(search);
  const answer = async (words: string, title: string) => {
    await waitFor(() => expect(answers[words]).toBeDefined());
    answers[words]?.([{ id: words, title: words, items: [{ id: title, title }] }]);
  };
  await user.type(field, '가');
  await answer('가', '헌 답');
  await screen.findByText('헌 답');
  await user.type(field, '나{Enter}');
  expect(onOpen).not.toHaveBeenCalled();
  await answer('가나', '새 답');
  await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
  expect(onOpen).toHaveBeenCalledWith({ id: '새 답', title: '새 답' });
});

test('an Enter before the answer takes the line that was pointed at, and who types on has taken it back', async () => {
  const user = userEvent.setup();
  const { onOpen, field } = show(async () => groups);
  await user.type(field, '공{Enter}사');
  await screen.findByText('공사');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(onOpen).not.toHaveBeenCalled();
  await user.type(field, '들{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledWith(groups[1]?.items[0]);
});

test('the chosen row alone says what Enter does; Tab goes to what can be done', async () => {
  const user = userEvent.setup();
  const steps: PaletteGroup = {
    id: 'make',
    title: '작업',
    items: [{ id: 'a1', title: '만들기' }],
    last: 'unlessNamed',
  };
  const { onOpen, field } = show(async () => [...groups.map((one) => ({ ...one, opens: one.title })), steps]);
  await user.type(field, 'ㅎㅂ');
  await screen.findByText('공사');
  const says = () =>
    [...document.querySelectorAll('.hg-palette__enter')].map(
      ({ parentElement }) => parentElement!.parentElement!.textContent,
    );
  expect(says()).toEqual(['한빛누리desk.palette.opens ↵']);
  expect(screen.getByRole('option', { selected: true, name: '한빛누리' })).toBeTruthy();
  await user.keyboard('{Tab}');
  expect(says()).toEqual(['만들기 ↵']);
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(steps.items[0]);
});
