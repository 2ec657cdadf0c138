import { useLayoutEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { EditorBox } from './EditorBox.tsx';
import type { RichTextEditorProps } from './types.ts';

/** Name of the one field. */
const source = 'richText';

/**
 * Rich text as one sees it. Loaded through `LazyEditor.tsx`, which also brings its words. Records, dialogs and the
 * portal keep their values each in its own way; so the input of react-admin stands in a form of one field here.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value } = props;
  const form = useForm({ defaultValues: { [source]: value } });
  // At once, before the next letter is typed.
  useLayoutEffect(() => {
    if (form.getValues(source) !== value) form.setValue(source, value);
  }, [form, value]);
  return (
    <FormProvider {...form}>
      <EditorBox {...props} source={source} current={() => form.getValues(source) ?? ''} />
    </FormProvider>
  );
}

export default RichTextEditor;
