import type { Examples } from '../../core/field.ts';
import { refs } from './index.ts';

export const examples: Examples[] = [
  {
    field: refs('rs4/clnt'),
    valid: [
      { sent: '3,4', shown: '3,4' },
      { sent: ' 4 , 3,4', stored: '4,3' },
      { sent: [7, '8'], stored: '7,8' },
      { sent: [], stored: null },
      { sent: null, stored: null, shown: '' },
    ],
    invalid: [
      { sent: 'x', code: 'E_REF' },
      { sent: [0], code: 'E_REF' },
      { sent: 3, code: 'E_TYPE' },
      { sent: Array.from({ length: 101 }, (_, i) => i + 1), code: 'E_LENGTH' },
    ],
  },
];
