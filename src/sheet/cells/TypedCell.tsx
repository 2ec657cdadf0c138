/** The editor of a cell, of which is told what is typed into it before it is taken over. */
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import type { GridEditProps } from '../../ui/grid/types.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import type { DetailColumn } from '../detail.ts';
import type { Row } from '../editing.ts';
import { settled } from './CellEditor.tsx';

interface Props {
  readonly column: DetailColumn;
  readonly edit: GridEditProps<Row>;
  /** The row with the text in it as it would be taken over; undefined when the editor is done. */
  readonly onTyping: ((row: Row | undefined) => void) | undefined;
  readonly children: (edit: GridEditProps<Row>) => ReactNode;
}

export function TypedCell({ column: { name, field }, edit, onTyping, children }: Props) {
  const environment = useFieldEnvironment();
  const done = useEffectEvent(() => onTyping?.(undefined));
  useEffect(() => () => done(), []);
  return children({
    ...edit,
    onRowChange: (row, commit) => {
      if (!commit) onTyping?.({ ...row, [name]: settled(field, row[name], environment) });
      edit.onRowChange(row, commit);
    },
  });
}
