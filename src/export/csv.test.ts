import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('csvOf', () => {
  it('quotes commas, quotes and line ends, and marks its encoding', () =>
    expect(csvOf([['가', 'a,b', 'say "x"', 'two\nlines']])).toBe('\uFEFF가,"a,b","say ""x""","two\nlines"\r\n'));
  it('keeps full-width signs and what follows a separator of other lists from running', () =>
    expect(csvOf([['＝1+1', '＋1', '－a', '＠x', ';=1+1', 'a;+b;c']])).toBe(
      `\uFEFF'＝1+1,'＋1,'－a,'＠x,";'=1+1","a;'+b;c"\r\n`,
    ));
  it('keeps formulas from running and figures as they are', () =>
    expect(csvOf([['=1+1', '+82', '@x', '-1,234.50', '-abc']])).toBe(`\uFEFF'=1+1,'+82,'@x,"-1,234.50",'-abc\r\n`));
});
