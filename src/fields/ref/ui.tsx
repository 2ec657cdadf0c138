/** A reference: searched by name, number or initial consonants; its record opens in a new tab. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import type { Field, Values } from '../../core/field.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { displayName } from '../resource.ts';
import { useFieldEnvironment } from '../ui-contract.ts';
import type {
  CellProps,
  EditorProps,
  FieldEnvironment,
  FieldUi,
  FilterProps,
  InputProps,
  LookupQuery,
  LookupRow,
} from '../ui-contract.ts';
import { matchingOptions } from '../inputs/choices.ts';
import { ComboBox } from '../inputs/ComboBox.tsx';
import type { Option } from '../inputs/Options.tsx';
import { ownerFieldOf } from './index.ts';
import { useLookup, useLookupNames } from './useLookup.ts';
import type { Found } from './useLookup.ts';

const targetOf = (field: Field) => (field as Field & { readonly prefix: string }).prefix;
const nameIn = (record: Values, name: string) => {
  const shown = record[displayName(name)];
  return typeof shown === 'string' ? shown : '';
};

const optionOf = (row: LookupRow, nameOf: FieldEnvironment['nameOf']): Option => ({
  key: String(row.id),
  name: nameOf(row),
  note: row.key === row.id || String(row.key) === String(row.id) ? undefined : String(row.key),
  also: [row.value, row.valueEn],
});

/** Choices of an answer; an older answer is narrowed by what was typed since. */
function optionsOf(found: Found, typed: string | undefined, nameOf: FieldEnvironment['nameOf']): readonly Option[] {
  const all = found.rows.map((row) => optionOf(row, nameOf));
  return found.keyword === (typed ?? '') ? all : matchingOptions(all, typed);
}

/** Parameters that narrow a choice to rows of another record; `waits` while that one is not chosen. */
export function narrowing(of: string | undefined, record: Values): { query?: LookupQuery; waits: boolean } {
  if (of === undefined || !(of in record)) return { waits: false };
  const owner = record[of];
  return typeof owner === 'number' ? { query: { [of]: owner }, waits: false } : { waits: true };
}

/** Choices, notes and picking, shared by input, cell editor and condition. */
export function useReference(target: string, onRow: (row: LookupRow) => void, of?: string, record: Values = {}) {
  const { t, nameOf } = useFieldEnvironment();
  const [keyword, setKeyword] = useState<string>();
  const { query, waits } = narrowing(of, record);
  const found = useLookup(target, waits ? undefined : keyword?.trim(), query);
  const note = waits
    ? t('desk.form.choose_first', { name: t(`fields.${of}`) })
    : found.failed
      ? t('desk.form.not_loaded')
      : found.waiting && found.rows.length === 0
        ? t('desk.frame.loading')
        : undefined;
  return {
    found,
    keyword,
    combo: {
      note,
      onSearch: setKeyword,
      options: (typed: string | undefined) => (waits ? [] : optionsOf(found, typed?.trim(), nameOf)),
      onPick: (option: Option) => {
        const row = found.rows.find((one) => String(one.id) === option.key);
        if (row) onRow(row);
      },
    },
  };
}

/**
 * Opens the window for choosing one record; undefined where there is none. The rows are handed to the newest `onRows`,
 * for the form may have changed below the window.
 */
export function useChooser(
  target: string,
  label: string,
  { query, waits }: ReturnType<typeof narrowing>,
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
    const rows = await choose(target, { label, keyword, query, ...(chosen && { multiple: true, chosen }) });
    if (rows) newest.current(rows);
    return rows !== undefined;
  };
}

function RefInput(props: InputProps) {
  const { field, name, value, onChange, onBlur, record, disabled, autoFocus, ...shell } = props;
  const target = targetOf(field);
  const of = ownerFieldOf(field);
  const { combo, found, keyword } = useReference(target, (row) => onChange(row.id, row), of, record);
  const choose = useChooser(target, props.label, narrowing(of, record), ([row]) => row && onChange(row.id, row));
  const late = useLate(target, (row) => onChange(row.id, row), narrowing(of, record).query);
  return (
    <FormField {...shell}>
      {(ids) => (
        <ComboBox
          {...combo}
          ids={ids}
          label={props.label}
          text={value === null || value === undefined ? '' : nameIn(record, name) || String(value)}
          chosen={new Set([String(value ?? '')])}
          disabled={disabled}
          autoFocus={autoFocus}
          icon={<SearchIcon />}
          tools={<OpenLink target={target} id={value} />}
          onChoose={choose}
          onClear={() => onChange(null)}
          onBlur={() => {
            if (keyword?.trim() && found.keyword !== keyword.trim()) late(keyword.trim());
            onBlur?.();
          }}
        />
      )}
    </FormField>
  );
}

/** A person who types and leaves before the answer comes still gets the one record meant. */
function useLate(target: string, onRow: (row: LookupRow) => void, query: LookupQuery | undefined) {
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

function RefEditor({ field, name, value, record, label, live, onChange, onCommit }: EditorProps) {
  const target = targetOf(field);
  const of = ownerFieldOf(field);
  const { combo, found, keyword } = useReference(target, (row) => onChange(row.id, row), of, record);
  const choose = useChooser(target, label, narrowing(of, record), ([row]) => {
    if (!row) return;
    onChange(row.id, row);
    onCommit();
  });
  const text = value === null || value === undefined ? '' : nameIn(record, name) || String(value);
  // The first choice of a fresh answer is the one that Tab takes along.
  const best = useEffectEvent(() => {
    const row = found.rows[0];
    if (!keyword?.trim() || found.keyword !== keyword.trim() || found.waiting) return;
    if (row) onChange(row.id, row);
    else onChange(first.value);
  });
  useEffect(() => best(), [found]);
  const [first] = useState({ value, text });
  // Until the answer is there the words stand for the record: whoever leaves at once loses nothing.
  const unanswered = useEffectEvent(() => {
    const words = keyword?.trim();
    if (words && found.keyword !== words && combo.options(words).length === 0) onChange(words);
  });
  useEffect(() => unanswered(), [keyword]);
  return (
    <ComboBox
      {...combo}
      cell
      live={live}
      label={label}
      text={text}
      chosen={new Set([String(value ?? '')])}
      onClear={() => onChange(null)}
      onRevert={() => onChange(first.value)}
      icon={<SearchIcon />}
      onChoose={choose}
      onDone={onCommit}
    />
  );
}

function OpenLink({ target, id }: { readonly target: string; readonly id: unknown }) {
  const { recordHref, t } = useFieldEnvironment();
  const href = typeof id === 'number' ? recordHref?.(target, id) : undefined;
  if (!href) return null;
  const stay = (event: MouseEvent) => event.stopPropagation();
  return (
    <a
      className="hg-in__btn"
      href={href}
      target="_blank"
      rel="noreferrer"
      tabIndex={-1}
      aria-label={t('desk.form.open_record')}
      title={t('desk.form.open_record')}
      onClick={stay}
    >
      <OpenInNewIcon />
    </a>
  );
}

/** The name, for reading: a link where the person may go. */
export function RefCell({ field, name, value, record }: CellProps) {
  const words = nameIn(record, name) || (value === null || value === undefined ? '' : String(value));
  if (!words) return null;
  return (
    <span className="hg-ref">
      <span className="hg-el">{words}</span>
      <OpenLink target={targetOf(field)} id={value} />
    </span>
  );
}

const idsIn = (value: string) => value.split(',').filter(Boolean);

function RefFilter({ field, id, label, value, onChange }: FilterProps) {
  const { t } = useFieldEnvironment();
  const ids = idsIn(value);
  const text = useRefText(field, value);
  const target = targetOf(field);
  const { combo } = useReference(target, (row) => {
    const key = String(row.id);
    onChange((ids.includes(key) ? ids.filter((one) => one !== key) : [...ids, key]).join(','));
  });
  const put = (rows: readonly LookupRow[]) => onChange(rows.map((row) => row.id).join(','));
  const choose = useChooser(target, label, { waits: false }, put, ids.map(Number));
  return (
    <FormField id={id} label={label}>
      {(fieldIds) => (
        <ComboBox
          {...combo}
          ids={fieldIds}
          multiple
          label={label}
          text={text}
          chosen={new Set(ids)}
          placeholder={t('desk.search.all')}
          icon={<SearchIcon />}
          onChoose={choose}
          onClear={() => onChange('')}
        />
      )}
    </FormField>
  );
}

function useRefText(field: Field, value: string): string {
  const { nameOf } = useFieldEnvironment();
  const ids = idsIn(value);
  const rows = useLookupNames(targetOf(field), ids);
  return ids
    .map((id) => {
      const row = rows.get(id);
      return row ? nameOf(row) : id;
    })
    .join(', ');
}

export const refUi: FieldUi = {
  Input: RefInput,
  Editor: RefEditor,
  Cell: RefCell,
  Filter: RefFilter,
  useFilterText: useRefText,
};
