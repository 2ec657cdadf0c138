import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteAnswered, serverToday } from './today.ts';

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
