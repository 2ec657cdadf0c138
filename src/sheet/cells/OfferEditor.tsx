/**
 * The text of a row's name with the records that it may mean below it: one is taken by arrow or pointer, or marked by itself
 * where it is called as was typed; else the text stays.
 */
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { typeOf } from '../../fields/index.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { useAnswers } from '../../fields/ref/useLookup.ts';
import { gridFields } from '../../record/resource.ts';
import { Box } from '../../inputs/Box.tsx';
import { Drop } from '../../inputs/Drop.tsx';
import { Options, optionId } from '../../inputs/Options.tsx';
import { isComposing } from '../../ui/keys.ts';
import type { GridEditProps } from '../../ui/grid/types.ts';
import type { DetailColumn } from '../detail.ts';
import type { Row } from '../editing.ts';
import type { RowsField } from '../../fields/rows/index.ts';
import { calledSo, keptIn, offeredPrice, taken } from '../offers.ts';
import type { Offered, Offering } from '../offers.ts';

interface Props {
  readonly column: DetailColumn;
  readonly edit: GridEditProps<Row>;
  readonly offering: Offering;
  readonly rows: RowsField;
}

interface Typed {
  /** The row before typing. */
  readonly base: Row;
  readonly text: string;
  readonly open: boolean;
  /** The record that a person has marked; -1 none: the text stays as it is. Undefined while that follows from the text. */
  readonly at: number | undefined;
}
const shown = 20;

export function OfferEditor({ column: { name, field, label }, edit, offering, rows }: Props) {
  const { t, choose } = useFieldEnvironment();
  const list = useId();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [typed, setTyped] = useState<Typed>();
  const text = typed?.text.trim() ?? '';
  const found = useAnswers(offering.find, typed?.open && text !== '' ? text : undefined);
  const offers = found.keyword === text && !found.failed ? found.rows.slice(0, shown) : [];
  const options = useOptions(offers, offering, rows);
  const open = edit.live && typed?.open === true && offers.length > 0;
  // Taking the record that stands there already would put its own price in place of a person's.
  const exact = calledSo(found.rows, text);
  const named = exact && exact.row.id !== typed?.base[offering.ref] ? offers.indexOf(exact) : -1;
  const at = open ? (typed.at ?? named) : -1;

  const takeNamed = useEffectEvent(() => {
    if (typed && typed.at === undefined && at >= 0) edit.onRowChange(taken(typed.base, offers[at]!, offering));
  });
  useEffect(() => takeNamed(), [found]);

  const mark = (index: number) => {
    if (!typed) return;
    setTyped({ ...typed, at: index });
    const offer = offers[index];
    const asTyped = { ...typed.base, [name]: typed.text };
    edit.onRowChange(offer ? taken(typed.base, offer, offering) : asTyped);
  };
  /** The window over all records, with what was typed so far. */
  const openWindow = async () => {
    const base = typed?.base ?? edit.row;
    const chosen = await choose?.(offering.prefix, {
      ...{ label, keyword: text || String(base[name] ?? ''), conditions: offering.conditions() },
    });
    const [offer] = chosen ? await offering.weigh(chosen) : [];
    if (offer) edit.onRowChange(taken(base, offer, offering), true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'F4' && choose) {
      // The grid opens the editor on its way, so that it stays open below the window.
      event.preventDefault();
      void openWindow();
      return;
    }
    if (!open || event.altKey) return;
    if (event.key === 'ArrowDown') mark(Math.min(at + 1, offers.length - 1));
    else if (event.key === 'ArrowUp' && at >= 0) mark(at - 1);
    else if (event.key === 'Escape') {
      mark(-1);
      setTyped({ ...typed, open: false, at: -1 });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const marked = offers[Math.max(at, 0)];
  const kept = typed && marked && keptIn(typed.base, marked.row.id, offering).length > 0;
  return (
    <div ref={setBox} className="hg-combo hg-combo--cell">
      <Box
        cell
        tabIndex={0}
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? list : undefined}
        aria-activedescendant={open && at >= 0 ? optionId(list, at) : undefined}
        aria-keyshortcuts={choose ? 'F4' : undefined}
        maxLength={typeOf(field).limits(field).charMaxLength}
        // What is marked by itself leaves the text to whoever goes on typing, and to the input method that composes it.
        value={typed && typed.at === undefined ? typed.text : String(edit.row[name] ?? '')}
        onChange={({ target }) => {
          const base = typed?.base ?? edit.row;
          if (!typed) offering.begin();
          setTyped({ base, text: target.value, open: true, at: undefined });
          edit.onRowChange({ ...base, [name]: target.value });
        }}
        onKeyDown={onKeyDown}
      />
      {open && box && (
        <Drop anchor={box}>
          <Options
            id={list}
            label={label}
            options={options}
            active={at}
            chosen={new Set()}
            note={
              <>
                {kept && <div>{t('desk.offers.kept')}</div>}
                {t(at < 0 ? 'desk.offers.hint' : 'desk.offers.hint_marked')}
              </>
            }
            onPick={({ key }) => {
              const offer = offers.find(({ row }) => String(row.id) === key);
              if (offer) edit.onRowChange(taken(typed.base, offer, offering), true);
            }}
          />
        </Drop>
      )}
    </div>
  );
}

/** Name, unit and price of each, and for whom it was the price last. */
function useOptions(offers: readonly Offered[], offering: Offering, rows: RowsField) {
  const environment = useFieldEnvironment();
  const { t, nameOf } = environment;
  const fields = gridFields(rows);
  const words = (name: string, value: unknown) => {
    const field = fields[name];
    return field && value !== null && value !== undefined ? typeOf(field).format(value, field, environment) : '';
  };
  return offers.map((offer) => {
    const price = offeredPrice(offer, offering);
    const figure = price && words(price.name, price.value);
    const { last } = offer;
    const told = last ? t(`desk.offers.last_${last.of}`, { price: figure, day: last.day?.slice(5) }) : figure;
    const unit = words('unitCd', offer.row['unitCd']);
    return {
      key: String(offer.row.id),
      name: [nameOf(offer.row), offer.row['spec']].filter(Boolean).join(' · '),
      note: [unit, told].filter(Boolean).join(' · '),
    };
  });
}
