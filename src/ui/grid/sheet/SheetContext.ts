import { createContext } from 'react';
import type { Sheet } from './types.ts';

/** The grid that a cell's editor belongs to; handed past react-data-grid. */
export const SheetContext = createContext<Sheet<unknown> | undefined>(undefined);
