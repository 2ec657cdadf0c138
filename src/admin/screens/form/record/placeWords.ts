/** Where something in a row stands, in words: also where the row belongs to one of another grid. */
import { useTranslate } from 'react-admin';
import { keyAbove } from '../../../../record/below.ts';
import { rowKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { aboveOf } from '../below/gridTree.ts';
import { listOf, rowsBelow } from '../below/rowsBelow.ts';
import type { FormProblem } from '../model/problems.ts';
import { rowsOf } from '../model/values.ts';
import { useRecordForm } from '../recordForm.ts';

type Place = Pick<FormProblem, 'grid' | 'row' | 'field'>;

/** `name` stands for the field; without one its label does. */
export function usePlaceWords(): (place: Place, name?: string) => string {
  const t = useTranslate();
  const { labels, values, resource } = useRecordForm();
  // As the gutter counts: rows that are to be deleted stand there until it is saved.
  const rowWords = (grid: string, key: string | undefined, name: string): string => {
    const above = aboveOf(resource, grid);
    const all = rowsOf(values, listOf(resource, grid));
    const row: Row | undefined = all.find((one) => rowKey(one) === key);
    const over = above !== undefined && row ? keyAbove(row, above) : undefined;
    const beside = above === undefined ? all : rowsBelow(all, above, over);
    const at = row ? beside.indexOf(row) + 1 : 0;
    const words = [labels.grid(grid), at > 0 ? t('desk.grid.place', { row: at, name }) : name].join(' ').trim();
    return above === undefined || !row ? words : `${rowWords(above, over, '')} ${words}`;
  };
  return ({ grid, row, field }, name = field === undefined || field === grid ? '' : labels.field(field, grid)) =>
    grid === undefined ? name : rowWords(grid, row, name);
}
