import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { takenOtherwise } from './confirmKeys.ts';
import { DialogBox } from './DialogBox.tsx';

afterEach(cleanup);

/** What is typed counts when its box is left. */
function Window({ onRun, danger = false }: { readonly onRun: (text: string) => void; readonly danger?: boolean }) {
  const [text, setText] = useState('');
  return (
    <DialogBox
      open
      title="?"
      footer={
        <>
          <Button>no</Button>
          <Button kind={danger ? 'danger-filled' : 'filled'} onClick={() => onRun(text)}>
            yes
          </Button>
        </>
      }
    >
      <input aria-label="line" onBlur={(event) => setText(event.target.value)} />
      <input aria-label="pieces" {...{ [takenOtherwise]: '' }} />
      <textarea aria-label="lines" />
      <input role="combobox" aria-controls="none" aria-label="open" aria-expanded="true" />
      <form>
        <input aria-label="of a form" />
      </form>
    </DialogBox>
  );
}
const press = (label: string, more: object = {}) =>
  fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter', ...more });

test('Enter in a line takes what was typed along', () => {
  const onRun = vi.fn();
  render(<Window onRun={onRun} />);
  const line = screen.getByLabelText<HTMLInputElement>('line');
  line.focus();
  line.value = '27';
  press('line');
  expect(onRun.mock.calls).toEqual([['27']]);
});

test('Enter in lines of text, open lists and forms is theirs; Ctrl Enter is not', () => {
  const onRun = vi.fn();
  render(<Window onRun={onRun} />);
  for (const label of ['lines', 'open', 'of a form']) press(label);
  press('line', { isComposing: true, keyCode: 229 });
  press('line', { shiftKey: true });
  expect(onRun).not.toHaveBeenCalled();
  press('lines', { ctrlKey: true });
  expect(onRun).toHaveBeenCalledTimes(1);
});

test('Ctrl Enter on the main button itself presses it once', () => {
  const onRun = vi.fn();
  render(<Window onRun={onRun} />);
  const main = document.querySelector<HTMLButtonElement>('.hg-dlg__buttons .hg-btn--filled')!;
  fireEvent.keyDown(main, { key: 'Enter', ctrlKey: true });
  expect(onRun).toHaveBeenCalledTimes(1);
});

test('what destroys something is pressed on purpose', () => {
  const onRun = vi.fn();
  render(<Window onRun={onRun} danger />);
  press('line');
  press('lines');
  fireEvent.keyDown(screen.getByText('no'), { key: 'Enter', ctrlKey: true });
  expect(onRun).not.toHaveBeenCalled();
  press('lines', { ctrlKey: true });
  expect(onRun).toHaveBeenCalledTimes(1);
});

test('a figure that is taken otherwise than typed is looked at before Enter confirms it', () => {
  const onRun = vi.fn();
  render(<Window onRun={onRun} />);
  const pieces = screen.getByLabelText<HTMLInputElement>('pieces');
  pieces.focus();
  for (const more of [{}, { ctrlKey: true }]) press('pieces', more);
  expect(onRun).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(pieces);
});

test('a press of the main button shows first what a figure is taken as, and runs with the next', () => {
  const onRun = vi.fn();
  render(<Window onRun={onRun} />);
  const yes = screen.getByRole('button', { name: 'yes' });
  const click = () => {
    fireEvent.pointerDown(yes);
    yes.focus();
    fireEvent.click(yes);
  };
  screen.getByLabelText('pieces').focus();
  click();
  expect(onRun).not.toHaveBeenCalled();
  click();
  expect(onRun).toHaveBeenCalledTimes(1);
  screen.getByLabelText('line').focus();
  click();
  expect(onRun).toHaveBeenCalledTimes(2);
});
