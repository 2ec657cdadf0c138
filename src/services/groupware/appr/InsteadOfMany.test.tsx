// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InsteadOfMany } from './InsteadOfMany.tsx';

let answer: object = {};
vi.mock('react-admin', async (original) => ({ ...(await original<object>()), useGetList: () => answer }));
vi.mock('../../../admin/desk.ts', () => ({ useDesk: () => ({ session: { user: { id: 1 }, corp: { id: 2 } } }) }));
vi.mock('../../../admin/access/useRights.ts', () => ({
  useScreenAccess: () => ({ screens: [{ name: 'box', resource: { prefix: 'groupware/appr' }, view: 'todo' }] }),
}));
vi.mock('../../../ui/text.tsx', () => ({ useT: () => (key: string) => key }));
vi.mock('../../../admin/screens/actions/actor.ts', () => ({ actorOf: () => ({}) }));
afterEach(cleanup);

const bars = (given: object) => {
  answer = given;
  const onBar = vi.fn<(barred: boolean) => void>();
  const props = { record: {}, facts: { ids: [4, 5] }, input: {}, onEnter: () => undefined };
  render(<InsteadOfMany {...props} onBar={onBar} />);
  return onBar.mock.lastCall?.[0];
};

test('nobody decides before it can be read for whom; that it cannot be found out is said', () => {
  expect(bars({ isPending: true })).toBe(true);
  expect(bars({ data: [], isPending: false })).toBe(false);
  expect(screen.queryByRole('status')).toBeNull();
  expect(bars({ isPending: false, isError: true })).toBe(false);
  expect(screen.getByRole('status').textContent).toContain('acts_for_unknown');
});
