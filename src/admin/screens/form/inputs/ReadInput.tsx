/** A value of a form that cannot be changed here. */
import type { Field, Values } from '../../../../core/field.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { inputId } from './inputs.ts';
import { ShownValue } from './ShownValue.tsx';

interface Props {
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  readonly record: Values;
  /** The service's own words for the value. */
  readonly said?: string | undefined;
  /** A problem with a value that one cannot type is told all the same, and so is a warning. */
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
}

export function ReadInput({ error, warning, ...shown }: Props) {
  const { t } = useFieldEnvironment();
  return (
    <div id={inputId(shown.name)} tabIndex={-1} className="hg-read">
      <ShownValue {...shown} value={shown.record[shown.name] ?? null} />
      {error && <p className="hg-field__note hg-field__note--bad">{error}</p>}
      {warning && (
        <p className="hg-field__note hg-field__note--warn">
          <b>{t('desk.form.warning')}</b> {warning}
        </p>
      )}
    </div>
  );
}
