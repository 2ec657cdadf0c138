import type { Examples } from '../../core/field.ts';
import { yn } from './index.ts';

export const examples: Examples[] = [
  {
    field: yn(),
    valid: [{ sent: 'Y' }, { sent: 'N' }, { sent: '', stored: 'N' }, { sent: null, stored: 'N' }],
    invalid: [
      { sent: 'y', code: 'E_PATTERN' },
      { sent: 'YN', code: 'E_PATTERN' },
      { sent: 1, code: 'E_TYPE' },
      { sent: true, code: 'E_TYPE' },
    ],
  },
];
