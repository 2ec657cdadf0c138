import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { onDemand, useOpened } from '../onDemand.tsx';
import { useT } from '../text.tsx';
import type { ChooserBoxProps } from './ChooserBox.tsx';
import './chooser.css';

const ChooserBox = onDemand(async () => (await import('./ChooserBox.tsx')).ChooserBox);
export const fetchColumnChooser = ChooserBox.fetch;

export interface ColumnChooserProps extends Omit<ChooserBoxProps, 'anchor' | 'onClose'> {
  icon?: ReactNode;
  /** Only the picture, as in the tools of a detail grid. */
  iconOnly?: boolean;
}

/** Which columns show, and in which order; back to the declared ones with one press. */
export function ColumnChooser({ icon, iconOnly, ...choosing }: ColumnChooserProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opened = useOpened(anchor !== null);
  const shared = {
    kind: 'quiet',
    size: 's',
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {iconOnly ? (
        <IconButton {...shared} label={t('desk.list.columns')}>
          {icon}
        </IconButton>
      ) : (
        <Button {...shared} icon={icon}>
          {t('desk.list.columns')}
        </Button>
      )}
      {opened && <ChooserBox {...choosing} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
