/** Rows dragged by their handle; the row under the pointer shows where it will stand. */
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';

const handle = '.hg-drag';

/** Of the grid's body: in `aria-rowindex` the lines of heads count too. */
function rowIndex(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest('[role=row]') : null;
  const heads = row?.parentElement?.querySelectorAll('.rdg-header-row').length ?? 0;
  const index = Number(row?.getAttribute('aria-rowindex')) - 1 - heads;
  return index >= 0 ? index : undefined;
}

export function useRowDrag(count: number, moveTo: (from: number, to: number) => void) {
  // Events of one drag may come faster than the grid is drawn: what moves is kept beside what is shown.
  const moving = useRef<number>(undefined);
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    moving.current = undefined;
    setFrom(undefined);
    setOver(undefined);
  };
  const target = (event: DragEvent) => {
    const index = moving.current === undefined ? undefined : rowIndex(event.target);
    return index !== undefined && index < count ? index : undefined;
  };
  return {
    from,
    over,
    handlers: {
      onDragStart: (event: DragEvent) => {
        if (!(event.target instanceof Element) || !event.target.matches(handle)) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        moving.current = rowIndex(event.target);
        setFrom(moving.current);
      },
      onDragOver: (event: DragEvent) => {
        const index = target(event);
        if (index === undefined) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        const index = target(event);
        const start = moving.current;
        if (index === undefined || start === undefined) return;
        event.preventDefault();
        end();
        if (start !== index) moveTo(start, index);
      },
      onDragEnd: end,
    },
  };
}
