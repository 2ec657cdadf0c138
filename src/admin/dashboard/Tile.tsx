import type { ReactNode } from 'react';
import { useLinks } from './useLinks.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly unit?: string | undefined;
  /** What the figure means: a line below it. */
  readonly children?: ReactNode;
  readonly href?: string | undefined;
}

/** A key figure; the whole tile leads to what it counts. */
export function Tile({ label, value, unit, children, href }: Props) {
  const { follow } = useLinks();
  return (
    <div className="ds-tile">
      <h2 className="ds-tile__name">
        {href ? (
          <a href={href} onClick={(event) => follow(event, href)}>
            {label}
          </a>
        ) : (
          label
        )}
      </h2>
      <p className="ds-tile__value">
        {value}
        {unit && <small>{unit}</small>}
      </p>
      <p className="ds-tile__lead">{children}</p>
    </div>
  );
}
