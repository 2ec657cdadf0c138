/** Wheel and keys on a page of ten sections: moves, lock, wrap-around, address, and where the page scrolls like every other. */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sectionId, sections } from '../sections.ts';
import { SectionLink, GoContext } from './SectionLink.tsx';
import { useSectionMoves } from './useSectionMoves.ts';
import { useSections } from './useSections.ts';

const height = 900;
let scrolled = 0;
let rest = false;
let width = 1440;

beforeEach(() => {
  vi.useFakeTimers();
  scrolled = 0;
  rest = false;
  width = 1440;
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width')
      ? width > 640 && !rest
      : rest && query.includes('prefers-reduced-motion: reduce'),
  }));
  // What a browser lays out: sections as high as the window, one below the other.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = sections.findIndex((name) => sectionId(name) === this.id) * height - scrolled;
    return { top, bottom: top + height } as DOMRect;
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(sections.length * height);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolled = sections.findIndex((name) => sectionId(name) === this.id) * height;
    window.dispatchEvent(new Event('scroll'));
  });
  window.history.replaceState(null, '', '/portal/index?a=b');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page() {
  const { current, place, go } = useSections();
  useSectionMoves({ place, go });
  return (
    <GoContext value={go}>
      <output>{current}</output>
      {sections.map((name) => (
        <section key={name} id={sectionId(name)} tabIndex={-1} />
      ))}
      <input aria-label="name" />
      <SectionLink to="demo">demo</SectionLink>
    </GoContext>
  );
}
const show = (address = '/portal/index') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
const current = () => Number(document.querySelector('output')!.textContent);
/** Turns the wheel; answers whether the page kept the browser from scrolling. */
const turn = (deltaY: number, more = {}) => {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...more });
  act(() => void document.body.dispatchEvent(event));
  return event.defaultPrevented;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('the wheel moves one section at a time, locked for 400 ms, and around the end', () => {
  show();
  expect(turn(100)).toBe(true);
  expect(current()).toBe(1);
  pass(399);
  expect(turn(100)).toBe(true);
  expect(current()).toBe(1);
  pass(1);
  turn(100);
  expect(current()).toBe(2);
  for (let move = 0; move < 2; move++) {
    pass(500);
    turn(-100);
  }
  expect(current()).toBe(0);
  pass(500);
  turn(-100);
  expect([current(), scrolled]).toEqual([9, 9 * height]);
  pass(500);
  turn(100);
  expect([current(), scrolled]).toEqual([0, 0]);
});

test('the address keeps the section without an entry in the history', () => {
  show();
  const entries = window.history.length;
  turn(100);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/portal/index?a=b#s2');
  pass(500);
  turn(-100);
  expect(window.location.href.endsWith('/portal/index?a=b')).toBe(true);
  fireEvent.click(document.querySelector('a')!);
  expect(window.location.hash).toBe('#s10');
  expect(document.activeElement?.id).toBe('s10');
  expect(window.history.length).toBe(entries);
});

test('an address with a section opens there; scrolling by hand is followed', () => {
  show('/portal/index#s5');
  expect([current(), scrolled]).toEqual([4, 4 * height]);
  pass(1000);
  scrolled = 6 * height - 100;
  act(() => void window.dispatchEvent(new Event('scroll')));
  pass(200);
  expect(current()).toBe(6);
  expect(window.location.hash).toBe('#s7');
});

test('keys move as the wheel does, but not while one types', () => {
  show();
  fireEvent.keyDown(document.body, { key: 'PageDown' });
  expect(current()).toBe(1);
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  expect(current()).toBe(2);
  fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  fireEvent.keyDown(document.body, { key: 'PageUp' });
  expect(current()).toBe(0);
  fireEvent.keyDown(document.querySelector('input')!, { key: 'ArrowDown' });
  fireEvent.keyDown(document.body, { key: 'ArrowDown', ctrlKey: true });
  expect(current()).toBe(0);
});

test('the page scrolls like every other for less motion, in a narrow window, under a dialog and when one zooms', () => {
  show();
  rest = true;
  expect(turn(100)).toBe(false);
  rest = false;
  width = 390;
  expect(turn(100)).toBe(false);
  width = 1440;
  expect(turn(100, { ctrlKey: true })).toBe(false);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'alertdialog');
  expect(turn(100)).toBe(false);
  dialog.remove();
  expect(current()).toBe(0);
  expect(turn(100)).toBe(true);
});

test('a notice at the edge leaves wheel and keys to the page, but for those inside it', () => {
  show();
  const notice = document.body.appendChild(document.createElement('div'));
  notice.setAttribute('role', 'dialog');
  notice.setAttribute('aria-modal', 'false');
  fireEvent.keyDown(notice, { key: 'ArrowDown' });
  expect(current()).toBe(0);
  expect(turn(100)).toBe(true);
  expect(current()).toBe(1);
  notice.remove();
});
