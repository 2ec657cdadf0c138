import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

test('with a reason it stays focusable, tells the reason and does nothing', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabledReason="읽기 전용" onClick={onClick}>
        저장
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: '저장' });
  await user.tab();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const tip = screen.getByRole('tooltip');
  expect(tip.textContent).toBe('읽기 전용');
  expect(button.getAttribute('aria-describedby')).toBe(tip.id);
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Escape closes the tip and says so to the page', async () => {
  const user = userEvent.setup();
  const heard = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  window.addEventListener('keydown', heard);
  render(<IconButton label="닫기">x</IconButton>);
  await user.tab();
  expect(screen.getByRole('tooltip').textContent).toBe('닫기');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(heard).toHaveLastReturnedWith(true);
  await user.keyboard('{Escape}');
  expect(heard).toHaveLastReturnedWith(false);
  window.removeEventListener('keydown', heard);
});

test('enabled it is pressed by pointer and by keyboard', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(<Button onClick={onClick}>저장</Button>);
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});
