import { useId, useState } from 'react';
import type { Editor } from '@tiptap/core';
import { Button } from '../button/Button.tsx';
import { TextBox } from '../form/TextBox.tsx';
import { useT } from '../text.tsx';
import { Ask, Strip } from './Strip.tsx';

interface Props {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Asks what the chosen picture shows, for those who cannot see it. */
export function AltStrip({ editor, onClose }: Props) {
  const t = useT();
  const id = useId();
  const [alt, setAlt] = useState(String(editor.getAttributes('image')['alt'] ?? ''));
  const apply = () => {
    editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().deleteSelection().run();
    onClose();
  };
  return (
    <Strip
      label={t('editor.image.about')}
      onApply={apply}
      onClose={onClose}
      extra={
        <Button size="s" kind="danger" onClick={remove}>
          {t('editor.image.remove')}
        </Button>
      }
    >
      <Ask id={`${id}-alt`} label={t('editor.image.alt')}>
        {(ids) => <TextBox {...ids} maxLength={200} value={alt} onChange={(event) => setAlt(event.target.value)} />}
      </Ask>
      <p className="hg-rte__hint">{t('editor.image.hint')}</p>
    </Strip>
  );
}
