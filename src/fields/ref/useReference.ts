/** Choices of a reference as they are searched for, shared by input, cell editor and condition. */
import type { RefField } from './index.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Field, FormatContext, Values } from '../../core/field.ts';
import { displayName } from '../../record/resource.ts';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { FieldEnvironment, LookupQuery, LookupRow } from '../ui-contract.ts';
import { typeOf } from '../index.ts';
import { matchingOptions } from '../../inputs/choices.ts';
import type { Option } from '../../inputs/Options.tsx';
import { useLookup } from './useLookup.ts';
import type { Found } from './useLookup.ts';

export const targetOf = (field: Field) => (field as Field & { readonly prefix: string }).prefix;
/** Name of the record that is referred to, as the record brings it along. */
export const nameIn = (record: Values, name: string) => {
  const shown = record[displayName(name)];
  return typeof shown === 'string' ? shown : '';
};

/** A name as its field is shown. */
export const nameShown = (field: object, name: string, context: FormatContext): string => {
  const { named } = field as RefField;
  return named && name ? typeOf(named).format(name, named, context) : name;
};

/** Which rows cannot be chosen here: to search by, all can. */
type Bars = (row: LookupRow) => boolean;
const noBars: Bars = () => false;
/** Those that are barred, but for what stands there already. */
const barsBut =
  (value: unknown): Bars =>
  (row) =>
    row.barred !== undefined && row.id !== value;

const optionOf = (row: LookupRow, nameOf: FieldEnvironment['nameOf'], bars: Bars): Option => ({
  key: String(row.id),
  name: nameOf(row),
  note: row.key === row.id || String(row.key) === String(row.id) ? undefined : String(row.key),
  tells: row.tells,
  barred: bars(row) ? row.barred?.word : undefined,
  also: [row.value, row.valueEn, row.tells],
});

/** Choices of an answer; an older answer is narrowed by what was typed since. */
function optionsOf(
  found: Found,
  typed: string | undefined,
  nameOf: FieldEnvironment['nameOf'],
  bars: Bars,
): readonly Option[] {
  const all = found.rows.map((row) => optionOf(row, nameOf, bars));
  return found.keyword === (typed ?? '') ? all : matchingOptions(all, typed);
}

/** What a reference is chosen from. */
type Choice = Pick<
  RefField,
  'of' | 'by' | 'first' | 'firstBy' | 'must' | 'unmet' | 'none' | 'toldOf' | 'shows' | 'named'
>;

interface Narrowing {
  readonly query?: LookupQuery;
  readonly waits: boolean;
  /** What is meant first. */
  readonly first?: RefField['first'];
  /** Said where nothing is found. */
  readonly none?: string;
  /** Columns of the window. */
  readonly shows?: RefField['shows'];
}

/** Parameters that narrow a choice: to rows of another record, and by `must`; `waits` while that record is not chosen. */
export function narrowing(choice: Choice, record: Values): Narrowing {
  const { of, by, firstBy, must, none, toldOf = [], shows } = choice;
  const first = choice.first ?? firstBy?.keys[String(record[firstBy.field] ?? '')];
  const told = Object.fromEntries(toldOf.flatMap((name) => (record[name] ? [[name, String(record[name])]] : [])));
  const query = { ...must, ...told };
  const meant = {
    ...(first && { first }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(none && { none }),
    ...(shows && { shows }),
  };
  if (of === undefined || !(of in record)) return { ...meant, waits: false };
  const owner = record[of];
  return typeof owner === 'number'
    ? { ...meant, query: { ...query, [by ?? of]: owner }, waits: false }
    : { waits: true };
}

/** What the lookup is asked: the narrowed rows, those that are meant first before the others. */
const asked = ({ query, first }: Narrowing): LookupQuery | undefined => {
  const [meant] = Object.entries(first ?? {});
  return meant ? { ...query, first: meant.join(':') } : query;
};

/** Choices, notes and picking, shared by input, cell editor and condition. */
export function useReference(
  target: string,
  onRow: (row: LookupRow) => void,
  choice: Choice = {},
  record: Values = {},
  ofLabel?: string,
  bars: Bars = noBars,
) {
  const environment = useFieldEnvironment();
  const { t } = environment;
  const nameOf = (row: LookupRow) => nameShown(choice, environment.nameOf(row), environment);
  const [keyword, setKeyword] = useState<string>();
  const { of, unmet, none } = choice;
  const narrowed = narrowing(choice, record);
  const { waits } = narrowed;
  const found = useLookup(target, waits ? undefined : keyword?.trim(), asked(narrowed));
  const typed = keyword?.trim();
  const nobody = !found.waiting && !found.failed && found.rows.length === 0 && found.keyword === typed;
  // What exists under these words, and is not meant here.
  const others = useLookup(target, unmet && typed && nobody ? typed : undefined);
  const [other] = nobody && others.keyword === typed ? others.rows : [];
  const note = waits
    ? t('desk.form.choose_first', { name: ofLabel ?? t(`fields.${of}`) })
    : found.failed
      ? t('desk.form.not_loaded')
      : found.waiting && found.rows.length === 0
        ? t('desk.frame.loading')
        : unmet && typed && other
          ? `${nameOf(other)}: ${t(`errors.${unmet}`)}`
          : none && nobody && keyword !== undefined
            ? t(`errors.${none}`)
            : undefined;
  return {
    found,
    keyword,
    combo: {
      note,
      onSearch: setKeyword,
      options: (text: string | undefined) => (waits ? [] : optionsOf(found, text?.trim(), nameOf, bars)),
      onPick: (option: Option) => {
        const row = found.rows.find((one) => String(one.id) === option.key);
        if (row) onRow(row);
      },
    },
  };
}

/** What takes a row for the record: one that is barred is refused with its sentence, unless it stands there already. */
export function useTaking(value: unknown, onRow: (row: LookupRow) => void) {
  const { notify } = useFieldEnvironment();
  const bars = barsBut(value);
  return { bars, take: (row: LookupRow) => (bars(row) ? notify?.(row.barred!.why) : onRow(row)) };
}

/**
 * Opens the window for choosing one record; undefined where there is none. The rows are handed to the newest `onRows`,
 * for the form may have changed below the window.
 */
export function useChooser(
  target: string,
  label: string,
  { query, waits, first, none, shows }: Narrowing,
  onRows: (rows: readonly LookupRow[]) => void,
  chosen?: readonly number[],
): ((keyword: string) => Promise<boolean>) | undefined {
  const { choose } = useFieldEnvironment();
  const newest = useRef(onRows);
  useLayoutEffect(() => {
    newest.current = onRows;
  });
  if (!choose || waits) return undefined;
  return async (keyword) => {
    const rows = await choose(target, {
      label,
      keyword,
      query,
      conditions: first,
      none,
      ...(shows && { shows, named: label }),
      ...(chosen && { multiple: true, any: true, chosen }),
    });
    if (rows) newest.current(rows);
    return rows !== undefined;
  };
}

/** A person who types and leaves before the answer comes still gets the one record meant. */
export function useLate(target: string, onRow: (row: LookupRow) => void, query: LookupQuery | undefined) {
  const [keyword, setKeyword] = useState<string>();
  const { nameOf } = useFieldEnvironment();
  const found = useLookup(target, keyword, query);
  const take = useEffectEvent(() => {
    const exact = found.rows.filter((row) => nameOf(row) === keyword);
    const only = exact.length > 0 ? exact : found.rows;
    if (only.length === 1) onRow(only[0]!);
    setKeyword(undefined);
  });
  const answered = keyword !== undefined && !found.waiting && found.keyword === keyword;
  useEffect(() => {
    if (answered) take();
  }, [answered]);
  return setKeyword;
}
