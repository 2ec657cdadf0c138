/** 300 seconds, a tick each second, told once at zero, and nothing lost in a sleeping tab (2-portal 4, 9). */
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockText, Countdown } from './Countdown.tsx';
import { useCountdown } from './useCountdown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('counts down each second, ends once, and can begin anew', () => {
  const end = vi.fn();
  const { result } = renderHook(() => useCountdown(300, end));
  expect(result.current).toMatchObject({ left: 300, running: false });
  act(() => result.current.start());
  pass(1000);
  expect(result.current).toMatchObject({ left: 299, running: true });
  act(() => result.current.start());
  expect(result.current.left).toBe(300);
  pass(300_000);
  expect(result.current).toMatchObject({ left: 0, running: false });
  pass(5000);
  expect(end).toHaveBeenCalledTimes(1);
});

test('stopping calls nobody', () => {
  const end = vi.fn();
  const { result } = renderHook(() => useCountdown(3, end));
  act(() => result.current.start());
  act(() => result.current.stop());
  pass(10_000);
  expect(end).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ left: 3, running: false });
});

test('a tab that slept catches up as soon as it is looked at', () => {
  const end = vi.fn();
  const { result } = renderHook(() => useCountdown(300, end));
  act(() => result.current.start());
  vi.setSystemTime(Date.now() + 250_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.left).toBe(50);
  vi.setSystemTime(Date.now() + 51_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(end).toHaveBeenCalledTimes(1);
});

test('is shown as minutes and seconds with its name, silent each second, told at the last minute', () => {
  expect([300, 278, 60, 9, 0].map(clockText)).toEqual(['05:00', '04:38', '01:00', '00:09', '00:00']);
  const { rerender } = render(<Countdown seconds={278} label="남은 시간" />);
  expect(screen.getByRole('timer').textContent).toBe('남은 시간 04:38');
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<Countdown seconds={60} label="남은 시간" />);
  expect(screen.getByRole('status').textContent).toBe('portal.parts.minute_left');
});
