/** A value of a form that cannot be changed here. */
import type { Field, Values } from '../../../../core/field.ts';
import { inputId } from './inputs.ts';
import { ShownValue } from './ShownValue.tsx';

interface Props {
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  readonly record: Values;
  /** A problem with a value that one cannot type is told all the same. */
  readonly error: string | undefined;
}

export const ReadInput = ({ error, ...shown }: Props) => (
  <div id={inputId(shown.name)} tabIndex={-1} className="hg-read">
    <ShownValue {...shown} value={shown.record[shown.name] ?? null} />
    {error && <p className="hg-field__note hg-field__note--bad">{error}</p>}
  </div>
);
