import type { Examples } from '../../core/field.ts';
import { password } from './index.ts';

export const examples: Examples[] = [
  {
    field: password(),
    valid: [{ sent: 'Hangro!2611' }, { sent: '', stored: null }],
    invalid: [
      { sent: 'short1!', code: 'E_PATTERN' },
      { sent: 'nodigits!!', code: 'E_PATTERN' },
      { sent: 'NoSpecial1', code: 'E_PATTERN' },
      { sent: 'With blank1!', code: 'E_PATTERN' },
      { sent: 'x1!'.repeat(7), code: 'E_PATTERN' },
      { sent: 12345678, code: 'E_TYPE' },
    ],
  },
];
