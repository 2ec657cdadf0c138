/** Warnings, one a line, in the colour and with the sign that they have everywhere. */
import { AlertGlyph } from '../../ui/icon/glyphs.tsx';
import './warnings.css';

/** What a warning says, and where when the sentence does not. */
export interface Warning {
  readonly label?: string;
  readonly message: string;
}

export function WarningLines({ warnings }: { readonly warnings: readonly Warning[] }) {
  return (
    <ul className="hg-warnings">
      {warnings.map(({ label, message }) => (
        <li key={`${label ?? ''} ${message}`}>
          <AlertGlyph />
          <span>
            {label && <b>{label} </b>}
            {message}
          </span>
        </li>
      ))}
    </ul>
  );
}
