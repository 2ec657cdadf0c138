/** Detail rows on a phone: one line a row, a sheet of inputs to edit it. */
import type { ReactNode } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { ReadValue } from '../ui/form/ReadValue.tsx';
import { withOwner } from '../fields/ref/index.ts';
import { typeOf } from '../fields/index.ts';
import { uiOf } from '../fields/ui.ts';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import { settled, withValue } from './cells/CellEditor.tsx';
import { ValueCell } from './cells/cells.tsx';
import { isFileColumn, isOpen } from './detail.ts';
import type { Detail, DetailColumn } from './detail.ts';
import { RowCardButton } from './RowCardButton.tsx';
import { RowFilesCell } from './cells/RowFilesCell.tsx';
import { deleteRows, rowKey, rowMark } from './editing.ts';
import type { Row } from './editing.ts';
import { whenAllowed } from './removal.ts';
import './rows.css';

interface Props {
  readonly detail: Detail;
  /** Row whose sheet is open, by key. */
  readonly open: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
  /** What stands under the inputs of a row. */
  readonly below?: (row: Row) => ReactNode;
}

export function DetailCards({ detail, open, onOpen, below }: Props) {
  const { t } = useFieldEnvironment();
  const row = detail.rows.find((one) => rowKey(one) === open);
  return (
    <>
      {detail.rows.length === 0 && <p className="hg-detail__empty">{detail.emptyHint ?? t('desk.grid.empty')}</p>}
      <ul className="hg-cards" aria-label={detail.label}>
        {detail.rows.map((listed) => (
          <li key={rowKey(listed)}>
            <RowCardButton detail={detail} row={listed} onOpen={() => onOpen(rowKey(listed))} />
          </li>
        ))}
      </ul>
      {row && <Sheet detail={detail} row={row} below={below} onClose={() => onOpen(undefined)} />}
    </>
  );
}

interface SheetProps extends Pick<Props, 'detail' | 'below'> {
  readonly row: Row;
  readonly onClose: () => void;
}

function Sheet({ detail, row, below, onClose }: SheetProps) {
  const { t } = useFieldEnvironment();
  const locked = detail.lock !== undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('desk.action.close')}
      title={detail.label}
      footerStart={
        !locked &&
        !detail.fixedRows && (
          <Button
            kind="danger"
            onClick={() =>
              whenAllowed(detail, [row], () => {
                const at = detail.rows.indexOf(row);
                detail.onChange(deleteRows(detail.rows, at, at), undefined, 'delete');
                onClose();
              })
            }
          >
            {t(row._deleted ? 'desk.grid.row_restore' : 'desk.grid.row_delete')}
          </Button>
        )
      }
      footer={
        <Button kind="filled" onClick={onClose}>
          {t('desk.action.confirm')}
        </Button>
      }
    >
      <div className="hg-sheet">
        {detail.columns.map((column) => (
          <SheetField key={column.name} detail={detail} row={row} column={column} />
        ))}
      </div>
      {below?.(row)}
    </Dialog>
  );
}

function SheetField({
  detail,
  row,
  column,
}: {
  readonly detail: Detail;
  readonly row: Row;
  readonly column: DetailColumn;
}) {
  const environment = useFieldEnvironment();
  const { name, field, label } = column;
  const key = rowKey(row);
  if (isFileColumn(column))
    return (
      <div className="hg-field">
        <span className="hg-field__label">{label}</span>
        <RowFilesCell detail={() => detail} column={column} row={row} />
      </div>
    );
  const told = detail.told?.(row, name);
  if (!isOpen(detail, column, row))
    return (
      <ReadValue label={label} numeric={typeOf(field).summable !== undefined}>
        {(row[name] ?? told) === undefined || (row[name] ?? told) === null ? undefined : (
          <>
            <ValueCell column={column} row={row} told={told} />
            {told === undefined && typeOf(field).unit}
          </>
        )}
      </ReadValue>
    );
  const { Input } = uiOf(field);
  const put = (next: Row) =>
    detail.onChange(
      detail.rows.map((listed) => (rowKey(listed) === key ? next : listed)),
      { row: key, name },
    );
  const old = detail.before.get(key);
  return (
    <Input
      field={field}
      name={name}
      id={`${detail.grid}-${key}-${name}`}
      label={label}
      value={row[name] ?? null}
      ofLabel={column.ofLabel}
      record={withOwner(row, field, detail.record)}
      required={detail.requires(row, name)}
      changed={old !== undefined && rowMark(old, row, [name]) !== undefined}
      error={detail.problem(key, name)}
      warning={detail.warning?.(key, name)}
      onChange={(value, chosen) => put(withValue(row, column, value, chosen, environment.nameOf))}
      onBlur={() => {
        const value = settled(field, row[name], environment);
        if (value !== row[name]) put({ ...row, [name]: value });
      }}
    />
  );
}
