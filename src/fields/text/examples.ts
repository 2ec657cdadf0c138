import type { Examples } from '../../core/field.ts';
import { text } from './index.ts';

export const examples: Examples[] = [
  {
    field: text(10),
    valid: [
      { sent: '한바다', shown: '한바다' },
      { sent: '  가나  ', stored: '가나' },
      { sent: '', stored: null, shown: '' },
      { sent: null, stored: null },
      { sent: '\u1112\u1161\u11ab글', stored: '한글' },
      { sent: '🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢' },
      { sent: `'; drop--` },
    ],
    invalid: [
      { sent: '12345678901', code: 'E_LENGTH' },
      { sent: 12, code: 'E_TYPE' },
      { sent: ['a'], code: 'E_TYPE' },
      { sent: { a: 1 }, code: 'E_TYPE' },
      { sent: 'a\u0000b', code: 'E_PATTERN' },
      { sent: 'a\nb', code: 'E_PATTERN' },
      { sent: 'a\ud800', code: 'E_PATTERN' },
    ],
  },
  {
    field: text(4, { pattern: { source: '^[A-Z]+$' } }),
    valid: [{ sent: 'ABC' }],
    invalid: [{ sent: 'AB1', code: 'E_PATTERN' }],
  },
  {
    field: text(6, { upper: true }),
    valid: [{ sent: ' b-01가 ', stored: 'B-01가', shown: 'B-01가' }],
    invalid: [{ sent: 'b-01-22', code: 'E_LENGTH' }],
  },
];
