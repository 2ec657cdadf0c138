import { useId } from 'react';
import type { ReactNode } from 'react';
import MuiDialog from '@mui/material/Dialog';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../cx.ts';
import { CloseGlyph } from '../icon/glyphs.tsx';
import { confirmKeys, holdsClick, holdsPress } from './confirmKeys.ts';
import { useOpenDialog } from './openDialogs.ts';

export interface DialogProps {
  open: boolean;
  /** Escape or a click on the veil; without it the dialog can only be left by its buttons. */
  onClose?: () => void;
  /** What a cross at the right of the title is called, which closes it as Escape does. */
  closeLabel?: string;
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last; they stand at the right. */
  footer?: ReactNode;
  /** At the left of the footer, such as a total. */
  footerStart?: ReactNode;
  /** Pixels. */
  width?: number;
  role?: 'dialog' | 'alertdialog';
  /** bar: hangs from the top bar and leaves the page readable. */
  place?: 'centre' | 'bar';
  /** On a phone it slides up from below. */
  sheet?: boolean;
  className?: string;
}

/** A window over the page: the keyboard stays in it, and goes back where it was. */
export function DialogBox({
  open,
  onClose,
  closeLabel,
  title,
  lead,
  children,
  footer,
  footerStart,
  width = 480,
  ...rest
}: DialogProps) {
  const { role = 'dialog', place = 'centre', sheet, className } = rest;
  const id = useId();
  useOpenDialog(open, onClose);
  return (
    <MuiDialog
      open={open}
      onClose={onClose && (() => onClose())}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={lead ? `${id}-lead` : undefined}
      maxWidth={false}
      onKeyDown={confirmKeys}
      onPointerDownCapture={holdsPress}
      onClickCapture={holdsClick}
      className={cx('hg-dlg', place === 'bar' && 'hg-dlg--bar', sheet && 'hg-dlg--sheet', className)}
      slotProps={{ paper: { style: { width } } }}
    >
      <div className="hg-dlg__head">
        {closeLabel && onClose && (
          <span className="hg-dlg__close">
            <IconButton label={closeLabel} onClick={onClose}>
              <CloseGlyph />
            </IconButton>
          </span>
        )}
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && (
          <p id={`${id}-lead`} className="hg-dlg__lead">
            {lead}
          </p>
        )}
      </div>
      {children && <div className="hg-dlg__body">{children}</div>}
      {(footer || footerStart) && (
        <div className="hg-dlg__foot">
          {footerStart}
          <div className="hg-dlg__buttons">{footer}</div>
        </div>
      )}
    </MuiDialog>
  );
}
