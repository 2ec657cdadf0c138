import { useId, useState } from 'react';
import type { Editor } from '@tiptap/core';
import { Checkbox } from '../form/Checkbox.tsx';
import { TextBox } from '../form/TextBox.tsx';
import { useT } from '../text.tsx';
import { Ask, Strip } from './Strip.tsx';

const most = { rows: 50, cols: 12 };

interface Props {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Asks for the size of a new table. */
export function TableStrip({ editor, onClose }: Props) {
  const t = useT();
  const id = useId();
  const [size, setSize] = useState({ rows: '3', cols: '3' });
  const [withHeaderRow, setHead] = useState(true);
  const within = (name: 'rows' | 'cols') => Math.min(most[name], Math.max(1, Math.round(Number(size[name])) || 1));
  const apply = () => {
    editor
      .chain()
      .focus()
      .insertTable({ rows: within('rows'), cols: within('cols'), withHeaderRow })
      .run();
    onClose();
  };
  return (
    <Strip label={t('editor.tools.table')} onApply={apply} onClose={onClose}>
      {(['rows', 'cols'] as const).map((name) => (
        <Ask key={name} id={`${id}-${name}`} label={t(`editor.table.${name}`)}>
          {(ids) => (
            <TextBox
              {...ids}
              type="number"
              min={1}
              max={most[name]}
              boxClassName="hg-rte__short"
              value={size[name]}
              onChange={(event) => setSize({ ...size, [name]: event.target.value })}
            />
          )}
        </Ask>
      ))}
      <label className="hg-rte__check">
        <Checkbox checked={withHeaderRow} onChange={(event) => setHead(event.target.checked)} />
        {t('editor.table.head')}
      </label>
    </Strip>
  );
}
