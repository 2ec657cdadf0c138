/** What label, error and form around it say to an editor that lives on meanwhile. */
import { useEffect } from 'react';
import type { Editor } from '@tiptap/core';
import type { RichTextEditorProps } from './types.ts';

type Surroundings = Pick<
  RichTextEditorProps,
  'labelledBy' | 'describedBy' | 'placeholder' | 'required' | 'invalid' | 'disabled' | 'autoFocus'
> & {
  /** None while the markup stands in its place. */
  readonly id: string | undefined;
};

export function useSurroundings(
  editor: Editor | null,
  { labelledBy, disabled = false, autoFocus, ...rest }: Surroundings,
) {
  const attributes = JSON.stringify({
    class: 'hg-rich hg-rte__text',
    id: rest.id,
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-describedby': rest.describedBy,
    ...(rest.invalid && { 'aria-invalid': 'true' }),
    ...(rest.placeholder && { 'aria-placeholder': rest.placeholder }),
    ...(rest.required && { 'aria-required': 'true' }),
    ...(disabled && { 'aria-disabled': 'true' }),
  });
  useEffect(() => {
    const before = editor?.options.editorProps;
    editor?.setOptions({
      editorProps: { ...before, attributes: JSON.parse(attributes) as Record<string, string> },
    });
  }, [editor, attributes]);

  useEffect(() => {
    if (editor && editor.isEditable === disabled) editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  useEffect(() => {
    // A label reaches only native inputs by itself.
    const label = document.getElementById(labelledBy);
    const focus = () => editor?.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, labelledBy]);

  useEffect(() => {
    if (autoFocus) editor?.commands.focus();
  }, [editor, autoFocus]);
}
