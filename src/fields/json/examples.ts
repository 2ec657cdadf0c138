import type { Examples } from '../../core/field.ts';
import { json } from './index.ts';

/** `[[[…]]]`, so many deep. */
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

export const examples: Examples[] = [
  {
    field: json(),
    valid: [
      { sent: { a: [1, '가'] }, shown: '{"a":[1,"가"]}' },
      { sent: [1, 2] },
      { sent: 'word' },
      { sent: false },
      { sent: nested(32) },
      { sent: '', stored: null },
      { sent: null, stored: null },
    ],
    invalid: [
      { sent: { a: '\u0000' }, code: 'E_PATTERN' },
      { sent: { 'a\ud800': 1 }, code: 'E_PATTERN' },
      { sent: nested(40), code: 'E_RANGE' },
      { sent: ['x'.repeat(100_001)], code: 'E_LENGTH' },
    ],
  },
];
