/** A file column in a row of a grid, or in its sheet on a phone. */
import { FileCell } from '../../fields/files/FileCell.tsx';
import { FileLines } from '../../fields/files/FileLines.tsx';
import type { FilesField } from '../../fields/files/index.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { isOpen } from '../detail.ts';
import type { Detail, DetailColumn } from '../detail.ts';
import { rowKey } from '../editing.ts';
import type { Row } from '../editing.ts';

interface Props {
  /** The grid as it is when it is asked. */
  readonly detail: () => Detail;
  readonly column: DetailColumn;
  readonly row: Row;
}

export function RowFilesCell({ detail, column, row }: Props) {
  const { phone } = useFieldEnvironment();
  const Shown = phone ? FileLines : FileCell;
  const now = detail();
  const { name } = column;
  const key = rowKey(row);
  const put = (value: unknown) => {
    const { rows, onChange } = detail();
    onChange(
      rows.map((one) => (rowKey(one) === key ? { ...one, [name]: value } : one)),
      { row: key, name },
      'file',
    );
  };
  return (
    <Shown
      field={column.field as FilesField}
      at={{ grid: now.grid, row: key, name }}
      value={row[name]}
      open={isOpen(now, column, row)}
      onPut={put}
    />
  );
}
