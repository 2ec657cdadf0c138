import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useKeptKeyboard } from './useKeptKeyboard.ts';

afterEach(cleanup);

function Page({ step, field }: { readonly step: boolean; readonly field?: boolean }) {
  useKeptKeyboard();
  return (
    <main id="hg-main" tabIndex={-1}>
      {step && <button type="button">작업 시작</button>}
      {field && <input aria-label="이름" autoFocus />}
    </main>
  );
}
const soon = () => new Promise((done) => setTimeout(done, 50));

test('a button that goes away while it has the keyboard leaves it to the page', async () => {
  const { rerender } = render(<Page step />);
  screen.getByRole('button').focus();
  rerender(<Page step={false} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a field that takes it keeps it, and a page that nobody has touched takes nothing', async () => {
  const { rerender } = render(<Page step={false} />);
  rerender(<Page step />);
  await soon();
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button').focus();
  rerender(<Page step={false} field />);
  await soon();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
