import type { Examples } from '../../core/field.ts';
import { codes } from './index.ts';

export const examples: Examples[] = [
  {
    field: codes('CLNT_TP'),
    valid: [
      { sent: 'OWNER,MGR', shown: 'CLNT_TP.OWNER, CLNT_TP.MGR' },
      { sent: ' OWNER , MGR,OWNER', stored: 'OWNER,MGR' },
      { sent: ' , ', stored: null },
      { sent: null, stored: null, shown: '' },
    ],
    invalid: [
      { sent: 'OWNER,XX', code: 'E_CODE' },
      { sent: ['OWNER'], code: 'E_TYPE' },
      { sent: `OWNER,${'x'.repeat(31)}`, code: 'E_LENGTH' },
      { sent: Array.from({ length: 101 }, (_, i) => `K${i}`).join(','), code: 'E_LENGTH' },
    ],
  },
];
