import { cleanup, render } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { DueMark } from './DueMark.tsx';

afterEach(cleanup);
/** Sign, words and whether it is late. */
function told(left: number | undefined) {
  const t = (key: string, { days }: { readonly days?: number } = {}) => `${key.split('.').slice(-2).join('.')} ${days}`;
  const { container } = render(
    <TestTranslationProvider translate={t}>
      <DueMark left={left} />
    </TestTranslationProvider>,
  );
  const mark = container.querySelector('small');
  return mark && [...[...mark.children].map(({ textContent }) => textContent), mark.matches('.hl-due--late')];
}

test('a day is counted from a week before, and on when it has passed', () => {
  expect(told(8)).toBeNull();
  expect(told(7)).toEqual(['days.left 7', 'days_words.left 7', false]);
  expect(told(0)).toEqual(['days.today 0', 'days_words.today 0', false]);
  expect(told(-1)).toEqual(['days.late 1', 'days_words.late 1', true]);
  expect(told(undefined)).toBeNull();
});
