/** Names inside an archive: unpacked anywhere, never upwards, never one over another. */
import { expect, it, test } from 'vitest';
import { freePath, pathPart } from './paths.ts';

test.each([
  ['견적 12', '견적 12'],
  ['../../etc/passwd', '.. .. etc passwd'],
  ['..', '_'],
  ['', '_'],
  [' . ', '_'],
  ['a:b*c?"<>|d', 'a b c     d'],
  ['끝의 점. . .', '끝의 점'],
  ['줄\n바꿈\u0000', '줄 바꿈'],
])('%j is written %j', (name, written) => {
  expect(pathPart(name)).toBe(written);
});

it('keeps 80 characters, and none of them in halves', () => {
  expect(pathPart('가'.repeat(81))).toBe('가'.repeat(80));
  expect([...pathPart(`${'가'.repeat(79)}🚢🚢`)].at(-1)).toBe('🚢');
});

it('tells names apart that one system takes for the same, and keeps their ending', () => {
  const taken = new Set<string>();
  const free = (name: string) => freePath('f', name, taken);
  expect(['a.pdf', 'A.PDF', 'a.pdf', 'a', '.hidden', 'b.tar.gz'].map(free)).toEqual([
    ...['f/a.pdf', 'f/A (2).PDF', 'f/a (3).pdf', 'f/a', 'f/.hidden', 'f/b.tar.gz'],
  ]);
  expect(free('../x.p/df')).toBe('f/.. x.pdf');
  expect(freePath('g', 'a.pdf', taken)).toBe('g/a.pdf');
});
