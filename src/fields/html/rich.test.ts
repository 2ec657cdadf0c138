import { expect, it } from 'vitest';
import { richParts } from './rich.ts';

it('reads paragraphs, weights, lists and headings', () =>
  expect(
    richParts(
      '<h3>조건</h3><p>착수 <strong>30%</strong>, 완료 70%</p><ol><li>첫째</li><li>둘째<ul><li>안쪽</li></ul></li></ol><p> </p><p>끝 &amp; 안녕</p>',
    ),
  ).toEqual([
    { kind: 'head', runs: [{ text: '조건' }] },
    { kind: 'text', runs: [{ text: '착수 ' }, { text: '30%', bold: true }, { text: ', 완료 70%' }] },
    { kind: 'entry', depth: 0, mark: '1.', runs: [{ text: '첫째' }] },
    { kind: 'entry', depth: 0, mark: '2.', runs: [{ text: '둘째' }] },
    { kind: 'entry', depth: 1, mark: '•', runs: [{ text: '안쪽' }] },
    { kind: 'text', runs: [{ text: '끝 & 안녕' }] },
  ]));

it('puts a mark before the first line of an entry only, also when its words stand in paragraphs', () =>
  expect(richParts('<ul><li><p>하나</p><p>이어서</p></li></ul>')).toEqual([
    { kind: 'entry', depth: 0, mark: '•', runs: [{ text: '하나' }] },
    { kind: 'entry', depth: 0, runs: [{ text: '이어서' }] },
  ]));

it('keeps the words of what paper has no form for', () =>
  expect(
    richParts('<table><tr><td>가</td><td>나</td></tr></table><p>a<br>b</p>').map(({ runs }) =>
      runs.map(({ text }) => text).join(''),
    ),
  ).toEqual(['가  나', 'a', 'b']));

it('answers nothing for blank text', () => expect(richParts('<p>&nbsp; </p><p></p>')).toEqual([]));
