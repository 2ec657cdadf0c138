/** A reference in a cell: who leaves before the answer comes loses nothing. */
import { useEffect, useEffectEvent, useState } from 'react';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import type { EditorProps } from '../ui-contract.ts';
import { ComboBox } from '../../inputs/ComboBox.tsx';
import type { RefField } from './index.ts';
import { nameIn, narrowing, targetOf, useChooser, useReference } from './useReference.ts';

export function RefEditor({ field, name, value, record, label, ofLabel, live, onChange, onCommit }: EditorProps) {
  const target = targetOf(field);
  const choice = field as RefField;
  const { combo, found, keyword } = useReference(target, (row) => onChange(row.id, row), choice, record, ofLabel);
  const choose = useChooser(target, label, narrowing(choice, record), ([row]) => {
    if (!row) return;
    onChange(row.id, row);
    onCommit();
  });
  const text = value === null || value === undefined ? '' : nameIn(record, name) || String(value);
  // The first choice of a fresh answer is the one that Tab takes along.
  const best = useEffectEvent(() => {
    const row = found.rows[0];
    if (!keyword?.trim() || found.keyword !== keyword.trim() || found.waiting) return;
    if (row) onChange(row.id, row);
    else onChange(keyword.trim());
  });
  useEffect(() => best(), [found]);
  const [before] = useState({ value, text });
  const revert = () => {
    const { value: former, text: words } = before;
    if (typeof former === 'number') onChange(former, { id: former, key: former, value: words, valueEn: words });
    else onChange(former);
  };
  // Until the answer is there the words stand for the record: whoever leaves at once loses nothing.
  const unanswered = useEffectEvent(() => {
    const words = keyword?.trim();
    if (words && found.keyword !== words && combo.options(words).length === 0) onChange(words);
  });
  useEffect(() => unanswered(), [keyword]);
  return (
    <ComboBox
      {...combo}
      cell
      live={live}
      label={label}
      text={text}
      chosen={new Set([String(value ?? '')])}
      onClear={() => onChange(null)}
      onKeep={(words) => onChange(words)}
      onRevert={revert}
      icon={<SearchIcon />}
      onChoose={choose}
      onDone={onCommit}
    />
  );
}
