import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { menuForest, menuName } from './menuTree.ts';
import { NavTree } from './NavTree.tsx';

afterEach(cleanup);

const entry = (treeId: string, treePaId: string | null, url: string | null, menuNm: string, menuAuthCd = '2') => ({
  treeId,
  treePaId,
  url,
  menuNm,
  menuNmEn: menuNm,
  menuAuthCd,
});
const forest = menuForest(
  [
    entry('R1', null, null, '영업'),
    entry('R11', 'R1', '/rs4/quot', '견적'),
    entry('R12', 'R1', '/rs4/order', '공사', '1'),
    entry('G1', null, null, '전자결재'),
    entry('G11', 'G1', '/groupware/appr/draft', '기안함'),
  ],
  (menu) => menuName(menu, 'ko'),
);
const show = (path = '/rs4/quot/7') => {
  const onNavigate = vi.fn();
  const view = render(<NavTree forest={forest} path={path} onNavigate={onNavigate} />);
  return {
    onNavigate,
    go: (to: string) => view.rerender(<NavTree forest={forest} path={to} onNavigate={onNavigate} />),
  };
};
const focus = () => document.activeElement?.textContent;

test('the menu of the path is marked, its folder open, others closed; read-only is said in words', () => {
  show();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('견적');
  expect(screen.getByRole('button', { name: '전자결재' }).getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('link', { name: /공사/ }).textContent).toContain('desk.form.read_only');
});

test('up and down walk, left and right close and open, left on a menu goes to its folder', async () => {
  const user = userEvent.setup();
  show();
  screen.getByRole('link', { name: '견적' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focus()).toBe('전자결재');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focus()).toBe('기안함');
  await user.keyboard('{ArrowLeft}');
  expect(focus()).toBe('전자결재');
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('link', { name: '기안함' })).toBeNull();
  await user.keyboard('{Home}');
  expect(focus()).toBe('영업');
  await user.keyboard('{End}{ArrowDown}');
  expect(focus()).toBe('전자결재');
});

test('going elsewhere opens the folder there', () => {
  const { go } = show();
  expect(screen.queryByRole('link', { name: '기안함' })).toBeNull();
  go('/groupware/appr/draft');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('기안함');
  expect(screen.getByRole('link', { name: '견적' })).toBeTruthy();
});

test('how the menu opens of itself is told as that, to be kept; of what a person opens it is not', () => {
  const onOpenChange = vi.fn();
  const at = (path: string, open?: ReadonlySet<string>) =>
    render(<NavTree forest={forest} path={path} open={open} onOpenChange={onOpenChange} onNavigate={vi.fn()} />);
  // Nowhere in particular, as after login: all stand open.
  at('/platform/dashboard').unmount();
  expect(onOpenChange.mock.calls).toEqual([[new Set(['R1', 'G1']), true]]);
  onOpenChange.mockClear();
  at('/rs4/quot/7', new Set(['R1', 'G1']));
  expect(screen.getByRole('link', { name: '기안함' })).toBeTruthy();
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '전자결재' }));
  expect(onOpenChange.mock.calls).toEqual([[new Set(['R1'])]]);
});

test('a click stays inside; with Ctrl it is left to the browser', async () => {
  const { onNavigate } = show();
  const link = screen.getByRole('link', { name: /공사/ });
  expect(link.getAttribute('href')).toBe('/rs4/order');
  expect(fireEvent.click(link)).toBe(false);
  expect(onNavigate).toHaveBeenCalledWith('/rs4/order');
  onNavigate.mockClear();
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(onNavigate).not.toHaveBeenCalled();
});
