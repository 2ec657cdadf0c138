import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import Divider from '@mui/material/Divider';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { cx } from '../cx.ts';
import { CheckGlyph } from '../icon/glyphs.tsx';

export interface MenuChoice {
  id: string;
  label: ReactNode;
  /** A second line in grey. */
  note?: ReactNode;
  icon?: ReactNode;
  shortcut?: string;
  danger?: boolean;
  /** Ticked, for menus that choose one of several. */
  selected?: boolean;
  disabledReason?: string | undefined;
  /** A real address; the click is still handed to `onSelect` unless a new tab is asked for. */
  href?: string;
  onSelect?: () => void;
  /** A line above it. */
  divided?: boolean;
  /** The page one is on. */
  current?: boolean;
}

export interface MenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  choices: readonly MenuChoice[];
  label: string;
  /** Where it opens: under the start or the end of its button, or beside it. */
  side?: 'start' | 'end' | 'beside';
  /** A title over the choices, for eyes only; `label` names the menu to those who listen. */
  heading?: string;
  id?: string;
}

/** A list of actions at a button; arrows, letters, Escape and focus return come with MUI. */
export function MenuBox({ anchor, onClose, choices, label, side = 'start', heading, id }: MenuProps) {
  const generatedId = useId();
  const place =
    side === 'beside'
      ? ({
          anchorOrigin: { vertical: 'top', horizontal: 'right' },
          transformOrigin: { vertical: 4, horizontal: -6 },
        } as const)
      : side === 'end'
        ? ({
            anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
            transformOrigin: { vertical: -4, horizontal: 'right' },
          } as const)
        : ({
            anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
            transformOrigin: { vertical: -4, horizontal: 'left' },
          } as const);
  const choosing = choices.some((choice) => choice.selected !== undefined);
  return (
    <MuiMenu
      id={id ?? generatedId}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      {...place}
      slotProps={{ list: { 'aria-label': label, dense: true, disabledItemsFocusable: true } }}
    >
      {heading && <Heading disabled>{heading}</Heading>}
      {choices.flatMap((choice) => [
        choice.divided ? <Divider key={`${choice.id}-line`} component="li" aria-hidden="true" sx={{ my: 1 }} /> : null,
        <Choice
          key={choice.id}
          choice={choice}
          choosing={choosing}
          onClose={onClose}
          selected={choice.selected ?? choice.current ?? false}
        />,
      ])}
    </MuiMenu>
  );
}

/** `disabled` tells MUI not to start the keyboard here. */
function Heading({ children }: { children: ReactNode; disabled: true }) {
  return (
    <li className="hg-mi__heading" aria-hidden="true">
      {children}
    </li>
  );
}

interface ChoiceProps {
  choice: MenuChoice;
  choosing: boolean;
  onClose: () => void;
  /** MUI looks at this one to choose where the keyboard starts, and hands the next two to its items. */
  selected: boolean;
  autoFocus?: boolean;
  tabIndex?: number;
}

function Choice({ choice, choosing, onClose, ...focus }: ChoiceProps) {
  const off = choice.disabledReason !== undefined;
  const click = (event: MouseEvent) => {
    if (off) {
      event.preventDefault();
      return;
    }
    if (choice.href && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    if (choice.onSelect) event.preventDefault();
    onClose();
    choice.onSelect?.();
  };
  return (
    <MenuItem
      {...focus}
      {...(choice.href ? { component: 'a', href: choice.href } : {})}
      role={choosing ? 'menuitemradio' : 'menuitem'}
      aria-checked={choosing ? choice.selected === true : undefined}
      aria-disabled={off || undefined}
      aria-current={choice.current ? 'page' : undefined}
      title={choice.disabledReason}
      className={cx('hg-mi', choice.danger && 'hg-mi--danger', off && 'hg-mi--off')}
      onClick={click}
    >
      {choosing && <span className="hg-mi__tick">{choice.selected && <CheckGlyph />}</span>}
      {choice.icon}
      <span className="hg-mi__text">
        {choice.label}
        {choice.note && <small>{choice.note}</small>}
      </span>
      {choice.shortcut && (
        <kbd className="hg-mi__key" aria-hidden="true">
          {choice.shortcut}
        </kbd>
      )}
    </MenuItem>
  );
}
