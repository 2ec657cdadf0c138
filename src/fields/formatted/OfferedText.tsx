/** A code that one types, or finds by typing part of a name: the choices stand below, and taking one is no must. */
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { searchForm } from '../../core/text/hangul.ts';
import { Box, focusOnce } from '../../inputs/Box.tsx';
import { ChooserButton } from '../../inputs/ChooserButton.tsx';
import { Drop } from '../../inputs/Drop.tsx';
import { Options, optionId } from '../../inputs/Options.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { isComposing } from '../../ui/keys.ts';
import { typeOf } from '../index.ts';
import { useLookup } from '../ref/useLookup.ts';
import { useChooser } from '../ref/useReference.ts';
import { tidied } from '../text/ui.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { EditorProps, InputProps, LookupRow } from '../ui-contract.ts';
import { offeredOf } from './offered.ts';
import { bringOffering } from './ui.tsx';
import { useOfferedName } from './useOfferedName.ts';

/** Longest part of a name. */
const longest = 60;

type Choosing = Pick<EditorProps, 'field' | 'value' | 'label' | 'onChange'> & {
  readonly live: boolean;
  readonly onPicked?: () => void;
};

/** What is typed, the choices for it, and which of them is meant. */
function useOffered({ field, value, label, onChange, live, onPicked }: Choosing) {
  const environment = useFieldEnvironment();
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const [marked, setMarked] = useState<number>();
  // The choice that what is typed begins with, such as a heading whose further digits follow.
  const [begun, setBegun] = useState<LookupRow>();
  const words = typed?.trim() ?? '';
  // A whole value stands as it is; anything else is meant to find one.
  const isWhole = (text: string) => text !== '' && !('problem' in typeOf(field).parse(text, field));
  const whole = isWhole(words);
  const { by, from, tells = [] } = offeredOf(field)!;
  const found = useLookup(by, live && words !== '' ? words : undefined);
  const rows = typed !== undefined && found.keyword === words && !found.failed ? found.rows : [];
  const open = live && rows.length > 0 && words !== '';
  const at = open ? (marked ?? (whole ? -1 : 0)) : -1;
  const take = (row: LookupRow) => onChange(String(row.key), row);
  const best = useEffectEvent(() => {
    const row = rows[0];
    // Of several records none is meant until one is chosen: much may follow from it.
    if (row && !whole && marked === undefined && (from === undefined || rows.length === 1)) take(row);
  });
  useEffect(() => best(), [found]);
  const mark = (index: number) => {
    setMarked(index);
    const row = rows[index];
    if (row) take(row);
    else onChange(tidied(words, field));
  };
  const close = () => {
    setTyped(undefined);
    setMarked(undefined);
    setBegun(undefined);
  };
  /** Of a choice that is no whole value yet the rest is typed behind it; true when it still asks for that. */
  const goesOn = (row: LookupRow | undefined): boolean => {
    const key = String(row?.key ?? '');
    // A code may be typed in its parts, `8413.91`.
    if (!row || isWhole(key) || searchForm(words).startsWith(searchForm(key))) return false;
    setBegun(row);
    setTyped(key);
    setMarked(undefined);
    take(row);
    return true;
  };
  /** The window over all that may be chosen, with what was typed so far as long as it is no whole value. */
  const choose = useChooser(from ?? '', label, { waits: from === undefined }, ([row]) => {
    if (!row) return;
    take(row);
    onPicked?.();
  });
  const openWindow = async () => {
    close();
    await choose?.(whole ? '' : words);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F4' && choose && !isComposing(event)) {
      void openWindow();
      event.preventDefault();
      return;
    }
    if (!open || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const takes = (event.key === 'Tab' || event.key === 'Enter') && !event.shiftKey;
    if (takes) {
      if (!goesOn(rows[at])) {
        const meant = rows[at];
        if (meant && from !== undefined && meant.key !== value) take(meant);
        return;
      }
    } else if (event.key === 'ArrowDown') mark(Math.min(at + 1, rows.length - 1));
    else if (event.key === 'ArrowUp' && at >= 0) mark(at - 1);
    else if (event.key === 'Escape') {
      mark(-1);
      close();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    box: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': open ? list : undefined,
      'aria-activedescendant': open && at >= 0 ? optionId(list, at) : undefined,
      'aria-keyshortcuts': choose ? 'F4' : undefined,
      maxLength: longest,
      value: typed ?? String(value ?? ''),
      onKeyDown,
    } as const,
    type(text: string) {
      const stays = begun !== undefined && text.trim().startsWith(String(begun.key)) ? begun : undefined;
      setBegun(stays);
      setTyped(text);
      setMarked(undefined);
      onChange(text.trim() === '' ? null : tidied(text, field), stays);
    },
    close,
    openWindow: choose && openWindow,
    shown: typed ?? typeOf(field).format(value, field, environment),
    choices: open && (
      <Options
        id={list}
        label={label}
        active={at}
        chosen={new Set([String(value ?? '')])}
        options={rows.map((row) => ({
          key: String(row.id),
          name: [environment.nameOf(row), ...tells.map((name) => row[name])].filter(Boolean).join(' · '),
          note: typeOf(field).format(row.key, field, environment),
        }))}
        onPick={({ key }) => {
          const row = rows.find(({ id }) => String(id) === key);
          if (goesOn(row)) return;
          if (row) take(row);
          close();
          onPicked?.();
        }}
      />
    ),
  };
}

function OfferedEditor({ field, value, label, live, onChange, onCommit, error }: EditorProps) {
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const { box, type, choices } = useOffered({ field, value, label, live, onChange, onPicked: onCommit });
  return (
    <div ref={setAnchor} className="hg-combo hg-combo--cell">
      <Box
        {...box}
        cell
        tabular
        tabIndex={0}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => type(target.value)}
      />
      {choices && anchor && <Drop anchor={anchor}>{choices}</Drop>}
    </div>
  );
}

function OfferedInput(props: InputProps) {
  const { field, name: _name, value, onChange, onBlur, record: _record, disabled, autoFocus, ...shell } = props;
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const [live, setLive] = useState(false);
  const [chosen, setChosen] = useState<LookupRow>();
  const [typedIn, setTypedIn] = useState(false);
  const { nameOf, t } = useFieldEnvironment();
  const called = useOfferedName(field, value, !live);
  const { box, type, choices, close, shown, openWindow } = useOffered({
    ...{ field, value, live, label: props.label },
    onChange: (next, row) => {
      setChosen(row);
      setTypedIn(true);
      onChange(next, row);
    },
  });
  const help = chosen && String(chosen.key) === value ? nameOf(chosen) : (called.name ?? shell.help);
  // Said as soon as one leaves it: saving would ask about warnings first. What stands in the record already is let be.
  const error = shell.error ?? (typedIn && called.unknown ? t(`errors.${called.unknown}`) : undefined);
  return (
    <FormField {...shell} {...(help === undefined ? {} : { help })} {...(error ? { error } : {})}>
      {(ids) => (
        <div ref={setAnchor} className="hg-combo">
          <Box
            {...ids}
            {...box}
            tabular
            disabled={disabled}
            tools={
              openWindow &&
              !disabled && (
                <ChooserButton label={props.label} onOpen={() => void openWindow()}>
                  <SearchIcon />
                </ChooserButton>
              )
            }
            ref={autoFocus ? focusOnce : undefined}
            value={live ? box.value : shown}
            onChange={({ target }) => type(target.value)}
            onFocus={({ target }) => {
              setLive(true);
              target.select();
            }}
            onBlur={() => {
              close();
              setLive(false);
              onBlur?.();
            }}
          />
          {choices && anchor && <Drop anchor={anchor}>{choices}</Drop>}
        </div>
      )}
    </FormField>
  );
}

bringOffering({ Input: OfferedInput, Editor: OfferedEditor });
