import type { Examples } from '../../core/field.ts';
import { dateTime } from './index.ts';

export const examples: Examples[] = [
  {
    field: dateTime(),
    valid: [
      { sent: '2026-11-20 09:00', shown: '2026-11-20 09:00' },
      { sent: '2026-01-01 00:30' },
      { sent: null, stored: null, shown: '' },
    ],
    invalid: [
      { sent: '2026-02-30 09:00', code: 'E_PATTERN' },
      { sent: '2026-11-20 24:00', code: 'E_PATTERN' },
      { sent: '2026-11-20', code: 'E_PATTERN' },
      { sent: 1, code: 'E_TYPE' },
    ],
  },
];
