import type { Examples } from '../../core/field.ts';
import { json } from './index.ts';

export const examples: Examples[] = [
  {
    field: json(),
    valid: [{ sent: { a: [1, '가'] }, shown: '{"a":[1,"가"]}' }, { sent: [1, 2] }, { sent: null, stored: null }],
    invalid: [{ sent: { a: '\u0000' }, code: 'E_PATTERN' }],
  },
];
