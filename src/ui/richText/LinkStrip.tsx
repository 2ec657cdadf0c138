import { useId, useState } from 'react';
import type { Editor } from '@tiptap/core';
import { Button } from '../button/Button.tsx';
import { TextBox } from '../form/TextBox.tsx';
import { useT } from '../text.tsx';
import { typedAddress } from './addresses.ts';
import { Ask, Strip } from './Strip.tsx';

interface Props {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Asks where a link leads and, with nothing chosen, what it says; refuses what may not be linked. */
export function LinkStrip({ editor, onClose }: Props) {
  const t = useT();
  const id = useId();
  const has = editor.isActive('link');
  const bare = editor.state.selection.empty && !has;
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState(false);

  const apply = () => {
    const href = typedAddress(address);
    if (!href) {
      setRefused(true);
      document.getElementById(`${id}-address`)?.focus();
      return;
    }
    const chain = editor.chain().focus();
    if (bare) {
      const text = words.trim() || address.trim();
      chain
        .insertContent([{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }])
        .unsetMark('link')
        .run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };

  return (
    <Strip
      label={t('editor.tools.link')}
      onApply={apply}
      onClose={onClose}
      extra={
        has && (
          <Button size="s" kind="danger" onClick={remove}>
            {t('editor.link.remove')}
          </Button>
        )
      }
    >
      <Ask id={`${id}-address`} label={t('editor.link.address')} error={refused ? t('editor.link.refused') : undefined}>
        {(ids) => (
          <TextBox
            {...ids}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            value={address}
            onChange={(event) => {
              setAddress(event.target.value);
              setRefused(false);
            }}
          />
        )}
      </Ask>
      {bare && (
        <Ask id={`${id}-words`} label={t('editor.link.words')}>
          {(ids) => (
            <TextBox {...ids} autoComplete="off" value={words} onChange={(event) => setWords(event.target.value)} />
          )}
        </Ask>
      )}
    </Strip>
  );
}
