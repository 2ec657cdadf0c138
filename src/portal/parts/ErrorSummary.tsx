import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useT } from '../../ui/text.tsx';
import { Icon } from './icons.tsx';
import './summary.css';

export interface ErrorSummaryProps {
  /** `field` is the id of the input. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  readonly heading?: string;
}

/**
 * What is wrong with a form where that is several things, each a link to its field; it stays until all are mended. A single
 * one is told at its field alone.
 */
export function ErrorSummary({ problems, heading }: ErrorSummaryProps) {
  const t = useT();
  const [lists, setLists] = useState(problems.length > 1);
  const next = problems.length > 1 || (lists && problems.length > 0);
  if (next !== lists) setLists(next);
  const lead = (event: MouseEvent, field: string) => {
    event.preventDefault();
    document.getElementById(field)?.focus();
  };
  return (
    <div role="alert" className={next ? 'pt-sum' : undefined}>
      {next && (
        <>
          <b>
            <Icon name="alert" />
            {heading ?? t('portal.parts.check_input')}
          </b>
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${field}`} onClick={(event) => lead(event, field)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
