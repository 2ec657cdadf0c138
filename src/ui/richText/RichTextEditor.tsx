import { useEffect, useId, useRef, useState } from 'react';
import { EditorContent } from '@tiptap/react';
import { cx } from '../cx.ts';
import { Button } from '../button/Button.tsx';
import { useT } from '../text.tsx';
import { AltStrip } from './AltStrip.tsx';
import { Count } from './Count.tsx';
import { LinkStrip } from './LinkStrip.tsx';
import { TableStrip } from './TableStrip.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { PanelName } from './tools.ts';
import type { RichTextEditorProps } from './types.ts';
import { UploadList } from './UploadList.tsx';
import { useRichText } from './useRichText.ts';
import { useUploads } from './useUploads.ts';
import './richText.css';
import './editor.css';

const strips = { link: LinkStrip, table: TableStrip, image: AltStrip };
const pictures = 'image/png,image/jpeg,image/gif,image/webp,image/avif';

/** Rich text as one sees it: toolbar, text, count. Loaded through `LazyEditor.tsx`, which also brings its words. */
export function RichTextEditor({ id, labelledBy, value, onChange, ...rest }: RichTextEditorProps) {
  const { height = 120, maxHeight = height, max, upload, source = false, disabled = false, onBlur, autoFocus } = rest;
  const t = useT();
  const own = useId();
  const bar = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [panel, setPanel] = useState<PanelName>();
  const [raw, setRaw] = useState(false);
  const sendImages = useRef<(files: readonly File[], at?: number) => void>(undefined);

  const described = [`${own}-hint`, `${own}-count`, rest.describedBy].filter(Boolean).join(' ');
  const editor = useRichText({
    value,
    onChange,
    editable: !disabled,
    onBlur,
    showImage: rest.showImage,
    onImages: upload && ((files, at) => sendImages.current?.(files, at)),
    onToolbar: () => bar.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus(),
    attributes: {
      id,
      role: 'textbox',
      class: 'hg-rich hg-rte__text',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      'aria-describedby': described,
      ...(rest.invalid && { 'aria-invalid': 'true' }),
      ...(rest.placeholder && { 'aria-placeholder': rest.placeholder }),
      ...(rest.required && { 'aria-required': 'true' }),
      ...(disabled && { 'aria-disabled': 'true' }),
    },
  });
  const { uploads, send, cancel, retry } = useUploads(editor, upload, () => setPanel('image'));
  useEffect(() => {
    sendImages.current = send;
  });
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

  if (!editor) return null;
  const open = (name: PanelName) => {
    if (name === 'image' && !editor.isActive('image')) picker.current?.click();
    else setPanel(panel === name ? undefined : name);
  };
  const close = () => {
    setPanel(undefined);
    editor.commands.focus();
  };
  const Panel = panel && strips[panel];
  return (
    <div className={cx('hg-rte', rest.invalid && 'hg-rte--bad', disabled && 'hg-rte--off')}>
      {!raw && (
        <Toolbar
          editor={editor}
          serves={id}
          bar={bar}
          images={upload !== undefined}
          disabled={disabled}
          panel={panel}
          onPanel={open}
        />
      )}
      {Panel && !raw && <Panel key={panel} editor={editor} onClose={close} />}
      {raw ? (
        <textarea
          id={id}
          className="hg-rte__source"
          aria-labelledby={labelledBy}
          aria-describedby={described}
          aria-invalid={rest.invalid || undefined}
          spellCheck={false}
          style={{ height: maxHeight }}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      ) : (
        <div className="hg-rte__room" data-empty={value === '' || undefined} style={{ minHeight: height, maxHeight }}>
          <EditorContent editor={editor} className="hg-rte__holder" />
        </div>
      )}
      <span id={`${own}-hint`} className="hg-sr">
        {t('editor.keys')}
      </span>
      {uploads.length > 0 && <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />}
      <div className="hg-rte__foot">
        <Count id={`${own}-count`} editor={editor} stored={value.length} max={max} />
        {source && (
          <Button size="s" kind="quiet" aria-pressed={raw} onClick={() => setRaw(!raw)}>
            {t('editor.tools.source')}
          </Button>
        )}
      </div>
      {upload && (
        <input
          ref={picker}
          type="file"
          hidden
          accept={pictures}
          multiple
          aria-label={t('editor.tools.image')}
          onChange={(event) => {
            send([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      )}
    </div>
  );
}

export default RichTextEditor;
