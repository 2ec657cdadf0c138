import type { Examples } from '../../core/field.ts';
import { html } from './index.ts';

export const examples: Examples[] = [
  {
    field: html(),
    valid: [
      { sent: '<p>유효기간 <b>30일</b></p>', shown: '유효기간 30일' },
      { sent: '<p>a</p><script>alert(1)</script>', stored: '<p>a</p>' },
      { sent: '<a href="javascript:alert(1)">x</a>', stored: '<a rel="noopener noreferrer">x</a>' },
      { sent: '<p> &nbsp;</p><script>alert(1)</script>', stored: null },
      { sent: '<p style="color:#c00;position:fixed">a</p>', stored: '<p style="color:#c00">a</p>' },
      { sent: '<iframe src="https://x.example"></iframe><p>b &lt; c</p>', stored: '<p>b &lt; c</p>', shown: 'b < c' },
      { sent: '<img src="/a.png" onerror="alert(1)" alt="y">', stored: '<img src="/a.png" alt="y" />' },
      { sent: '<p>a<img src="https://spy.example/a.png"></p>', stored: '<p>a</p>' },
    ],
    invalid: [
      { sent: 5, code: 'E_TYPE' },
      { sent: '<p>\u0000</p>', code: 'E_PATTERN' },
    ],
  },
];
