import { expect, test } from 'vitest';
import { byRole, card } from './cards.ts';
import type { CardArea } from './cards.ts';

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
