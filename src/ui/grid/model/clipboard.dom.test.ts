import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { fromHtml, fromTsv, readClipboard, toHtml, toTsv } from './clipboard.ts';

const texts = (html: string) => fromHtml(html)?.rows.map((row) => row.map(({ text }) => text));

describe('tab-separated text', () => {
  test('of a spreadsheet ends with a line end that is no row', () => {
    expect(fromTsv('선체 도장\t2,450\r\n아연판\t37\r\n')).toEqual([
      ['선체 도장', '2,450'],
      ['아연판', '37'],
    ]);
  });
  test('keeps tabs, lines and quotes inside quoted cells', () => {
    expect(fromTsv('"a\tb"\t"두\n줄"\n"말 ""함"""\tc')).toEqual([
      ['a\tb', '두\n줄'],
      ['말 "함"', 'c'],
    ]);
  });
  test('leaves quotes that open nothing', () => {
    expect(fromTsv('3" 배관\t"A" 형\n"끝')).toEqual([['3" 배관', '"A" 형'], ['"끝']]);
  });
  test('comes back as it went, whatever it holds', () => {
    const cell = fc.string().map((text) => text.replace(/\r\n?/g, '\n'));
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        // A last row of one empty cell is the line end of a spreadsheet.
        fc.pre(!(rows.at(-1)!.length === 1 && rows.at(-1)![0] === ''));
        expect(fromTsv(toTsv(rows.map((row) => row.map((text) => ({ text })))))).toEqual(rows);
      }),
    );
  });
});

describe('HTML', () => {
  test('of a spreadsheet: merged cells spread, blanks and line breaks as text', () => {
    const html =
      '<html><body><table border=0><col width=64><tr><td colspan=2>선체&nbsp;도장</td><td rowspan=2>M2</td></tr>' +
      '<tr><td>침수부<br>전면</td><td align=right>2,450</td></tr></table></body></html>';
    expect(texts(html)).toEqual([
      ['선체 도장', '', 'M2'],
      ['침수부\n전면', '2,450', ''],
    ]);
  });
  test('is no table without one', () => {
    expect(fromHtml('<p>글</p>')).toBeUndefined();
  });
  test('of the product carries values and harmless text', () => {
    const html = toHtml([
      [
        { text: '<b>"한바다"&</b>', value: { id: 3 } },
        { text: '1,466', value: '1466', numeric: true },
      ],
    ]);
    expect(html).not.toContain('<b>');
    expect(html).toContain(`mso-number-format:'\\@'`);
    expect(fromHtml(html)).toEqual({
      own: true,
      rows: [
        [
          { text: '<b>"한바다"&</b>', value: { id: 3 } },
          { text: '1,466', value: '1466' },
        ],
      ],
    });
  });
});

describe('a clipboard', () => {
  const foreign = '<table><tr><td data-value="9">x</td></tr></table>';
  test('gives text before a foreign table, whose values mean nothing', () => {
    expect(readClipboard('a\tb\nc', foreign)).toEqual({
      own: false,
      table: [
        [{ text: 'a' }, { text: 'b' }],
        [{ text: 'c' }, { text: '' }],
      ],
    });
    expect(readClipboard('', foreign)).toEqual({ own: false, table: [[{ text: 'x' }]] });
  });
  test('gives the own table first, and nothing when it is empty', () => {
    expect(readClipboard('x', toHtml([[{ text: 'x', value: 'X' }]]))).toEqual({
      own: true,
      table: [[{ text: 'x', value: 'X' }]],
    });
    expect(readClipboard('', '<p>글</p>')).toBeUndefined();
  });
});
