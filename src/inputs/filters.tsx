/** Search conditions: a label and a plain box whose text is the parameter itself. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormField } from '../ui/form/FormField.tsx';
import { SelectBox } from '../ui/form/SelectBox.tsx';
import { isComposing } from '../ui/keys.ts';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import type { FilterProps } from '../fields/ui-contract.ts';
import { Box } from './Box.tsx';
import { decimalChars, typedDay } from '../core/typed.ts';

/**
 * The text goes up when it is finished (Enter, leaving), so that a search does not run with every syllable; what cannot be
 * read stays, marked, until it is mended.
 */
function FilterBox({
  value,
  onChange,
  ids,
  read = (text) => text,
  shown = (text) => text,
  ...rest
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ids: { readonly id: string };
  readonly read?: (text: string) => string | undefined;
  readonly shown?: (value: string) => string;
  readonly numeric?: boolean;
  readonly label?: string;
}) {
  const [draft, setDraft] = useState<string>();
  const [odd, setOdd] = useState(false);
  const finish = () => {
    if (draft === undefined) return;
    const next = read(draft.trim());
    // At once: the same key may ask for the search.
    flushSync(() => setOdd(next === undefined));
    if (next === undefined) return;
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  return (
    <Box
      {...ids}
      {...(odd && { 'aria-invalid': true })}
      aria-label={rest.label}
      numeric={rest.numeric}
      value={draft ?? shown(value)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && finish()}
    />
  );
}

export function TextFilter({ id, label, value, onChange }: FilterProps) {
  return (
    <FormField id={id} label={label}>
      {(ids) => <FilterBox ids={ids} value={value} onChange={onChange} />}
    </FormField>
  );
}

export function FiguresFilter({ id, label, value, onChange }: FilterProps) {
  const read = (text: string) => {
    const figure = decimalChars(text);
    return figure.length < text.length ? undefined : figure.replace(/,/g, '');
  };
  return (
    <FormField id={id} label={label}>
      {(ids) => <FilterBox ids={ids} value={value} onChange={onChange} read={read} numeric />}
    </FormField>
  );
}

/** Two days; the parameter is `from~to`, or empty. */
export function PeriodFilter({ id, label, value, onChange }: FilterProps) {
  const { t } = useFieldEnvironment();
  const [from = '', to = ''] = value.split('~');
  const read = (text: string) => (text === '' ? '' : (typedDay(text) ?? undefined));
  const put = (next: readonly [string, string]) => onChange(next.some(Boolean) ? next.join('~') : '');
  return (
    <FormField id={id} label={label} group>
      {(ids) => (
        <span className="hg-period">
          <FilterBox
            ids={ids}
            label={`${label} ${t('desk.search.from')}`}
            value={from}
            read={read}
            onChange={(day) => put([day, to])}
          />
          <span aria-hidden="true">~</span>
          <FilterBox
            ids={{ id: `${id}-to` }}
            label={`${label} ${t('desk.search.to')}`}
            value={to}
            read={read}
            onChange={(day) => put([from, day])}
          />
        </span>
      )}
    </FormField>
  );
}

/** Yes, no, or both. */
export function YnFilter({ id, label, value, onChange }: FilterProps) {
  const { t } = useFieldEnvironment();
  return (
    <FormField id={id} label={label}>
      {(ids) => (
        <SelectBox {...ids} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('desk.search.all')}</option>
          <option value="Y">{t('desk.action.yes')}</option>
          <option value="N">{t('desk.action.no')}</option>
        </SelectBox>
      )}
    </FormField>
  );
}
