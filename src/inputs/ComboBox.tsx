/**
 * A box with a list of choices below, in a form or in a cell. Not MUI's Autocomplete: a cell's keys belong to the grid, and the
 * choice goes up with every key.
 */
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DownGlyph } from '../ui/icon/glyphs.tsx';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import { Box, focusOnce } from './Box.tsx';
import { ChooserButton } from './ChooserButton.tsx';
import { Drop } from './Drop.tsx';
import { Options, optionId } from './Options.tsx';
import { comboLength, useCombo } from './useCombo.ts';
import type { Choosing } from './useCombo.ts';

type Ids = Pick<ComponentPropsWithRef<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

export interface ComboBoxProps extends Choosing {
  readonly ids?: Ids;
  readonly label: string;
  /** What the box shows while nothing is typed. */
  readonly text: string;
  readonly chosen: ReadonlySet<string>;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
  /** A line under the choices: waiting, nothing found. */
  readonly note?: ReactNode;
  /** Buttons before the arrow, such as a link to the chosen record. */
  readonly tools?: ReactNode;
  readonly icon?: ReactNode;
  /** What to search for: the typed text, '' for the first choices, undefined while closed. */
  readonly onSearch?: (keyword: string | undefined) => void;
  readonly onBlur?: () => void;
  /** The person chose with the pointer: a cell is done with that. */
  readonly onDone?: () => void;
}

/** Also where the release over chosen text puts the caret into it, which it does behind the click. */
function chooseWhole(input: HTMLInputElement): void {
  const stood = input.value;
  input.select();
  setTimeout(() => {
    if (input === document.activeElement && input.value === stood) input.select();
  });
}

export function ComboBox(props: ComboBoxProps) {
  const { ids, label, text, chosen, disabled, autoFocus, placeholder, note, tools, icon, cell, multiple } = props;
  const { t } = useFieldEnvironment();
  const list = useId();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const combo = useCombo(props);
  const { open, found, active } = combo;
  const search = useEffectEvent((keyword: string | undefined) => props.onSearch?.(keyword));
  const keyword = open ? (combo.typed ?? '') : combo.kept;
  useEffect(() => search(keyword), [keyword]);
  // Whoever leaves before the answer comes still gets the one choice that is meant.
  const late = combo.kept && !open ? props.options(combo.kept) : [];
  const take = useEffectEvent(() => late.length === 1 && combo.pick(late[0]!));
  useEffect(() => void take(), [late.length]);
  // What another input brought while the keyboard was here already is replaced by typing, as what stood here is.
  const ready = useEffectEvent(() => {
    const input = box?.querySelector('input');
    if (!cell && combo.typed === undefined && input === document.activeElement) input?.select();
  });
  useLayoutEffect(() => ready(), [text]);
  const words = note ?? (open && found.length === 0 ? t('desk.form.no_options') : undefined);
  const { onChoose } = props;
  const magnifier = onChoose && (!cell || props.live) && (
    <ChooserButton
      label={label}
      disabled={disabled}
      onPress={() => box?.querySelector('input')?.focus()}
      onOpen={() => void combo.choose()}
    >
      {icon ?? <DownGlyph />}
    </ChooserButton>
  );
  const arrow = !cell && !onChoose && (
    <button
      type="button"
      className="hg-in__btn"
      tabIndex={-1}
      aria-label={t('desk.form.choose')}
      disabled={disabled}
      onMouseDown={(event) => {
        event.preventDefault();
        box?.querySelector('input')?.focus();
        if (open) combo.close();
        else combo.show();
      }}
    >
      {icon ?? <DownGlyph />}
    </button>
  );
  return (
    <div ref={setBox} className={cell ? 'hg-combo hg-combo--cell' : 'hg-combo'}>
      <Box
        {...ids}
        {...(combo.kept && { 'aria-invalid': true })}
        role="combobox"
        aria-label={cell ? label : undefined}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-autocomplete="list"
        aria-keyshortcuts={onChoose && !disabled ? 'F4' : undefined}
        aria-activedescendant={open && active >= 0 ? optionId(list, active) : undefined}
        cell={cell}
        tabIndex={cell ? 0 : undefined}
        ref={autoFocus ? focusOnce : undefined}
        maxLength={comboLength}
        placeholder={placeholder}
        disabled={disabled}
        value={combo.typed ?? combo.kept ?? text}
        onChange={(event) => combo.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onMouseDown={(event) => {
          // Released over chosen text, a press would put the caret into it, and only after the click.
          const here = event.currentTarget === document.activeElement;
          if (!cell && here && combo.typed === undefined) event.preventDefault();
        }}
        onClick={
          cell && !props.live
            ? undefined
            : (event) => {
                // The press has put the caret into the choice; what is typed next is another one.
                if (!cell && combo.typed === undefined) chooseWhole(event.currentTarget);
                combo.show();
              }
        }
        onKeyDown={(event) => {
          combo.onKeyDown(event);
          // What is chosen may open the next input: it must stand there before Tab looks for it.
          if (event.key === 'Tab' && !cell && combo.typed !== undefined) flushSync(() => combo.settle());
        }}
        onBlur={() => {
          combo.settle();
          props.onBlur?.();
        }}
        tools={
          <>
            {tools}
            {magnifier}
            {arrow}
          </>
        }
      />
      {open && box && (
        <Drop anchor={box}>
          <Options
            id={list}
            label={label}
            options={found}
            active={active}
            chosen={chosen}
            multiple={multiple}
            note={words}
            onPick={(option) => {
              combo.pick(option);
              if (!multiple) props.onDone?.();
            }}
          />
        </Drop>
      )}
    </div>
  );
}
