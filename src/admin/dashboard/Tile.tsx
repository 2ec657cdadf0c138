import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { CardTools, useLeftOut } from './Arranging.tsx';
import { Parts } from './Parts.tsx';
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
  const leftOut = useLeftOut();
  return (
    <div className={cx('ds-tile', leftOut && 'ds-left-out')}>
      <h2 className="ds-tile__name">
        {href ? (
          <a href={href} onClick={(event) => follow(event, href)}>
            {label}
          </a>
        ) : (
          label
        )}
      </h2>
      <p className="ds-tile__value" style={asWide(value, unit)}>
        {value}
        {unit && <small>{unit}</small>}
      </p>
      <p className="ds-tile__lead">
        <Parts>{children}</Parts>
      </p>
      <CardTools name={label} />
    </div>
  );
}

/** Lets the style sheet write a long amount smaller, so that its unit stays beside it. */
function asWide(value: string, unit = ''): CSSProperties {
  return { '--figures': value.length, '--unit': unit.length } as CSSProperties;
}
