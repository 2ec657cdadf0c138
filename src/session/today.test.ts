import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteAnswered, serverMinute, serverToday } from './today.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+09:00') }));
afterEach(() => vi.useRealTimers());

describe('serverToday', () => {
  it('is the day of the machine until an answer tells another', () => {
    noteAnswered(null);
    noteAnswered('soon');
    expect(serverToday()).toBe('2026-11-22');
    noteAnswered('Fri, 20 Nov 2026 00:30:00 GMT');
    expect(serverToday()).toBe('2026-11-20');
  });
  it('runs on with the machine, over midnight in Seoul', () => {
    noteAnswered('Fri, 20 Nov 2026 14:59:00 GMT');
    expect(serverToday()).toBe('2026-11-20');
    vi.advanceTimersByTime(61_000);
    expect(serverToday()).toBe('2026-11-21');
  });
  it('keeps still for a slow answer', () => {
    noteAnswered('Fri, 20 Nov 2026 15:00:02 GMT');
    noteAnswered('Fri, 20 Nov 2026 14:59:59 GMT');
    expect(serverToday()).toBe('2026-11-21');
  });
});

describe('serverMinute', () => {
  it('goes on from what the server told, and never before or beyond it', () => {
    noteAnswered('Fri, 20 Nov 2026 00:30:04 GMT');
    expect(serverMinute('2026-11-20 09:30')).toBe('2026-11-20 09:30');
    vi.advanceTimersByTime(3_600_000);
    expect(serverMinute('2026-11-20 09:30')).toBe('2026-11-20 10:29');
    vi.advanceTimersByTime(3_000);
    expect(serverMinute('2026-11-20 09:30')).toBe('2026-11-20 10:30');
  });
});
