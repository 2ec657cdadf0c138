/** Consent to keep particulars: the box to tick, and below it what is kept, what for, how long, and the right to refuse. */
import type { ReactNode } from 'react';
import { CheckRow } from './CheckRow.tsx';
import { errorId, FieldError } from './FieldError.tsx';
import './consent.css';

export interface ConsentProps {
  /** Id of the box. */
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChange: (agreed: boolean) => void;
  /** Word that opens the terms. */
  readonly view: string;
  readonly terms: readonly { readonly name: string; readonly text: string }[];
  /** Below the terms. */
  readonly children?: ReactNode;
}

export function Consent({ id, label, checked, error, onChange, view, terms, children }: ConsentProps) {
  return (
    <div className="pt-consent">
      <CheckRow
        id={id}
        name="isAgree"
        checked={checked}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId(id) : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {label}
      </CheckRow>
      <FieldError id={id} text={error} />
      <details>
        <summary>{view}</summary>
        <dl>
          {terms.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {children}
      </details>
    </div>
  );
}
