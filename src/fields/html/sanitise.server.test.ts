import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Resource } from '../../core/resource.ts';
import { html, rows, text } from '../index.ts';
import { clean } from '../server.ts';
import { plainText } from './plain.ts';
import { sanitise } from './sanitise.server.ts';

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<style>body{display:none}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://x.example"><input name=a></form>',
  '<img src="//x.example/a.png" onload=alert(1)>',
  '<<script>alert(1)//<</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
];

test.each(attacks)('takes the sting out of %s', (attack) => {
  const left = sanitise(`<p>말</p>${attack}`);
  expect(left).toContain('<p>말</p>');
  expect(left).not.toMatch(
    /<(script|style|svg|math|iframe|form|input|noscript)|\son\w+=|javascript:|data:|srcdoc|url\(/i,
  );
});

test('cleaning twice changes nothing', () => {
  const part = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '<a href="',
    'https://a.example',
    '">',
    '<img src=x ',
    'onerror=',
    '>',
    '&',
    '&lt;',
    '가 ',
    '<!--',
    '-->',
    "'",
    '<table><tr><td>',
    'style="color:red"',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const once = sanitise(parts.join(''));
      expect(sanitise(once)).toBe(once);
    }),
  );
});

test('keeps what people write', () => {
  const written =
    '<h2>조건</h2><ul><li style="text-align:center">선급 <b>30%</b></li></ul><table><tr><td colspan="2">합계</td></tr></table>';
  expect(sanitise(written)).toBe(written);
  expect(sanitise('<p><br /></p>')).toBe('');
});

test('a whole record is cleaned, header and rows', () => {
  const resource = { fields: { body: html(), title: text(50), reply: rows({ txt: html() }) } } as unknown as Resource;
  const record = {
    body: '<script>a</script>',
    title: '<b>kept as typed</b>',
    reply: [{ txt: '<p onclick="a">b</p>' }, { txt: null }],
  };
  clean(resource, record);
  expect(record).toEqual({ body: null, title: '<b>kept as typed</b>', reply: [{ txt: '<p>b</p>' }, { txt: null }] });
});

test('the words of rich text, for cells and exports', () => {
  expect(plainText('<p>유효 <b>30일</b></p><p>a &lt; b&nbsp;&amp; c &#44032;</p>')).toBe('유효 30일\na < b & c 가');
  expect(plainText('&#99999999; &bogus; &#xD800;')).toBe('&#99999999; &bogus; &#xD800;');
});
