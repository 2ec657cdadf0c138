/** Keys of a detail grid beyond moving and editing: rows are added, copied, deleted and moved from the keyboard. */
import type { KeyboardEvent } from 'react';
import { isComposing } from '../../ui/keys.ts';
import { isTurned } from './columns.tsx';
import { isOpen } from './detail.ts';
import type { Detail } from './detail.ts';
import { rowKey } from './editing.ts';
import type { DetailActions } from './useDetailActions.ts';
import type { Live } from './columns.tsx';

type Command = (() => void) | undefined;

/** Handler to be asked before the grid's own. */
export function detailKeys(detail: Detail, actions: DetailActions, live: Live, clear: () => void) {
  const { active } = actions;
  const row = detail.rows.find((one) => rowKey(one) === active?.row);
  const column = detail.columns.find((one) => one.name === active?.column);
  const mayEdit = detail.lock === undefined;
  const mayAdd = mayEdit && !detail.deleteOnly;
  const open = row !== undefined && column !== undefined && isOpen(detail, column, row);

  const commandOf = (event: KeyboardEvent): Command => {
    const control = event.ctrlKey || event.metaKey;
    const { key, altKey, shiftKey } = event;
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown'))
      return mayAdd ? () => actions.move(key === 'ArrowUp' ? -1 : 1) : undefined;
    if (key === 'Insert' && !control) return mayAdd ? () => actions.insert() : undefined;
    if (control && key === 'Enter') return mayAdd ? actions.add : undefined;
    if (control && shiftKey && key.toLowerCase() === 'd') return mayAdd ? () => actions.copy() : undefined;
    if (control && key === 'Delete') return mayEdit ? () => actions.remove() : undefined;
    if (key === 'Delete' && !control && open) return clear;
    if (open && isTurned(column) && !control && !altKey && [' ', 'Enter', 'F2'].includes(key))
      return () => live.turn(row, column);
    return undefined;
  };

  return (event: KeyboardEvent) => {
    const inEditor = event.target instanceof Element && event.target.closest('.rdg-editor-container, .hg-tabs');
    if (inEditor || isComposing(event)) return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  };
}
