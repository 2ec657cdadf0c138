/** Words for those who listen: what was done, and how much is chosen once drawing a range has come to rest. */
import { useEffect, useState } from 'react';
import { useT } from '../../text.tsx';
import { heightOf, isSingle, rectOf, widthOf } from '../model/selection.ts';
import { useSheetState } from './store.ts';
import type { SheetStore } from './store.ts';

const rest = 350;

interface Props {
  readonly store: SheetStore;
  readonly said: { readonly words: string; readonly turn: number };
}

export function Announcer({ store, said }: Props) {
  const t = useT();
  const { selection } = useSheetState(store);
  const many = selection && !isSingle(selection) ? rectOf(selection) : undefined;
  const chosen = many && t('desk.grid.chosen', { rows: heightOf(many), cols: widthOf(many) });
  const [range, setRange] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRange(chosen ?? ''), rest);
    return () => clearTimeout(timer);
  }, [chosen]);
  return (
    <div className="hg-sr" aria-live="polite" aria-atomic="true">
      {/* The same words twice are told twice. */}
      <span key={said.turn}>{said.words}</span> <span>{range}</span>
    </div>
  );
}
