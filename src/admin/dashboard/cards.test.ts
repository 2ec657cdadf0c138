import { expect, test } from 'vitest';
import { byRole, card } from './cards.ts';
import type { CardArea } from './cards.ts';
import { arranged, moved, turned } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';

const Empty = () => null;
const cards = [
  card('quot.open', 'quot', 'tile', Empty),
  card('quot.won', 'quot', 'tile', Empty),
  card('inv.unpaid', 'inv', 'tile', Empty),
  card('order.working', 'order', 'tile', Empty),
  card('work.ing', 'work', 'tile', Empty),
  card('quot.months', 'quot', 'main', Empty),
  card('plan', 'order', 'wide', Empty),
  card('order.running', 'order', 'more', Empty),
  card('work.teams', 'work', 'more', Empty),
  card('inv.ages', 'inv', 'more', Empty),
  card('notices', undefined, 'foot', Empty),
];
const shown = (area: CardArea, ...writable: string[]) =>
  byRole(cards, area, (part) => writable.includes(part)).map(({ id }) => id);

test('what a person works on comes first, and what stands nearest to it fills a row of key figures up', () => {
  expect(shown('tile', 'work')).toEqual(['work.ing', 'quot.won', 'inv.unpaid', 'order.working']);
  expect(shown('tile', 'quot', 'inv', 'order', 'work')).toHaveLength(5);
});

test('charts of sales are not those of the site', () => {
  expect(shown('main', 'work')).toEqual([]);
  expect(shown('more', 'work')).toEqual(['work.teams', 'order.running']);
  expect(shown('more', 'quot', 'inv', 'order')).toEqual(['order.running', 'inv.ages']);
  expect(shown('wide', 'work')).toEqual(['plan']);
});

test('who only reads has all of it, and cards of nobody are everybody’s', () => {
  expect(shown('tile')).toHaveLength(5);
  expect(shown('more')).toHaveLength(3);
  expect(shown('foot', 'work')).toEqual(['notices']);
});

test('lists of what waits are shown to whoever works in them, to others where their page tells of nothing else of theirs', () => {
  const listed = [
    ...cards,
    card('supply.chart', 'supply', 'more', Empty),
    card('supply.works', 'supply#works', 'works', Empty),
    card('io.in', 'io#in', 'works', Empty),
  ];
  const lists = (...writable: string[]) =>
    byRole(listed, 'works', (prefix) => writable.includes(prefix)).map(({ id }) => id);
  expect(lists('io')).toEqual(['supply.works', 'io.in']);
  expect(lists('supply')).toEqual(['supply.works', 'io.in']);
  expect(lists('quot', 'supply')).toEqual(['supply.works']);
  expect(lists('work')).toEqual([]);
  expect(lists()).toEqual(['supply.works', 'io.in']);
});

const order = (kept: Arrangement, ...writable: string[]) =>
  arranged(cards, 'tile', (part) => writable.includes(part), kept).map(({ card: { id }, shown: isShown }) =>
    isShown ? id : `(${id})`,
  );

test('what the role leaves out can be shown, and what it shows left out', () => {
  expect(order({}, 'work')).toEqual(['work.ing', 'quot.won', 'inv.unpaid', 'order.working', '(quot.open)']);
  const turnedBoth = turned(turned({}, 'quot.open', true), 'quot.won', false);
  expect(order(turnedBoth, 'work')).toEqual(['work.ing', '(quot.won)', 'inv.unpaid', 'order.working', 'quot.open']);
});

test('a card takes the place of its neighbour; one that comes later stands behind its own by role', () => {
  const ids = ['quot.open', 'quot.won', 'inv.unpaid', 'order.working', 'work.ing'];
  const back = moved({}, 'tile', ids, 'quot.open', 'quot.won');
  expect(order(back)).toEqual(['quot.won', 'quot.open', 'inv.unpaid', 'order.working', 'work.ing']);
  expect(order(moved(back, 'tile', order(back), 'work.ing', 'quot.won'))[0]).toBe('work.ing');
  const known = { order: { tile: ['work.ing', 'inv.unpaid', 'quot.open'] } };
  expect(order(known)).toEqual(['work.ing', 'inv.unpaid', 'order.working', 'quot.open', 'quot.won']);
});
