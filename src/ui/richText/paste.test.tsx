import { expect, test } from 'vitest';
import { cleanPaste, pastedImages } from './paste.ts';
import { excelHtml, googleHtml, hangulHtml, wordHtml } from '../../../tests/support/officeHtml.ts';

test('Word: headings, marks and lists stay, looks and office marks go', () => {
  expect(cleanPaste(wordHtml).replace(/\s*\n\s*/g, '')).toBe(
    '<h2>견적 조건</h2><p>유효기간 <b>30일</b></p>' +
      '<ul><li><p>선급 30%</p><ul><li><p>계약 시</p></li></ul></li><li><p>잔금 70%</p></li></ul>' +
      '<ol><li><p>검사</p></li></ol><p style="text-align:center">이상</p>',
  );
});

test('Excel: a table with its spans and alignment', () => {
  const left = cleanPaste(excelHtml).replace(/\s*\n\s*/g, '');
  expect(left).toBe(
    '<table><tbody><tr><td>품목</td><td style="text-align:right">금액</td></tr>' +
      '<tr><td colspan="2">합계</td></tr></tbody></table>',
  );
});

test('Hangul office: words and marks of its spans', () => {
  expect(cleanPaste(hangulHtml)).toBe('<p><strong>수리</strong> 조건은 <u>협의</u>한다.</p>');
});

test('Google documents: a bold that is none is taken off', () => {
  expect(cleanPaste(googleHtml)).toBe('<p>가 <strong>나</strong></p>');
});

test('scripts, remote and inlined pictures stay outside', () => {
  const bad =
    '<p onclick="a()">a<img src="https://x.example/t.gif"><img src="data:image/png;base64,AA"></p><script>1</script>';
  expect(cleanPaste(bad)).toBe('<p>a</p>');
});

test('a picture is taken alone, but not the one a table brings of itself', () => {
  const image = new File(['x'], '사진.png', { type: 'image/png' });
  const text = new File(['x'], 'a.txt', { type: 'text/plain' });
  const data = (files: File[], html = '') => ({ files, getData: () => html }) as unknown as DataTransfer;
  expect(pastedImages(data([image, text]))).toEqual([image]);
  expect(pastedImages(data([image], '<img src="https://x.example/a.png">'))).toEqual([image]);
  expect(pastedImages(data([image], excelHtml))).toEqual([]);
  expect(pastedImages(null)).toEqual([]);
});
