/** What differs between two versions of a legal text is told without colour (KWCAG 5.4.1). */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../../../tests/support/portal.tsx';
import { Blocks } from './Blocks.tsx';
import type { Marking } from './Blocks.tsx';

afterEach(cleanup);

test('what differs is told by the element and by words, and only that', async () => {
  const blocks = ['같은 말', '다른 말', { list: ['같은 항목', '다른 항목'] }];
  const marks = (piece: unknown) => String(piece).startsWith('다른');
  const said = async (as?: Marking['as']) => {
    await showPage(<Blocks blocks={blocks} marking={as && { as, marks }} />, '/portal/terms', ['portal', 'legal']);
    const told = [...document.querySelectorAll('ins, del')].map((one) => `${one.localName} ${one.textContent}`);
    cleanup();
    return told;
  };
  expect(await said('ins')).toEqual(['ins 바뀐 내용: 다른 말', 'ins 바뀐 내용: 다른 항목']);
  expect(await said('del')).toEqual(['del 바뀌기 전 내용: 다른 말', 'del 바뀌기 전 내용: 다른 항목']);
  expect(await said()).toEqual([]);
});
