import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import type { MenuChoice } from '../../ui/menu/Menu.tsx';

interface Props {
  label: string;
  choices: readonly MenuChoice[];
  className?: string;
  side?: 'start' | 'end';
  heading?: string;
  children: ReactNode;
}

/** A button of the navy bar that opens a menu; its words are read after the menu's name. */
export function BarMenu({ label, choices, className, side, heading, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={cx('hg-bar__btn', className)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="hg-sr">{label}</span>
        {children}
      </button>
      <Menu
        id={id}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        choices={choices}
        label={label}
        side={side}
        heading={heading}
      />
    </>
  );
}
