/** A reference: searched by name, number or initial consonants; its record opens in a new tab. */
import type { FieldUi } from '../ui-contract.ts';
import { RefCell } from './RefCell.tsx';
import { RefEditor } from './RefEditor.tsx';
import { RefFilter, useRefText } from './RefFilter.tsx';
import { RefInput } from './RefInput.tsx';

export const refUi: FieldUi = {
  Input: RefInput,
  Editor: RefEditor,
  Cell: RefCell,
  Filter: RefFilter,
  useFilterText: useRefText,
};
