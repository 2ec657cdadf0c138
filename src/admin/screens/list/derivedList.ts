/** What the parts of a derived list share beside react-admin's ListContext: whose list it is and how it looks. */
import type { Values } from '../../../core/field.ts';
import { createContext, use } from 'react';
import type { RaRecord } from 'react-admin';
import type { Level } from '../../../core/authority.ts';
import type { Screen } from '../../routes.ts';
import type { ListColumns } from './columns/useListColumns.ts';

export interface DerivedList {
  readonly screen: Screen;
  readonly level: Level;
  readonly title: string;
  readonly columns: ListColumns;
  /** Address of the record of a row. */
  /** Before the usual title of a card on a phone; undefined where the usual one does. */
  readonly cardTitle?: ((row: Values) => string | undefined) | undefined;
  readonly hrefOf: (row: RaRecord) => string;
  /** Row to put the keyboard on when the rows are there. */
  readonly start: RaRecord['id'] | undefined;
}

export const DerivedListContext = createContext<DerivedList | null>(null);

export function useDerivedList(): DerivedList {
  const list = use(DerivedListContext);
  if (!list) throw new Error('DerivedListContext is missing above this component');
  return list;
}
