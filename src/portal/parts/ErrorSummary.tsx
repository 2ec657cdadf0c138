import type { MouseEvent, Ref } from 'react';
import { useT } from '../../ui/text.tsx';
import { Icon } from './icons.tsx';
import './summary.css';

export interface ErrorSummaryProps {
  /** `field` is the id of the input. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  readonly heading?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What is wrong with a form, each a link to its field. Nothing to see without problems. */
export function ErrorSummary({ problems, heading, ref }: ErrorSummaryProps) {
  const t = useT();
  const lead = (event: MouseEvent, field: string) => {
    event.preventDefault();
    document.getElementById(field)?.focus();
  };
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={problems.length ? 'pt-sum' : undefined}>
      {problems.length > 0 && (
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
