import type { MouseEvent } from 'react';
import { ChartTable } from './ChartTable.tsx';
import { niceTop } from './columns.ts';
import './chart.css';

export interface ColumnGroup {
  readonly key: string;
  readonly label: string;
  /** One value a series, and how it is written out. */
  readonly values: readonly number[];
  readonly texts: readonly string[];
  readonly href?: string | undefined;
  /** The group that counts most: the present month. */
  readonly strong?: boolean;
}

interface Props {
  readonly name: string;
  /** Heads of the table: the groups, then each series. */
  readonly head: readonly string[];
  readonly groups: readonly ColumnGroup[];
  readonly axis: (value: number) => string;
  readonly onNavigate: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

const steps = 3;

/** Columns side by side in groups, each group a link to what it counts. */
export function ColumnChart({ name, head, groups, axis, onNavigate }: Props) {
  const top = niceTop(Math.max(0, ...groups.flatMap(({ values }) => values)), steps);
  const lines = Array.from({ length: steps + 1 }, (_, n) => (top / steps) * (steps - n));
  const columns = ({ values }: ColumnGroup) =>
    values.map((value, index) => (
      <i
        key={head[index + 1]}
        className={`hg-cols__bar hg-cols__bar--${index}`}
        style={{ height: `${(Math.max(0, value) / top) * 100}%` }}
      />
    ));
  return (
    <div className="hg-cols">
      <div className="hg-cols__plot">
        <div className="hg-cols__axis" aria-hidden="true">
          {lines.map((line) => (
            <span key={line}>{axis(line)}</span>
          ))}
        </div>
        {groups.map((group) => {
          const words = `${group.label}: ${group.texts.map((text, index) => `${head[index + 1]} ${text}`).join(', ')}`;
          return group.href ? (
            <a
              key={group.key}
              className="hg-cols__group"
              href={group.href}
              aria-label={words}
              title={words}
              onClick={(event) => onNavigate(event, group.href!)}
            >
              <span className="hg-cols__bars">{columns(group)}</span>
              <span className={group.strong ? 'hg-cols__label hg-cols__label--on' : 'hg-cols__label'}>
                {group.label}
              </span>
            </a>
          ) : (
            <span key={group.key} className="hg-cols__group" title={words} aria-hidden="true">
              <span className="hg-cols__bars">{columns(group)}</span>
              <span className={group.strong ? 'hg-cols__label hg-cols__label--on' : 'hg-cols__label'}>
                {group.label}
              </span>
            </span>
          );
        })}
      </div>
      <ChartTable
        caption={name}
        head={head}
        rows={groups.map(({ key, label, texts }) => ({ key, label, values: texts }))}
      />
    </div>
  );
}
