/** The rows of a check as a grid: results, cells that are corrected in their place, and what is said of each row. */
import { useCallback, useMemo } from 'react';
import { cellText } from '../../core/cells.ts';
import { typeOf } from '../../fields/index.ts';
import type { Importable } from '../../record/importable.ts';
import { Chip } from '../../ui/chip/Chip.tsx';
import type { ChipMark, ChipTone } from '../../ui/chip/Chip.tsx';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import { TextEditor } from '../../ui/grid/TextEditor.tsx';
import type { GridColumn } from '../../ui/grid/types.ts';
import { AlertGlyph } from '../../ui/icon/glyphs.tsx';
import { useT } from '../../ui/text.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import type { Translate } from '../../ui/text.tsx';
import { lookOf, withCell } from './model.ts';
import type { RowLook, WorkRow } from './model.ts';
import { verdictWords } from './verdictWords.ts';
import type { Speaking } from './verdictWords.ts';

const looks: Readonly<Record<RowLook, { readonly mark: ChipMark; readonly tone: ChipTone }>> = {
  ok: { mark: 'dot', tone: 'ok' },
  change: { mark: 'dot', tone: 'primary' },
  note: { mark: 'half', tone: 'warn' },
  skip: { mark: 'dash', tone: 'line' },
  error: { mark: 'square', tone: 'err' },
  wait: { mark: 'ring', tone: 'mute' },
};

export function LookChip({ row }: { readonly row: WorkRow }) {
  const t = useT();
  const look = lookOf(row);
  return <Chip {...looks[look]}>{t(`imports.acts.${look}`)}</Chip>;
}

interface Props {
  readonly rows: readonly WorkRow[];
  readonly mapping: readonly (string | null)[];
  /** Of the columns of the file those that are shown. */
  readonly places: readonly number[];
  readonly speaking: Speaking;
  readonly label: string;
  readonly onCorrect: (no: number, at: number, text: string) => void;
  readonly busy: boolean;
}

const keyOf = (at: number) => `c${at}`;
const placeOf = (key: string) => Number(key.slice(1));
const textAt = (row: WorkRow, at: number) => cellText(row.cells[at] ?? null);

export function CheckGrid({ rows, mapping, places, speaking, label, onCorrect, busy }: Props) {
  const { t, columns: known } = speaking;
  const wide = useMedia('(min-width: 1400px)');
  // The same places after a correction are no reason to build the columns anew.
  const placed = places.join(' ');
  const columns = useMemo<GridColumn<WorkRow>[]>(() => {
    const mapped = placed.split(' ').flatMap((at) => {
      const column = known.find(({ name }) => name === mapping[Number(at)]);
      return column ? [{ at: Number(at), column }] : [];
    });
    return [
      {
        key: 'no',
        name: t('imports.row'),
        width: 56,
        align: 'center',
        frozen: true,
        hideable: false,
        render: ({ no }) => <span className="hg-t3">{no}</span>,
      },
      {
        key: 'look',
        name: t('imports.result'),
        width: 92,
        frozen: true,
        hideable: false,
        render: (row) => <LookChip row={row} />,
      },
      ...mapped.map(({ at, column }) => fileColumn(at, column, speaking)),
      {
        key: 'about',
        name: t('imports.about'),
        width: wide ? 380 : 280,
        // In sight however many columns the file has.
        pinnedEnd: true,
        hideable: false,
        render: (row) => <About row={row} speaking={speaking} />,
      },
    ];
  }, [placed, mapping, known, speaking, wide, t]);
  const errorOf = useCallback(
    ({ verdict }: WorkRow, key: string) =>
      key === 'about' || key === 'look' || key === 'no'
        ? undefined
        : verdict?.problems?.find(({ name }) => name === mapping[placeOf(key)])?.message,
    [mapping],
  );
  const isChanged = useCallback((row: WorkRow, key: string) => row.corrected?.includes(placeOf(key)) === true, []);
  const onRowsChange = useCallback(
    (next: WorkRow[], { indexes, columnKey }: { indexes: number[]; columnKey: string }) => {
      for (const index of indexes) {
        const row = next[index];
        if (row) onCorrect(row.no, placeOf(columnKey), textAt(row, placeOf(columnKey)));
      }
    },
    [onCorrect],
  );
  const textOf = useCallback(
    (row: WorkRow, key: string) =>
      key === 'no'
        ? String(row.no)
        : key === 'look'
          ? t(`imports.acts.${lookOf(row)}`)
          : key === 'about'
            ? verdictWords(row, speaking)
            : textAt(row, placeOf(key)),
    [t, speaking],
  );
  return (
    <DataGrid<WorkRow>
      ariaLabel={label}
      rowHeight={30}
      gutter={false}
      columns={columns}
      rows={rows}
      rowKey={({ no }) => no}
      onRowsChange={onRowsChange}
      cellError={errorOf}
      cellChanged={isChanged}
      cellText={textOf}
      loading={busy}
      className="him-grid"
    />
  );
}

/** A column of the file: its text, figures with separators; blank cells say what becomes of them. */
function fileColumn(at: number, column: Importable, { t, context, label }: Speaking): GridColumn<WorkRow> {
  const { name } = column;
  const type = typeOf(column.field);
  const numeric = type.align === 'right';
  const grouped = type.filledAs === 'figure';
  return {
    key: keyOf(at),
    name: label(name),
    width: Math.max(76, Math.min(160, Math.round(type.width(column.field) * 0.88))),
    numeric,
    editable: true,
    render: (row) => {
      const text = textAt(row, at);
      if (text === '') return <span className="hg-t3">{blankWords(row, column, name, t)}</span>;
      const parsed = grouped ? type.parse(text.replace(/,/g, ''), column.field) : undefined;
      return <>{parsed && 'value' in parsed ? type.format(parsed.value, column.field, context) : text}</>;
    },
    renderEdit: (props) => (
      <TextEditor
        {...props}
        value={textAt(props.row, at)}
        numeric={numeric}
        put={(row, text) => ({ ...row, cells: withCell(row.cells, at, text) })}
      />
    ),
  };
}

function blankWords({ verdict }: WorkRow, { key, field }: Importable, name: string, t: Translate): string {
  if (verdict?.problems?.some((problem) => problem.name === name)) return t('imports.blank');
  return key && field.computed && verdict?.act === 'create' ? t('imports.drawn') : '';
}

function About({ row, speaking }: { readonly row: WorkRow; readonly speaking: Speaking }) {
  const look = lookOf(row);
  const words = verdictWords(row, speaking);
  return (
    <span className={`him-about him-about--${look}`} title={words}>
      {(look === 'error' || look === 'note') && <AlertGlyph />}
      <span className="hg-el">{words}</span>
    </span>
  );
}
