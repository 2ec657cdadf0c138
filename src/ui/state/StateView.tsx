import type { ReactNode } from 'react';
import './state.css';

export interface StateViewProps {
  picture: ReactNode;
  title: ReactNode;
  /** One or two sentences. */
  hint?: ReactNode;
  /** Names with values, such as the request and its time. */
  facts?: readonly { label: string; value: ReactNode; code?: boolean }[];
  /** Buttons; the one thing to do first. */
  actions?: ReactNode;
  /** A last sentence under the buttons. */
  after?: ReactNode;
  role?: 'alert' | 'status';
  /** Stands alone on its page and names it. */
  page?: boolean;
}

/** A page or a grid that has nothing to show, and says why and what to do. */
export function StateView({ picture, title, hint, facts, actions, after, role, page }: StateViewProps) {
  const Title = page ? 'h1' : 'h2';
  return (
    <div className="hg-state" role={role}>
      {picture}
      <Title className="hg-state__title">{title}</Title>
      {hint && <p>{hint}</p>}
      {facts && facts.length > 0 && (
        <dl className="hg-facts">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd className={fact.code ? 'hg-facts__code' : undefined}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className="hg-state__acts">{actions}</div>}
      {after && <p className="hg-state__after">{after}</p>}
    </div>
  );
}
