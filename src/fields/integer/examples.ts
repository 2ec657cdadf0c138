import type { Examples } from '../../core/field.ts';
import { integer } from './index.ts';

export const examples: Examples[] = [
  {
    field: integer({ min: -5, max: 2000 }),
    valid: [
      { sent: 1234, shown: '1,234' },
      { sent: 0 },
      { sent: -5 },
      { sent: '12', stored: 12 },
      { sent: null, stored: null, shown: '' },
    ],
    invalid: [
      { sent: 1.5, code: 'E_TYPE' },
      { sent: '1,234', code: 'E_TYPE' },
      { sent: 2001, code: 'E_RANGE' },
      { sent: true, code: 'E_TYPE' },
      { sent: {}, code: 'E_TYPE' },
    ],
  },
  {
    field: integer(),
    valid: [
      { sent: 9007199254740991 },
      { sent: -9007199254740991 },
      { sent: -0, stored: 0 },
      { sent: ' ', stored: null },
    ],
    invalid: [
      { sent: '9223372036854775808', code: 'E_RANGE' },
      { sent: 1e300, code: 'E_RANGE' },
    ],
  },
];
