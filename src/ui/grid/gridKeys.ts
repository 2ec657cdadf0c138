import type { CellKeyboardEvent, CellKeyDownArgs, CellMouseArgs, CellMouseEvent } from 'react-data-grid';
import { isComposing, isInputModeKey } from '../keys.ts';

function canEdit<R>({ column, row }: { column: CellKeyDownArgs<R, number>['column']; row: R | undefined }): boolean {
  if (!column?.renderEditCell || row === undefined) return false;
  return typeof column.editable === 'function' ? column.editable(row) : column.editable !== false;
}

/** Keys and double clicks that mean something to us before react-data-grid takes them. */
export function useGridKeys<R>(onRowActivate: ((row: R) => void) | undefined) {
  return {
    onCellKeyDown(args: CellKeyDownArgs<R, number>, event: CellKeyboardEvent) {
      if (args.mode === 'EDIT') {
        // Enter, Escape and Tab that end a syllable belong to the input method
        if (isComposing(event)) event.preventGridDefault();
        // Escape leaves the cell, not the page
        else if (event.key === 'Escape') event.preventDefault();
        return;
      }
      if (isInputModeKey(event)) event.preventGridDefault();
      else if (event.key === 'Enter' && onRowActivate && args.row !== undefined && !canEdit(args)) {
        event.preventGridDefault();
        event.preventDefault();
        onRowActivate(args.row);
      }
    },
    onCellDoubleClick(args: CellMouseArgs<R, number>, event: CellMouseEvent) {
      if (!onRowActivate || canEdit(args)) return;
      event.preventGridDefault();
      onRowActivate(args.row);
    },
  };
}
