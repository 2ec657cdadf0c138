/** Rows dragged by their handle; the row under the pointer shows where it will stand. */
import { useState } from 'react';
import type { DragEvent } from 'react';

const handle = '.hg-drag';
/** First row of the grid's body in `aria-rowindex`: the head is row 1. */
const firstRow = 2;

function rowIndex(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest('[role=row]') : null;
  const index = Number(row?.getAttribute('aria-rowindex')) - firstRow;
  return index >= 0 ? index : undefined;
}

export function useRowDrag(count: number, moveTo: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  return {
    from,
    over,
    handlers: {
      onDragStart: (event: DragEvent) => {
        if (!(event.target instanceof Element) || !event.target.matches(handle)) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        setFrom(rowIndex(event.target));
      },
      onDragOver: (event: DragEvent) => {
        const index = rowIndex(event.target);
        if (from === undefined || index === undefined || index >= count) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (from === undefined || over === undefined) return;
        event.preventDefault();
        if (from !== over) moveTo(from, over);
        end();
      },
      onDragEnd: end,
    },
  };
}
