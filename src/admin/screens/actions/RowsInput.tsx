/** Rows of a record that an action is about: which of them take part, and what is entered for each. */
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { figure, isFigure } from '../../../core/decimal.ts';
import type { Field, Values } from '../../../core/field.ts';
import { gridFields, grids } from '../../../record/resource.ts';
import type { RowsField } from '../../../fields/rows/index.ts';
import { typeOf } from '../../../fields/index.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { uiOf } from '../../../fields/ui.ts';
import { nameIn } from '../../../fields/ref/useReference.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { entered, startRows, taken, turned, turnedAll, type TakenRows } from './takenRows.ts';
import { inputIdOf, placeIn } from './useInputForm.ts';
import type { InputForm } from './useInputForm.ts';
import './rowsInput.css';

interface Props {
  readonly resource: Resource;
  readonly form: InputForm;
  readonly prefix: string;
  readonly name: string;
  readonly field: RowsField;
  readonly record: Values;
  /** Rows that are there to be taken; those that the form holds, unless told. */
  readonly offered?: readonly Values[] | undefined;
  /** The first cell that is typed in has the keyboard. */
  readonly focusFirst?: boolean;
}

/** The value holds the rows that take part; what was typed for the others stays until the dialog goes. */
export function RowsInput({ resource, form, prefix, name, field, record, offered, focusFirst = false }: Props) {
  const t = useTranslate();
  const [all] = useState(() => offered ?? ((form.values[name] ?? []) as readonly Values[]));
  const [state, setState] = useState(() => startRows(all, (form.values[name] ?? []) as readonly Values[]));
  const { rows, out } = state;
  const put = (next: TakenRows) => {
    setState(next);
    form.change(name, taken(next));
  };
  const typed = taken(state);

  const { of = '', over, shows = [], needs, against = {} } = field;
  const byId = (grid: string) => new Map(((record[grid] ?? []) as readonly Values[]).map((row) => [row['id'], row]));
  const stored = byId(of);
  const overs = over && byId(over.grid);
  const columnsOf = (grid: string, columns: readonly string[], from: (row: Values) => Values | undefined) => {
    const declared = grids(resource)[grid];
    return columns.flatMap((column) => {
      const own = declared && gridFields(declared)[column];
      return own ? [{ column, own, label: form.labels.field(column, grid), from }] : [];
    });
  };
  const storedOf = ({ id }: Values) => stored.get(id);
  const shown = [
    ...(over ? columnsOf(over.grid, over.shows, (row) => overs!.get(storedOf(row)?.[over.by])) : []),
    ...columnsOf(of, shows, storedOf),
  ];
  // Several rows of one item differ by what comes next.
  const naming = over ? [shown[0], shown[over.shows.length]] : [shown[0]];
  const inputs = Object.entries(field.fields).map(([column, own]) => ({
    column,
    own,
    label: form.labels.field(column, name),
  }));
  const cell = (column: string, own: Field, row: Values) => {
    const { Cell } = uiOf(own);
    return Cell ? <Cell field={own} name={column} value={row[column]} record={row} /> : String(row[column] ?? '');
  };
  const isNeeded = (row: Values, column: string, own: Field) =>
    own.required === true || needs?.(storedOf(row) ?? {}).includes(column) === true;
  const side = (own: Field) =>
    typeOf(own).align === 'right' && own.type !== 'date' ? 'hg-rows-input__figure' : undefined;
  const whole = form.errors[name];
  const label = form.labels.field(name);
  return (
    <div className="hg-rows-input" id={inputIdOf(prefix, name)} tabIndex={-1}>
      <table aria-label={label} aria-describedby={whole ? inputIdOf(prefix, `${name}-error`) : undefined}>
        <thead>
          <tr>
            <th scope="col">
              <label className="hg-rows-input__all">
                <Checkbox
                  checked={out.size === 0}
                  indeterminate={out.size > 0 && typed.length > 0}
                  onChange={() => put(turnedAll(state, all, field))}
                />
                <span>{t('desk.acts.all_rows')}</span>
              </label>
            </th>
            {[...shown, ...inputs].map(({ column, own, label: head }, at) => (
              <th key={`${column} ${head}`} scope="col" className={side(own)}>
                {head}
                {/* Each cell says it to who hears it. */}
                {at >= shown.length && (field.whenChanged ? rows : typed).some((row) => isNeeded(row, column, own)) && (
                  <span className="hg-field__must" aria-hidden="true">
                    *
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => {
            const title = naming.flatMap((one) => wordsOf(one?.column, one?.from(row))).join(' · ');
            const isOut = out.has(row['id']);
            // What takes a row in is to be typed in it.
            const off = isOut && !field.whenChanged;
            return (
              <tr key={String(row['id'])} className={off ? 'hg-rows-input__off' : undefined}>
                <td>
                  <Checkbox
                    checked={!isOut}
                    onChange={() => put(turned(state, row['id'], all, field))}
                    aria-label={t('desk.acts.take_row', { row: title })}
                  />
                </td>
                {shown.map(({ column, own, label: head, from }, i) =>
                  i === 0 ? (
                    <th key={column} scope="row">
                      {cell(column, own, from(row) ?? {})}
                    </th>
                  ) : (
                    <td key={`${column} ${head}`} data-label={head} className={side(own)}>
                      {cell(column, own, from(row) ?? {})}
                    </td>
                  ),
                )}
                {inputs.map(({ column, own, label: head }, at) => {
                  if (off)
                    return (
                      <td key={column} data-label={head} className={side(own)}>
                        {cell(column, own, row)}
                      </td>
                    );
                  const { Input } = uiOf(own);
                  const place = isOut
                    ? `${name}.${column}.of${String(row['id'])}`
                    : placeIn(name, typed.indexOf(row), column);
                  return (
                    <td key={column} className={side(own)}>
                      <Input
                        field={own}
                        name={column}
                        id={inputIdOf(prefix, place)}
                        label={head}
                        value={row[column] ?? null}
                        record={row}
                        required={isNeeded(row, column, own)}
                        changed={false}
                        error={form.errors[place]}
                        warning={form.marks[place]}
                        autoFocus={focusFirst && line === 0 && at === 0}
                        onChange={(value) => put(entered(state, { id: row['id'], column, value }, all, field))}
                        onBlur={() => form.leave(name)}
                      />
                      {against[column] && (
                        <Difference typed={row[column]} expected={storedOf(row)?.[against[column]]} />
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      {whole && (
        <p className="hg-rows-input__bad" role="alert" id={inputIdOf(prefix, `${name}-error`)}>
          {whole}
        </p>
      )}
    </div>
  );
}

/** What stands in a column that names a row: of a reference its name, never its id. */
function wordsOf(column: string | undefined, row: Values | undefined): string[] {
  if (column === undefined || row === undefined) return [];
  const words = nameIn(row, column) || String(row[column] ?? '');
  return words ? [words] : [];
}

/** By how much a typed figure is not the expected one; nothing where it is, or is none. */
function Difference({ typed, expected }: { readonly typed: unknown; readonly expected: unknown }) {
  const t = useTranslate();
  if (!isFigure(typed) || !isFigure(expected)) return null;
  const by = figure(typed).minus(figure(expected));
  if (by.eq(0)) return null;
  return (
    <small className="hg-rows-input__by" role="status">
      {t('desk.acts.difference', { by: `${by.gt(0) ? '+' : ''}${grouped(by.toFixed())}` })}
    </small>
  );
}
