import type { Examples } from '../../core/field.ts';
import { ref } from './index.ts';

export const examples: Examples[] = [
  {
    field: ref('rs4/styleCode'),
    valid: [{ sent: null, stored: null, shown: '' }],
    invalid: [
      { sent: 0, code: 'E_REF' },
      { sent: -1, code: 'E_REF' },
      { sent: 999_999_999, code: 'E_REF' },
      { sent: 1.5, code: 'E_TYPE' },
      { sent: 'x', code: 'E_TYPE' },
      { sent: '9223372036854775808', code: 'E_RANGE' },
    ],
  },
];
