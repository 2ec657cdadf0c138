import type { Examples } from '../../core/field.ts';
import { longText } from './index.ts';

export const examples: Examples[] = [
  {
    field: longText({ max: 20 }),
    valid: [{ sent: '한 줄\n두 줄' }, { sent: 'a\r\nb', stored: 'a\nb' }, { sent: '\t', stored: null }],
    invalid: [
      { sent: 'a\u0007', code: 'E_PATTERN' },
      { sent: true, code: 'E_TYPE' },
      { sent: 'x'.repeat(21), code: 'E_LENGTH' },
    ],
  },
];
