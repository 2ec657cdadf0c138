import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { schedule } from '../../../i18n/ko/schedule.ts';
import { TextProvider } from '../text.tsx';
import { translator } from '../translator.ts';
import { Agenda } from './Agenda.tsx';
import { Gantt } from './Gantt.tsx';
import type { GanttBar } from './model.ts';

const groups = [
  {
    id: 'team',
    name: '작업팀',
    rows: [
      { id: 'HULL', name: '선체팀' },
      { id: 'ENG', name: '기관팀' },
    ],
  },
];
const bar = (over: Partial<GanttBar> = {}): GanttBar => ({
  ...{
    id: '1',
    row: 'HULL',
    from: '2026-11-18',
    to: '2026-11-20',
    title: '외판',
    tone: 'work',
    label: '외판 교체, 진행, 64%',
    done: 64,
  },
  ...over,
});
const onMove = vi.fn();
const onOpen = vi.fn();
const shown = { groups, first: '2026-11-16', days: 14, today: '2026-11-20', lang: 'ko', onOpen } as const;
const t = translator({ schedule });
const show = (bars: readonly GanttBar[], move = true) =>
  render(
    <TextProvider t={t}>
      <Gantt {...shown} bars={bars} label="일정" {...(move ? { onMove } : {})} />
    </TextProvider>,
  );
const the = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  onMove.mockClear();
  onOpen.mockClear();
});
afterEach(cleanup);

describe('by the keys', () => {
  test('arrows move, Shift and Alt stretch, Enter keeps it once', async () => {
    const user = userEvent.setup();
    show([bar()]);
    await user.tab();
    expect(document.activeElement).toBe(the(/외판 교체/));
    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowLeft}{/Alt}{ArrowDown}');
    expect(the(/2026-11-19부터 2026-11-23까지/)).toBe(document.activeElement);
    expect(screen.getByRole('status').textContent).toContain('2026-11-19부터 2026-11-23까지로 옮기는 중');
    expect(onMove).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onMove.mock.calls).toEqual([
      [bar(), expect.objectContaining({ row: 'ENG', from: '2026-11-19', to: '2026-11-23' })],
    ]);
  });

  test('Escape puts it back; leaving the bar keeps what was moved', async () => {
    const user = userEvent.setup();
    show([bar(), bar({ id: '2', row: 'ENG', label: '주기관' })]);
    await user.tab();
    await user.keyboard('{ArrowRight}{Escape}');
    expect(the(/외판 교체, .*2026-11-18부터/)).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    await user.tab();
    expect(onMove.mock.calls).toEqual([[bar(), expect.objectContaining({ from: '2026-11-17', to: '2026-11-19' })]]);
  });

  test('Enter opens a bar that stands still, and a fixed one does not move', async () => {
    const user = userEvent.setup();
    show([bar({ fixed: true })]);
    await user.tab();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onMove).not.toHaveBeenCalled();
    expect(onOpen).toHaveBeenCalledOnce();
  });
});

describe('by the pointer', () => {
  test('rows and the other bars keep their places until it is dropped; the new days stand at it', () => {
    const other = bar({ id: '2', from: '2026-11-17', to: '2026-11-18', label: '주기관' });
    const { container } = show([bar(), other]);
    const places = () =>
      [...container.querySelectorAll<HTMLElement>('.hg-gantt__row, [data-bar]')].map(
        ({ style, dataset }) => [dataset['bar'] ?? 'row', style.top, style.height] as const,
      );
    const before = places();
    expect(before.map(([, top]) => top)).toContain('95px');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      ...{ width: 14 * 40, top: 0, bottom: 0 },
    } as DOMRect);
    HTMLElement.prototype.setPointerCapture = () => undefined;
    // Apart from the other there would be room for both in one lane.
    fireEvent.pointerDown(the(/외판 교체/), { button: 0, clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(the(/외판 교체/), { clientX: 100 + 3 * 40, pointerId: 1 });
    expect(places()).toEqual(before);
    expect(container.querySelector('.hg-gantt__tip')?.textContent).toBe('2026-11-21 ~ 2026-11-23');
    vi.restoreAllMocks();
  });

  const drag = (element: Element, by: number) => {
    // The test browser lays nothing out: a day is as wide as the element says.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      width: 14 * 40,
      top: 0,
      bottom: 0,
    } as DOMRect);
    HTMLElement.prototype.setPointerCapture = () => undefined;
    fireEvent.pointerDown(element, { button: 0, clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(element, { clientX: 100 + by, pointerId: 1 });
    fireEvent.pointerUp(element, { clientX: 100 + by, pointerId: 1 });
    vi.restoreAllMocks();
  };

  test('the whole bar by whole days', () => {
    show([bar()]);
    drag(the(/외판 교체/), 95);
    expect(onMove.mock.calls).toEqual([
      [bar(), expect.objectContaining({ row: 'HULL', from: '2026-11-20', to: '2026-11-22' })],
    ]);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test.each([
    ['keeps its days within a day of its own place', 39, '2026-11-18'],
    ['takes those that it was drawn to beyond', 60, '2026-11-20'],
  ])('to another row it %s', (_, by, from) => {
    show([bar()]);
    // Row by row 30 px high, a day 40 px wide.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const row = this.getAttribute('data-row');
      const top = row === 'ENG' ? 30 : 0;
      return { width: 14 * 40, top, bottom: top + 30 } as DOMRect;
    });
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const grip = the(/외판 교체/);
    fireEvent.pointerDown(grip, { button: 0, clientX: 100, clientY: 10, pointerId: 1 });
    fireEvent.pointerMove(grip, { clientX: 100 + by, clientY: 45, pointerId: 1 });
    fireEvent.pointerUp(grip, { clientX: 100 + by, clientY: 45, pointerId: 1 });
    vi.restoreAllMocks();
    expect(onMove.mock.calls).toEqual([[bar(), expect.objectContaining({ row: 'ENG', from })]]);
  });

  test('an end', () => {
    show([bar()]);
    drag(the(/외판 교체/).querySelector('.hg-gantt__end--to')!, -80);
    expect(onMove.mock.calls).toEqual([[bar(), expect.objectContaining({ from: '2026-11-18', to: '2026-11-18' })]]);
  });

  test('a press without a drag opens it', () => {
    show([bar()]);
    drag(the(/외판 교체/), 0);
    expect(onOpen).toHaveBeenCalledWith(bar());
    expect(onMove).not.toHaveBeenCalled();
  });
});

test('who may not move it reads and opens it', async () => {
  const user = userEvent.setup();
  show([bar()], false);
  // Nor is told how.
  expect(screen.queryByText(schedule.keys)).toBeNull();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  await user.click(the(/외판 교체/));
  expect(onMove).not.toHaveBeenCalled();
  expect(onOpen).toHaveBeenCalledOnce();
});

test('under way it says its days, and whom it would stand in the way of', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <TextProvider t={t}>
      <Gantt
        {...shown}
        bars={[bar()]}
        label="일정"
        onMove={onMove}
        clashOf={(_, place) => (place.row === 'ENG' ? '수리선과 겹칩니다' : undefined)}
      />
    </TextProvider>,
  );
  const tip = () => container.querySelector('.hg-gantt__tip')?.textContent;
  await user.tab();
  expect(tip()).toBeUndefined();
  await user.keyboard('{ArrowRight}');
  expect(tip()).toBe('2026-11-19 ~ 2026-11-21');
  await user.keyboard('{ArrowDown}');
  expect(tip()).toBe('2026-11-19 ~ 2026-11-21수리선과 겹칩니다');
  expect(screen.getByRole('status').textContent).toContain('수리선과 겹칩니다');
  expect(the(/수리선과 겹칩니다/)).toBe(document.activeElement);
  await user.keyboard('{Escape}');
  expect(tip()).toBeUndefined();
});

test('bars of other days are left out, those of the same days stand below each other', () => {
  const { container } = show([
    bar(),
    bar({ id: '2', label: '선저' }),
    bar({ id: '3', label: '먼 훗날', from: '2027-01-01', to: '2027-01-02' }),
  ]);
  expect(screen.queryByRole('button', { name: /먼 훗날/ })).toBeNull();
  expect(container.querySelector<HTMLElement>('[data-row=HULL]')!.style.height).toBe('78px');
});

const agenda = (...bars: readonly GanttBar[]) => {
  render(
    <TextProvider t={t}>
      <Agenda {...shown} bars={bars} />
    </TextProvider>,
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
};

test('a phone reads each job once, on the day that it begins or the first one shown, with its days and what is left of them', () => {
  const words = agenda(
    bar({ note: '64%', to: '2026-11-23' }),
    bar({ id: '2', title: '선저', from: '2026-11-10', to: '2026-11-20' }),
    bar({ id: '3', title: '도장', from: '2026-11-20', to: '2026-11-20', row: 'ENG' }),
    bar({ id: '4', title: '시운전', from: '2026-11-25', to: '2026-11-26' }),
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '11월 16일 (월)',
    '11월 18일 (수)',
    '11월 20일 (금)',
    '11월 25일 (수)',
  ]);
  expect(screen.getByRole('heading', { current: 'date' }).textContent).toBe('11월 20일 (금)');
  expect(words).toEqual([
    '선저11월 10일 ~ 11월 20일 · 선체팀오늘까지',
    '외판11월 18일 ~ 11월 23일 · 선체팀 · 64%3일 남음',
    '도장기관팀오늘까지',
    '시운전11월 25일 ~ 11월 26일 · 선체팀',
  ]);
});

test('nor does it say of what is done that days are left', () => {
  expect(agenda(bar({ note: '작업완료', done: 100, to: '2026-11-23' }))).toEqual([
    '외판11월 18일 ~ 11월 23일 · 선체팀 · 작업완료',
  ]);
});
