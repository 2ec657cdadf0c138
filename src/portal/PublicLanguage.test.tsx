/** Public pages and the document around them for somebody who works in a language that visitors are not offered. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseLanguage, useLanguage } from '../session/language.ts';
import { PublicLanguage } from './PublicLanguage.tsx';

const Shown = () => <p>{useLanguage()}</p>;
afterEach(() => act(() => chooseLanguage('ko')));

test('they are in English, and the desk keeps the language', () => {
  act(() => chooseLanguage('en'));
  const { rerender } = render(
    <PublicLanguage>
      <Shown />
    </PublicLanguage>,
  );
  for (const [wanted, shown] of [
    ['de', 'en'],
    ['ko', 'ko'],
    ['fr', 'en'],
  ] as const) {
    act(() => chooseLanguage(wanted));
    expect([screen.getByText(shown).textContent, document.documentElement.lang]).toEqual([shown, shown]);
  }
  rerender(<Shown />);
  expect([screen.getByText('fr').textContent, document.documentElement.lang]).toEqual(['fr', 'fr']);
});
