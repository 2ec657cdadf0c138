import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepsKeyboard, useKeptKeyboard } from './useKeptKeyboard.ts';

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

/** A step that asks in a window before it is taken; `steps` are the buttons of its group. */
function Steps({ steps, asks }: { readonly steps: readonly string[]; readonly asks?: boolean }) {
  useKeptKeyboard();
  return (
    <main id="hg-main" tabIndex={-1}>
      {steps.length > 0 && (
        <span {...keepsKeyboard} role="group">
          {steps.map((step) => (
            <button key={step} type="button">
              {step}
            </button>
          ))}
        </span>
      )}
      {asks && (
        <div role="dialog" aria-label="작업 시작">
          <input autoFocus />
        </div>
      )}
    </main>
  );
}

test('of several buttons the group keeps it, also of one that asked in a window', async () => {
  const { rerender } = render(<Steps steps={['작업 시작', '보류']} />);
  screen.getByRole('button', { name: '작업 시작' }).focus();
  rerender(<Steps steps={['작업 시작', '보류']} asks />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  rerender(<Steps steps={['완료']} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
  screen.getByRole('button', { name: '완료' }).focus();
  rerender(<Steps steps={[]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
