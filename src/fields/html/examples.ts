import type { Examples } from '../../core/field.ts';
import { html } from './index.ts';

export const examples: Examples[] = [
  {
    field: html(),
    valid: [
      { sent: '<p>유효기간 <b>30일</b></p>', shown: '유효기간 30일' },
      { sent: '<p>a</p><script>alert(1)</script>', stored: '<p>a</p>' },
      { sent: '<a href="javascript:alert(1)">x</a>', stored: '<a rel="noopener noreferrer">x</a>' },
      { sent: '<img src="x" onerror="alert(1)" alt="y">', stored: '<img src="x" alt="y" />' },
    ],
    invalid: [{ sent: 5, code: 'E_TYPE' }],
  },
];
