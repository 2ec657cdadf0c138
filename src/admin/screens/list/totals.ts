/** Columns whose sum says something: of all rows it comes from the server, of the chosen ones it is made here. */
import type { ListColumn } from './columns/columns.ts';

export const totalColumns = (columns: readonly ListColumn[]): readonly ListColumn[] =>
  columns.filter(({ total }) => total);
