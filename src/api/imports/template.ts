/** The workbook that an import offers to fill in, in the reader's language. */
import { translate } from '../../../i18n/server.ts';
import { exportName } from '../../core/files/exporting.ts';
import { importLimits } from '../../core/files/importing.ts';
import type { CodeName, DefaultContext, Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { codesInUse } from '../../database/query/codes.ts';
import { viewDefaults } from '../../database/query/view.ts';
import { templateXlsx, type TemplateColumn } from '../../export/templateXlsx.ts';
import { typeOf } from '../../fields/index.ts';
import { newRecord } from '../../record/defaults.ts';
import type { Importable } from '../../record/importable.ts';
import { takesKey, type CodeField } from '../../fields/code/index.ts';
import { codeGroupOf } from '../../record/resource.ts';
import { rulesOf } from '../../record/rules.ts';
import { ynGroup } from '../../fields/yn/index.ts';
import type { ReadingParts } from './cells.ts';
import { exampleTexts } from './examples.ts';
import { columnLabel, gridLabel } from './labels.ts';
import { namedThrough } from './throughView.ts';

interface Place {
  readonly resource: Resource;
  readonly columns: readonly Importable[];
  readonly grid?: string;
  readonly view?: string | undefined;
}

/** Columns of one group share a list of choices, unless one takes only some of its keys. */
const choiceListOf = ({ name, field }: Importable, group: string): string =>
  (field as Partial<CodeField>).only || (field as Partial<CodeField>).starting ? `${group}_${name}` : group;

export async function templateFile(
  place: Place,
  { call, ask }: ReadingParts,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const { resource, columns, grid, view } = place;
  const { lang, today } = call;
  const t = (key: string, args?: Readonly<Record<string, string | number>>) =>
    translate(lang, `importFile.${key}`, args ?? {});
  const groupOf = ({ field }: Importable) => (typeOf(field).filledAs === 'yn' ? ynGroup : codeGroupOf(field));
  const groups = [...new Set(columns.flatMap((column) => groupOf(column) ?? []))];
  const codes = await codesInUse(ask, call, groups);
  const nameOf = ({ value, valueEn }: CodeName) => (lang === 'ko' ? value : valueEn || value);
  const examples = exampleTexts(lang, place);
  const [fresh, other] = grid === undefined ? askedElse(resource, call, viewDefaults(resource, view)) : [];
  const shown = columns.map((column): TemplateColumn => {
    const group = groupOf(column);
    return {
      label: columnLabel(lang, resource, column, grid),
      required: column.required
        ? 'always'
        : fresh?.has(column.name)
          ? 'fresh'
          : other?.has(column.name)
            ? 'other'
            : 'no',
      kind: kindOf(column, t),
      notes: notesOf(column, t),
      example: examples[column.name] ?? '',
      field: column.field,
      ...(group === undefined
        ? {}
        : {
            group: choiceListOf(column, group),
            choices: codes(group)
              .filter(({ key }) => takesKey(column.field, key))
              .map((code) => ({ key: code.key, name: nameOf(code) })),
          }),
      // A cell may hold several codes, which a list cannot offer.
      strict: typeOf(column.field).filledAs !== 'codes',
    };
  });
  const title = grid === undefined ? namedThrough(lang, resource, view) : gridLabel(lang, resource, grid);
  const words = Object.fromEntries(
    ['guide', 'codes', 'column', 'required', 'kind', 'allowed', 'must', 'depends', 'blank'].map((key) => [key, t(key)]),
  );
  const lead = t('lead', { rows: importLimits.rows.toLocaleString('en-US') });
  return {
    name: exportName(t('name', { name: title }), 'excel', today),
    bytes: await templateXlsx({ title, columns: shown, words: { ...words, lead }, lang }),
  };
}

/** Fields that the rules ask for in a record of defaults alone, and in one that holds something else in their place. */
function askedElse(resource: Resource, context: DefaultContext, held: Values): readonly ReadonlySet<string>[] {
  const { requiredWhen } = rulesOf(resource) ?? {};
  return [{ ...newRecord(resource, context), ...held }, held].map((record) => new Set(requiredWhen?.(record)));
}

type Words = (key: string, args?: Readonly<Record<string, string | number>>) => string;

function kindOf({ field }: Importable, t: Words): string {
  const type = typeOf(field);
  const { charMaxLength } = type.limits(field);
  const { scale = 0 } = type as { scale?: number };
  const kind = type.filledAs === 'figure' && scale === 0 ? 'whole' : (type.filledAs ?? 'text');
  return t(`kinds.${kind}`, { max: charMaxLength ?? 0, scale });
}

const notesOf = ({ key, grid, field }: Importable, t: Words): string =>
  key ? t(field.computed ? 'key_drawn' : 'key') : grid === undefined ? '' : t('along');
