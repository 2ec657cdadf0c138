import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { afterEach, expect, test, vi } from 'vitest';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextEditorProps } from './types.ts';

afterEach(cleanup);

/** The editor of a text that its form keeps as it is told; `give` hands it another one from outside. */
async function open(text: string, props: Partial<RichTextEditorProps> = {}) {
  const told = vi.fn<(html: string) => void>();
  const element = (value: string, more: Partial<RichTextEditorProps> = {}) => (
    <RichTextEditor
      id="text"
      labelledBy="label"
      value={value}
      onChange={(html) => {
        told(html);
        shown.rerender(element(html));
      }}
      {...props}
      {...more}
    />
  );
  const shown = render(element(text));
  await screen.findByRole('toolbar');
  const box = () => screen.getByRole('textbox');
  const { editor } = box() as HTMLElement & { editor: Editor };
  const give = (value: string, more?: Partial<RichTextEditorProps>) => act(() => shown.rerender(element(value, more)));
  return { editor, box, told, give };
}

test('a text that is only opened is told to nobody, however it is spelt', async () => {
  const { told, give, editor } = await open('<p>가</p>\n<p>나</p>');
  give('<p>가</p>\n<p>나</p>', { invalid: true, disabled: true });
  expect(told).not.toHaveBeenCalled();
  expect(editor.getText()).toBe('가\n\n나');
});

test('an edit that is undone gives the text back as it was stored, and can be done again', async () => {
  const stored = '<p>가</p>\n<p>나</p>';
  const { editor, told } = await open(stored);
  act(() => void editor.commands.insertContentAt(2, 'x'));
  expect(told).toHaveBeenLastCalledWith('<p>가x</p><p>나</p>');
  act(() => void editor.commands.undo());
  expect(told).toHaveBeenLastCalledWith(stored);
  act(() => void editor.commands.redo());
  expect(told).toHaveBeenLastCalledWith('<p>가x</p><p>나</p>');
});

test('a change of its own leaves the page, the chosen picture and the next mark alone', async () => {
  const { editor, box, told } = await open('<p>가<img src="/api/file/public/1" alt="배"></p>');
  act(() => void editor.chain().insertContentAt(1, 'x').setNodeSelection(3).run());
  expect(told).toHaveBeenCalledTimes(1);
  expect(editor.state.selection.toJSON()).toMatchObject({ type: 'node' });
  const [paragraph] = box().children;
  act(() => void editor.chain().setTextSelection(1).insertContent('x').toggleBold().run());
  expect(editor.isActive('bold')).toBe(true);
  expect(box().children[0]).toBe(paragraph);
});

test('a table of blank cells is a text, a blank line none', async () => {
  const { editor, told } = await open('<p>가</p>');
  act(() => void editor.chain().selectAll().deleteSelection().run());
  expect(told).toHaveBeenLastCalledWith('');
  act(() => void editor.commands.insertTable({ rows: 1, cols: 1, withHeaderRow: false }));
  expect(told).toHaveBeenLastCalledWith('<table><tbody><tr><td><p></p></td></tr></tbody></table>');
  expect(screen.getAllByRole('row')).toHaveLength(1);
});

test('a text from outside is cleaned and shown; one that says the same in other words moves nothing', async () => {
  const { editor, box, told, give } = await open('<p>가</p>');
  const [paragraph] = box().children;
  give('<p>가</p>\n');
  expect(box().children[0]).toBe(paragraph);
  give('<p onclick="a()">나<img src="https://spy.example/a.png"></p><script>1</script>');
  expect(box().innerHTML).toMatch(/^<p>나(<br[^>]*>)?<\/p>$/);
  expect(told).not.toHaveBeenCalled();
  act(() => void editor.commands.insertContentAt(2, 'x'));
  expect(told).toHaveBeenLastCalledWith('<p>나x</p>');
});

test('a text that was overtaken by the next letter is not set any more', async () => {
  const { editor } = await open('<p>가</p>');
  act(() => void editor.commands.insertContentAt(2, 'x'));
  act(() => void editor.commands.setContent('<p>가</p>', { emitUpdate: false }));
  expect(editor.getText()).toBe('가x');
});

test('what the surroundings say changes the editor, which stays the same', async () => {
  const { editor, box, give } = await open('<p>가</p>');
  give('<p>가</p>', { invalid: true, disabled: true, describedBy: 'error' });
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(box().getAttribute('aria-labelledby')).toBe('label');
  expect(box().getAttribute('aria-describedby')).toMatch(/ error$/);
  expect(box().getAttribute('contenteditable')).toBe('false');
  give('<p>가</p>');
  await waitFor(() => expect(box().getAttribute('contenteditable')).toBe('true'));
  expect((box() as HTMLElement & { editor: Editor }).editor).toBe(editor);
});
