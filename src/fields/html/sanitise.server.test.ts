import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attacks } from '../../../tests/support/attacks.ts';
import type { Resource } from '../../core/resource.ts';
import { html, rows, text } from '../index.ts';
import { clean } from '../../record/clean.server.ts';
import { plainText } from './plain.ts';
import { sanitise } from './sanitise.server.ts';

// ASVS 1.3.1
test.each(attacks)('takes the sting out of %s', (attack) => {
  const left = sanitise(`<p>말</p>${attack}`);
  expect(left).toContain('<p>말</p>');
  // Words may speak of anything; tags may not.
  for (const tag of left.match(/<[^>]*>/g) ?? [])
    expect(tag).not.toMatch(
      /^<(script|style|svg|math|iframe|form|input|noscript|template|object|embed|base|link|meta)|\son\w+=|(javascript|vbscript|data):|srcdoc|url\(|position|expression/i,
    );
  expect(sanitise(left)).toBe(left);
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
