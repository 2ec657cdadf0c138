import type { Examples } from '../../core/field.ts';
import { dateTime } from './index.ts';

export const examples: Examples[] = [
  {
    field: dateTime(),
    valid: [
      { sent: '2026-11-20 09:00', shown: '2026-11-20 09:00' },
      { sent: '2026-01-01 00:30' },
      { sent: '2026-11-20T09:00:30', stored: '2026-11-20 09:00' },
      // Summer time of 1988: eleven at night of Seoul was not yet the next day.
      { sent: '1988-07-01 23:30' },
      { sent: ' ', stored: null },
      { sent: null, stored: null, shown: '' },
    ],
    invalid: [
      { sent: '2026-02-30 09:00', code: 'E_PATTERN' },
      { sent: '2026-11-20 24:00', code: 'E_PATTERN' },
      { sent: '2026-11-20 09:60', code: 'E_PATTERN' },
      { sent: '2026-11-20 09:00+09:00', code: 'E_PATTERN' },
      { sent: '2026-11-20', code: 'E_PATTERN' },
      { sent: 1, code: 'E_TYPE' },
    ],
  },
];
