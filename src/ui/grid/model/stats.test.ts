import { expect, test } from 'vitest';
import { grouped, statsOf } from './stats.ts';

test('adds figures exactly and counts what is filled', () => {
  const cells = ['0.1', '0.2', '', '도장'].map((text) => ({ text, figure: /^[\d.]+$/.test(text) ? text : undefined }));
  expect(statsOf(cells)).toEqual({ filled: 3, figures: 2, sum: '0.3', average: '0.15' });
});

test('of the drawn selection', () => {
  const figures = ['0', '0', '2600000', '2', '290000', '14210000', '0', '0', '650000'];
  const stats = statsOf(figures.map((figure) => ({ text: figure, figure })));
  expect([grouped(stats.sum!), grouped(stats.average!)]).toEqual(['17,750,002', '1,972,222.4']);
});

test('says nothing of sums without figures', () => {
  expect(statsOf([{ text: 'a' }])).toEqual({ filled: 1, figures: 0 });
});

test('groups thousands, not decimals', () => {
  expect(['1234567.8901', '-1000', '999', '0'].map(grouped)).toEqual(['1,234,567.8901', '\u22121,000', '999', '0']);
});
