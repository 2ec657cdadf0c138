/** The editor of a field inside a cell of the grid. */
import { useLayoutEffect, useRef } from 'react';
import type { GridEditProps } from '../../ui/grid/types.ts';
import { displayName } from '../../record/resource.ts';
import { uiOf } from '../../fields/ui.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import type { FieldEnvironment, LookupRow } from '../../fields/ui-contract.ts';
import { brought } from '../../fields/formatted/offered.ts';
import { typeOf } from '../../fields/index.ts';
import { withOwner } from '../../fields/ref/index.ts';
import type { Field, Values } from '../../core/field.ts';
import type { DetailColumn } from '../detail.ts';
import type { Row } from '../editing.ts';

/** A row with a value; a reference brings its name along. */
export function withValue(
  row: Row,
  { name, field }: DetailColumn,
  value: unknown,
  chosen: LookupRow | undefined,
  nameOf: FieldEnvironment['nameOf'],
): Row {
  const next: Row = { ...row, [name]: value };
  // Words that no record was found for are the name of none.
  if (field.type === 'ref')
    next[displayName(name)] = chosen ? nameOf(chosen) : typeof value === 'number' ? row[displayName(name)] : null;
  return next;
}

/** A typed value as the type stores it; what the type refuses stays to be mended. */
export function settled(field: Field, value: unknown, environment: FieldEnvironment): unknown {
  // Digits that were typed look for a record; they are not its id.
  if (field.type === 'ref') return value;
  const parsed = typeOf(field).parse(value, field);
  if (!('problem' in parsed)) return parsed.value;
  return typeof value === 'string' ? (uiOf(field).finished?.(value, environment) ?? value) : value;
}

interface Props {
  readonly column: DetailColumn;
  readonly edit: GridEditProps<Row>;
  /** The record that the row belongs to. */
  readonly header: Values;
  readonly error: string | undefined;
  /** How the value differs from what was typed. */
  readonly noted?: ((value: unknown, words: string) => void) | undefined;
}

export function CellEditor({ column, edit, header, error, noted }: Props) {
  const { nameOf, notify } = useFieldEnvironment();
  // What choices of this typing have put into the cells beside it.
  const choices = useRef<Row>({});
  // The row as it is, and between two drawings as it was typed so far.
  const latest = useRef(edit.row);
  useLayoutEffect(() => {
    latest.current = edit.row;
  });
  const { Editor } = uiOf(column.field);
  if (!Editor) return null;
  return (
    <Editor
      field={column.field}
      name={column.name}
      label={column.label}
      value={edit.row[column.name]}
      ofLabel={column.ofLabel}
      record={withOwner(edit.row, column.field, header)}
      error={error}
      onChange={(value, chosen) => {
        const beside = brought(column.field, latest.current, chosen, choices.current);
        choices.current = { ...choices.current, ...beside };
        latest.current = { ...withValue(latest.current, column, value, chosen, nameOf), ...beside };
        edit.onRowChange(latest.current);
      }}
      onTold={(words) => {
        notify?.(words);
        noted?.(latest.current[column.name], words);
      }}
      live={edit.live}
      onCommit={() => edit.onRowChange(latest.current, true)}
    />
  );
}
