import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { usePageTitle } from '../pageTitle.ts';
import './card.css';

export interface PortalCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** 720 instead of 480 pixels. */
  readonly wide?: boolean;
  /** Above the card: the steps of the wizard. */
  readonly above?: ReactNode;
  /** Above the heading, inside the card. */
  readonly mark?: ReactNode;
  readonly centred?: boolean;
  readonly children?: ReactNode;
}

/** The main part of a member screen: one card in the middle of the page. */
export function PortalCard({ title, lead, wide, above, mark, centred, children }: PortalCardProps) {
  usePageTitle(title);
  return (
    <main id="main" className="pt-member" tabIndex={-1}>
      {above}
      <div className={cx('pt-card', wide && 'pt-card--wide', centred && 'pt-card--centred')}>
        {mark}
        <h1>{title}</h1>
        {lead && <p className="pt-card__lead">{lead}</p>}
        {children}
      </div>
    </main>
  );
}

/** Buttons at the foot of a card, the going-on one last and widest. */
export const CardFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className="pt-card__foot">{children}</div>
);
