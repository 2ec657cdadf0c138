// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Made } from '../../providers/data/recordCalls.ts';
import { DoneNote } from './DoneNote.tsx';

let open = true;
vi.mock('../../access/useRights.ts', () => ({
  useScreenAccess: () => ({ near: [], mayOpen: () => open, pathOf: (_screen: unknown, id: number) => `/x/${id}` }),
}));
vi.mock('../../routes.ts', () => ({
  screenOfResource: (prefix: string, _near: unknown, mayOpen: () => boolean) =>
    mayOpen() ? { name: prefix } : undefined,
  screenPath: (name: string) => `/${name}`,
}));
afterEach(() => {
  cleanup();
  open = true;
});

const doc = (id: number): Made => ({ prefix: 'groupware/appr', id, name: `AP-${id}` });
const note = (words: string, made: readonly Made[]) =>
  render(
    <MemoryRouter>
      <DoneNote {...{ words, made }} />
    </MemoryRouter>,
  );
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('one record that was made is linked by its number, unless the sentence has said that', () => {
  note('결재를 올렸습니다', [doc(1)]);
  expect(links()).toEqual(['AP-1']);
  cleanup();
  note('수주로 등록했습니다: AP-1', [doc(1)]);
  expect(links()).toEqual(['desk.acts.open_made']);
  cleanup();
  note('만들었습니다', [{ ...doc(1), name: null }]);
  expect(links()).toEqual(['desk.acts.open_made']);
});

test('whoever has no way to it reads its number, once', () => {
  open = false;
  note('작업지시 2건을 만들었습니다', [doc(1), doc(2)]);
  expect(links()).toEqual([]);
  expect(['AP-1', 'AP-2'].every((name) => screen.getByText(name))).toBe(true);
  cleanup();
  const { container } = note('수주로 등록했습니다: AP-1', [doc(1)]);
  expect(container.textContent).toBe('수주로 등록했습니다: AP-1');
});
