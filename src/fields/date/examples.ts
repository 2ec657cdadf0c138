import type { Examples } from '../../core/field.ts';
import { date } from './index.ts';

export const examples: Examples[] = [
  {
    field: date(),
    valid: [
      { sent: ' 2026-11-20 ', stored: '2026-11-20' },
      { sent: ' ', stored: null },
      { sent: '1900-01-01' },
      { sent: '9999-12-31' },
      { sent: '2026-11-20', shown: '2026-11-20' },
      { sent: '2024-02-29' },
      { sent: '', stored: null, shown: '' },
    ],
    invalid: [
      { sent: '2026-02-30', code: 'E_PATTERN' },
      { sent: '2026-13-01', code: 'E_PATTERN' },
      { sent: '20261120', code: 'E_PATTERN' },
      { sent: '2026-1-1', code: 'E_PATTERN' },
      { sent: '2026/11/20', code: 'E_PATTERN' },
      { sent: '2023-02-29', code: 'E_PATTERN' },
      { sent: '2026-11-20T00:00:00Z', code: 'E_PATTERN' },
      { sent: '0001-01-01', code: 'E_PATTERN' },
      { sent: 20261120, code: 'E_TYPE' },
    ],
  },
];
