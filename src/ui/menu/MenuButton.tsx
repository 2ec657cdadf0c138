import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import type { ButtonProps } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { DownGlyph } from '../icon/glyphs.tsx';
import { Menu } from './Menu.tsx';
import type { MenuChoice } from './Menu.tsx';

export interface MenuButtonProps extends Omit<ButtonProps, 'onClick' | 'endIcon'> {
  choices: readonly MenuChoice[];
  /** Name of the menu, and of the button when it shows only a picture. */
  label: string;
  /** Only a picture, no words and no arrow. */
  iconOnly?: ReactNode;
  side?: 'start' | 'end' | 'beside';
}

/** A button that opens a menu. */
export function MenuButton({ choices, label, iconOnly, side, children, ...rest }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const shared = {
    ...rest,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {iconOnly ? (
        <IconButton {...shared} label={label}>
          {iconOnly}
        </IconButton>
      ) : (
        <Button {...shared} endIcon={<DownGlyph />}>
          {children ?? label}
        </Button>
      )}
      <Menu id={id} anchor={anchor} onClose={() => setAnchor(null)} choices={choices} label={label} side={side} />
    </>
  );
}
