import type { MouseEvent } from 'react';
import { ChartTable } from './ChartTable.tsx';
import { niceTop } from './columns.ts';
import './chart.css';

export interface StackPart {
  readonly key: string;
  readonly value: number;
  readonly href?: string | undefined;
  /** All of it in words. */
  readonly words: string;
}

export interface Stack {
  readonly key: string;
  readonly label: string;
  /** One a series, from the ground up. */
  readonly parts: readonly StackPart[];
  /** Figures of the table: one a series, then the whole. */
  readonly texts: readonly string[];
  readonly strong?: boolean;
}

interface Props {
  readonly name: string;
  /** Heads of the table: the stacks, each series, the whole. */
  readonly head: readonly string[];
  readonly stacks: readonly Stack[];
  readonly axis: (value: number) => string;
  readonly onNavigate: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

const steps = 3;
/** So many series have a colour of their own; what comes after shares the last. */
export const stackTones = 7;
export const toneOf = (index: number): number => Math.min(index, stackTones - 1);

/** Columns of which each part is a link to what it counts; read out as links and as a table. */
export function StackChart({ name, head, stacks, axis, onNavigate }: Props) {
  const whole = ({ parts }: Stack) => parts.reduce((all, { value }) => all + Math.max(0, value), 0);
  const top = niceTop(Math.max(0, ...stacks.map(whole)), steps);
  const lines = Array.from({ length: steps + 1 }, (_, n) => (top / steps) * (steps - n));
  return (
    <div className="hg-cols hg-stacks">
      <div className="hg-cols__plot">
        <div className="hg-cols__axis" aria-hidden="true">
          {lines.map((line) => (
            <span key={line}>{axis(line)}</span>
          ))}
        </div>
        {stacks.map((stack) => (
          <div key={stack.key} className="hg-cols__group">
            <span className="hg-pile">
              {stack.parts.map(({ key, value, href, words }, index) => {
                if (value <= 0) return null;
                const shape = {
                  className: `hg-pile__part hg-pile__part--${toneOf(index)}`,
                  style: { height: `${(value / top) * 100}%` },
                  title: words,
                };
                return href ? (
                  <a key={key} {...shape} href={href} aria-label={words} onClick={(event) => onNavigate(event, href)} />
                ) : (
                  <span key={key} {...shape} />
                );
              })}
            </span>
            <span className={stack.strong ? 'hg-cols__label hg-cols__label--on' : 'hg-cols__label'} aria-hidden="true">
              {stack.label}
            </span>
          </div>
        ))}
      </div>
      <ChartTable
        caption={name}
        head={head}
        rows={stacks.map(({ key, label, texts }) => ({ key, label, values: texts }))}
      />
    </div>
  );
}
