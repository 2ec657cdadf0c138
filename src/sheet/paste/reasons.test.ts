import { expect, test } from 'vitest';
import { integer, text, won } from '../../fields/index.ts';
import { planPaste } from '../../ui/grid/model/paste.ts';
import { reasonsOf } from './reasons.ts';

const columns = Object.entries({ nm: text(50), qty: integer(), price: won() }).map(([name, field]) => {
  return { name, field, label: { nm: '품명', qty: '수량', price: '단가' }[name]!, fixed: false };
});
const figures = (words: string) => /^\d*$/.test(words);

test('what is wrong with cells of a paste is said once a column and sentence, with the rows it is said of', () => {
  const lines = ['도장|1.5|7', '소제|3|많이', '밸브|2.5|8', '배관|x|9'];
  const table = lines.map((line) => line.split('|').map((one) => ({ text: one })));
  const plan = planPaste(
    table,
    { top: 4, bottom: 4, left: 0, right: 0 },
    {
      ...{ rows: 5, cols: 3, maxRows: 100, isOpen: (_row, col) => col !== 2, same: () => false },
      read: (cell, col) => ({ value: { value: cell.text }, bad: col > 0 && !figures(cell.text) }),
    },
  );
  const said = reasonsOf(plan, columns, (name, value) => (value === 'x' ? '숫자가 아닙니다' : `${name}: 정수로`));
  expect(said).toEqual([
    { label: '수량', words: 'qty: 정수로', rows: [5, 7] },
    { label: '수량', words: '숫자가 아닙니다', rows: [8] },
  ]);
});
