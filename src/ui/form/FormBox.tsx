/** Fields of a form that belong together, under a heading of their own. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { DownGlyph, UpGlyph } from '../icon/glyphs.tsx';
import { useT } from '../text.tsx';
import { FormGrid } from './FormGrid.tsx';
import './formBox.css';

/** Columns of boxes: as many side by side as their own width, not the window's, has room for. */
export const FormBoxes = ({ children }: { readonly children: ReactNode }) => (
  <div className="hg-boxes">
    <div className="hg-boxes__sheet">{children}</div>
  </div>
);

interface ColumnProps {
  /** Of three columns. */
  readonly span?: 1 | 2 | 3 | undefined;
  readonly children: ReactNode;
}

/** Boxes below one another. */
export const FormBoxColumn = ({ span = 1, children }: ColumnProps) => (
  <div className={`hg-boxcol hg-boxcol--${span}`}>{children}</div>
);

export interface FormBoxProps {
  readonly title: string;
  /** How many fields in it are wrong. */
  readonly errors: number;
  readonly open: boolean;
  /** Absent: it cannot be folded. */
  readonly onToggle?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function FormBox({ title, errors, open, onToggle, children }: FormBoxProps) {
  const t = useT();
  const id = useId();
  return (
    <section className="hg-box" aria-labelledby={id}>
      <h2 className="hg-box__head" id={id}>
        {onToggle ? (
          <button type="button" aria-expanded={open} onClick={onToggle}>
            {open ? <UpGlyph /> : <DownGlyph />}
            {title}
          </button>
        ) : (
          title
        )}
        {errors > 0 && (
          <span className="hg-box__errors">
            <span aria-hidden="true">{errors}</span>
            <span className="hg-sr">{t('desk.form.errors', { count: errors })}</span>
          </span>
        )}
      </h2>
      {open && <FormGrid>{children}</FormGrid>}
    </section>
  );
}
