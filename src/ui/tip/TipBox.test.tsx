import { expect, test } from 'vitest';
import { placeTip } from './TipBox.tsx';

const at = (left: number, top: number) => new DOMRect(left, top, 40, 32);
const box = { width: 200, height: 30 };
const room = { width: 400, height: 300 };

test('below its element, arrow at its middle', () => {
  expect(placeTip(at(150, 100), box, room)).toEqual({ left: 70, top: 140, arrow: 100, above: false });
});

test('above where there is no room below', () => {
  expect(placeTip(at(150, 250), box, room)).toMatchObject({ above: true, top: 212 });
});

test('never over what stands beside the page, unless there is no room right of it', () => {
  expect(placeTip(at(110, 100), box, room, 100)).toMatchObject({ left: 108, arrow: 22 });
  expect(placeTip(at(350, 100), box, room, 300)).toMatchObject({ left: 192 });
});

test('never out of the window; the arrow still points at the element', () => {
  expect(placeTip(at(350, 100), box, room)).toMatchObject({ left: 192, arrow: 178 });
  expect(placeTip(at(0, 100), box, room)).toMatchObject({ left: 8, arrow: 12 });
});
