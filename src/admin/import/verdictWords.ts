/** What is said of a row in one line. */
import type { FormatContext } from '../../core/field.ts';
import type { ColumnChange } from '../../core/files/importing.ts';
import type { Importable } from '../../record/importable.ts';
import { typeOf } from '../../fields/index.ts';
import type { Translate } from '../../ui/text.tsx';
import type { WorkRow } from './model.ts';

export interface Speaking {
  readonly t: Translate;
  readonly context: FormatContext;
  readonly columns: readonly Importable[];
  readonly label: (name: string) => string;
}

function shown(
  value: unknown,
  name: string | null | undefined,
  column: Importable | undefined,
  context: FormatContext,
): string {
  if (value === null || value === undefined || value === '') return '–';
  if (name) return name;
  return column ? typeOf(column.field).format(value, column.field, context) : String(value);
}

function changeWords({ name, from, to, fromNm, toNm }: ColumnChange, { t, columns, context, label }: Speaking): string {
  const column = columns.find((one) => one.name === name);
  return t('imports.said.change', {
    name: label(name),
    from: shown(from, fromNm, column, context),
    to: shown(to, toNm, column, context),
  });
}

/** Problems first, then what to look at, then what would happen. */
export function verdictWords({ verdict }: WorkRow, speaking: Speaking): string {
  const { t } = speaking;
  if (!verdict) return t('imports.said.wait');
  const { act, problems = [], notes = [], changes = [] } = verdict;
  if (problems.length) return problems.map(({ message }) => message).join(' ');
  const changeText = changes.length
    ? changes.map((change) => changeWords(change, speaking)).join(', ')
    : act === 'update'
      ? t('imports.said.along')
      : act === 'error'
        ? ''
        : t(`imports.said.${act}`);
  return [...notes.map(({ message }) => message), ...(act === 'create' && notes.length ? [] : [changeText])].join(' ');
}
