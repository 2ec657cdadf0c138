import type { MouseEvent, ReactNode } from 'react';
import './card.css';

export interface RecordCardProps {
  /** Number or code at the top. */
  code?: ReactNode;
  /** State at the right of it. */
  chips?: ReactNode;
  title: ReactNode;
  sub?: ReactNode;
  /** A last line: words at the left, the figure that counts at the right. */
  foot?: ReactNode;
  figure?: ReactNode;
  href: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Buttons of at least 44 px under it. */
  actions?: ReactNode;
}

/** A record as a card, in place of a grid's row on a phone; the whole card is its link. */
export function RecordCard({ code, chips, title, sub, foot, figure, href, onOpen, actions }: RecordCardProps) {
  return (
    <article className="hg-card">
      {(code || chips) && (
        <div className="hg-card__top">
          <span>{code}</span>
          {chips}
        </div>
      )}
      <h2>
        <a href={href} onClick={onOpen}>
          {title}
        </a>
      </h2>
      {sub && <p>{sub}</p>}
      {(foot || figure) && (
        <div className="hg-card__foot">
          <span>{foot}</span>
          <b>{figure}</b>
        </div>
      )}
      {actions && <div className="hg-card__acts">{actions}</div>}
    </article>
  );
}

/** Cards under each other. */
export function CardList({ children, label }: { children: ReactNode; label: string }) {
  return (
    <section className="hg-recordcards" aria-label={label}>
      {children}
    </section>
  );
}
