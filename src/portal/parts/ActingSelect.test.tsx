/** A choice that leads somewhere waits for Enter or its button when arrows made it (KWCAG 7.2.1). */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../../../tests/support/portal.tsx';
import { ActingSelect } from './ActingSelect.tsx';

afterEach(cleanup);

async function show(): Promise<{ readonly gone: string[]; readonly box: HTMLSelectElement }> {
  const gone: string[] = [];
  await showPage(
    <ActingSelect aria-label="판" value="a" onAct={(to) => void gone.push(to)}>
      <option value="a">가</option>
      <option value="b">나</option>
      <option value="c">다</option>
    </ActingSelect>,
  );
  return { gone, box: await screen.findByRole<HTMLSelectElement>('combobox', { name: '판' }) };
}
const arrow = (box: HTMLSelectElement, to: string) => {
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.change(box, { target: { value: to } });
};

test('arrows pass by options without going there; Enter goes', async () => {
  const { gone, box } = await show();
  arrow(box, 'b');
  arrow(box, 'c');
  expect([gone, box.value]).toEqual([[], 'c']);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect([gone, box.value]).toEqual([['c'], 'a']);
});

test('a button goes to what the arrows chose, and is gone when the first option stands again', async () => {
  const { gone, box } = await show();
  arrow(box, 'b');
  arrow(box, 'a');
  expect(screen.queryByRole('button')).toBeNull();
  arrow(box, 'b');
  await userEvent.click(screen.getByRole('button', { name: '보기' }));
  expect(gone).toEqual(['b']);
});

test('what is chosen from the open list goes at once', async () => {
  const { gone, box } = await show();
  fireEvent.pointerDown(box);
  fireEvent.change(box, { target: { value: 'b' } });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.change(box, { target: { value: 'c' } });
  expect(gone).toEqual(['b', 'c']);
});
