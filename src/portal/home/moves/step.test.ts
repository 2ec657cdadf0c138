/** Moves from section to section: where a step leads, and when a turn of the wheel counts (2-portal 2 and 9). */
import { describe, expect, test } from 'vitest';
import { sectionAt, sections } from '../sections.ts';
import { currentAt, stepFrom } from './step.ts';
import type { Extent } from './step.ts';
import { lockMs, wheelJudge } from './wheel.ts';

/** Ten sections as high as the window of 900, seen with the window's top at `scroll`; some are taller. */
const page = (scroll: number, taller: Readonly<Record<number, number>> = {}): Extent[] => {
  let top = -scroll;
  return Array.from({ length: 10 }, (_, at) => {
    const extent = { top, bottom: top + (taller[at] ?? 900) };
    top = extent.bottom;
    return extent;
  });
};

describe('a step', () => {
  test('leads to the neighbour', () => {
    expect(stepFrom(page(900), 1, 1, 900)).toBe(2);
    expect(stepFrom(page(900), 1, -1, 900)).toBe(0);
  });
  test('goes around the end in both directions', () => {
    expect(stepFrom(page(8100), 9, 1, 900)).toBe(0);
    expect(stepFrom(page(0), 0, -1, 900)).toBe(9);
  });
  test('waits until the end of a section taller than the window, the footer below the last one too', () => {
    const footer = { 9: 1300 };
    expect(stepFrom(page(8100, footer), 9, 1, 900)).toBe('scroll');
    expect(stepFrom(page(8500, footer), 9, 1, 900)).toBe(0);
    expect(stepFrom(page(8500, footer), 9, -1, 900)).toBe('scroll');
    expect(stepFrom(page(8100, footer), 9, -1, 900)).toBe(8);
  });
  test('goes back to the begin of a section that was left half-way', () => {
    expect(stepFrom(page(1200), 1, -1, 900)).toBe(1);
    expect(stepFrom(page(1200), 1, 1, 900)).toBe(2);
  });
});

test('the section on screen is the one that has reached the line', () => {
  expect(currentAt(page(0))).toBe(0);
  expect(currentAt(page(899), 450)).toBe(1);
  expect(currentAt(page(900.6))).toBe(1);
  expect(currentAt([{ top: 60, bottom: 900 }])).toBe(0);
});

test('a hash names its section, the handed-out #demo the last', () => {
  expect(sectionAt('#s1')).toBe(0);
  expect(sections[sectionAt('#s5')]).toBe('processes');
  expect(sectionAt('#demo')).toBe(9);
  expect([sectionAt(''), sectionAt('#s11'), sectionAt('#main')]).toEqual([-1, -1, -1]);
});

describe('the wheel', () => {
  test('is locked for 400 ms after a move', () => {
    const judge = wheelJudge();
    expect(judge.ask(100, 0)).toBe(1);
    judge.moved(0);
    expect(lockMs).toBe(400);
    expect(judge.ask(100, 200)).toBe('locked');
    expect(judge.ask(100, 399)).toBe('locked');
    expect(judge.ask(100, 400)).toBe(1);
    judge.moved(400);
    expect(judge.ask(-100, 900)).toBe(-1);
  });
  test('turned without pause moves once in 400 ms', () => {
    const judge = wheelJudge();
    let moves = 0;
    for (let at = 0; at <= 1200; at += 50)
      if (judge.ask(120, at) !== 'locked') {
        moves++;
        judge.moved(at);
      }
    expect(moves).toBe(4);
  });
  test('a push of the touchpad that dies away does not count a second time, a new one does', () => {
    const judge = wheelJudge();
    const push = (from: number) => {
      const moves: number[] = [];
      for (let i = 0; i < 60; i++) {
        const at = from + 16 * i;
        const by = judge.ask(Math.max(1, 90 - 2 * i), at);
        if (by === 'locked') continue;
        judge.moved(at);
        moves.push(by);
      }
      return moves;
    };
    expect(push(0)).toEqual([1]);
    expect(push(1200)).toEqual([1]);
  });
});
