import { useId, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { StyledEngineProvider } from '@mui/material/styles';
import type { Editor } from '@tiptap/core';
import { RichTextInput } from 'ra-input-rich-text';
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
import { useEditorOptions } from './useEditorOptions.ts';
import { useSurroundings } from './useSurroundings.ts';
import { useUploads } from './useUploads.ts';
import './richText.css';
import './editor.css';

const strips = { link: LinkStrip, table: TableStrip, image: AltStrip };
const pictures = 'image/png,image/jpeg,image/gif,image/webp,image/avif';

interface Props extends RichTextEditorProps {
  /** The field of the form around it. */
  readonly source: string;
  /** The text as that form has it, with the letter that was typed last. */
  readonly current: () => string;
}

/** The input of react-admin with our toolbar; what the tools ask, pictures on their way, the markup itself and the count. */
export function EditorBox({ source, current, id, labelledBy, value, onChange, ...rest }: Props) {
  const { height = 120, maxHeight = height, max, upload, disabled = false, onBlur } = rest;
  const t = useT();
  const ownId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [panel, setPanel] = useState<PanelName>();
  const [raw, setRaw] = useState(false);

  const { uploads, send, cancel, retry } = useUploads(editor, upload, () => setPanel('image'));
  const { options, read } = useEditorOptions({
    labelledBy,
    current,
    onCreate: setEditor,
    onImages: upload && send,
    onToolbar: () => bar.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus(),
    onBlur,
    showImage: rest.showImage,
  });
  const describedBy = [`${ownId}-hint`, `${ownId}-count`, rest.describedBy].filter(Boolean).join(' ');
  useSurroundings(editor, { ...rest, id: raw ? undefined : id, labelledBy, describedBy });

  const open = (name: PanelName) => {
    if (name === 'image' && !editor?.isActive('image')) picker.current?.click();
    else setPanel(panel === name ? undefined : name);
  };
  const close = () => {
    setPanel(undefined);
    editor?.commands.focus();
  };
  const Panel = panel && strips[panel];
  const tools = editor && (
    <Toolbar
      editor={editor}
      serves={id}
      bar={bar}
      images={upload !== undefined}
      disabled={disabled}
      panel={panel}
      onPanel={open}
    />
  );
  return (
    <div
      className={cx('hg-rte', rest.invalid && 'hg-rte--bad', disabled && 'hg-rte--off')}
      data-empty={value === '' || undefined}
      style={{ '--rte-least': `${height}px`, '--rte-most': `${maxHeight}px` } as CSSProperties}
    >
      {/* Its own look lies in a layer below ours. Hidden it lives on, with its history and pictures on their way. */}
      <StyledEngineProvider enableCssLayer>
        <div hidden={raw}>
          <RichTextInput
            source={source}
            id={id}
            className="hg-rte__input"
            label={false}
            helperText={false}
            editorOptions={options}
            // What it hands over is '' also for a table of blank cells.
            parse={read}
            onChange={() => onChange(current())}
            toolbar={
              <>
                {tools}
                {Panel && editor && <Panel key={panel} editor={editor} onClose={close} />}
              </>
            }
          />
        </div>
      </StyledEngineProvider>
      {raw && (
        <textarea
          id={id}
          className="hg-rte__source"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          aria-invalid={rest.invalid || undefined}
          spellCheck={false}
          style={{ height: maxHeight }}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
      <span id={`${ownId}-hint`} className="hg-sr">
        {t('editor.keys')}
      </span>
      {uploads.length > 0 && <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />}
      <div className="hg-rte__foot">
        {editor && <Count id={`${ownId}-count`} editor={editor} stored={value.length} max={max} />}
        {rest.markup && (
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
