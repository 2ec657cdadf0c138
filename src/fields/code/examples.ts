import type { Examples } from '../../core/field.ts';
import { code } from './index.ts';

export const examples: Examples[] = [
  {
    field: code('NAT'),
    valid: [
      { sent: 'KR', shown: 'NAT.KR' },
      { sent: '', stored: null, shown: '' },
    ],
    invalid: [
      { sent: 'XX', code: 'E_CODE' },
      { sent: "K'R", code: 'E_CODE' },
      { sent: 'KR,US', code: 'E_PATTERN' },
      { sent: 'x'.repeat(31), code: 'E_LENGTH' },
      { sent: 1, code: 'E_TYPE' },
    ],
  },
  {
    field: code('NAT', { only: ['KR', 'US'] }),
    valid: [{ sent: 'US', shown: 'NAT.US' }],
    invalid: [{ sent: 'JP', code: 'E_CODE' }],
  },
  {
    field: code('PORT', { starting: 'KR' }),
    valid: [{ sent: 'KRPUS', shown: 'PORT.KRPUS' }],
    invalid: [{ sent: 'SGSIN', code: 'E_CODE' }],
  },
];
