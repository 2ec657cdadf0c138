import { useState } from 'react';
import type { ReactNode } from 'react';
import { Menu } from '../../ui/menu/Menu.tsx';
import type { MenuChoice } from '../../ui/menu/Menu.tsx';

/** A picture in the navy bar of a phone that opens a menu. */
export function ActionBarMenu({
  label,
  choices,
  children,
}: {
  label: string;
  choices: readonly MenuChoice[];
  children: ReactNode;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="hg-mb__btn"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </button>
      <Menu anchor={anchor} onClose={() => setAnchor(null)} choices={choices} label={label} side="end" />
    </>
  );
}
