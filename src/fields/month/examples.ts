import type { Examples } from '../../core/field.ts';
import { month } from './index.ts';

export const examples: Examples[] = [
  {
    field: month(),
    valid: [{ sent: '202611', shown: '2026-11' }, { sent: '190001' }, { sent: '', stored: null }],
    invalid: [
      { sent: '202613', code: 'E_PATTERN' },
      { sent: '202600', code: 'E_PATTERN' },
      { sent: '2026-11', code: 'E_PATTERN' },
      { sent: 202611, code: 'E_TYPE' },
    ],
  },
];
