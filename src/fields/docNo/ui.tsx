/** A document number is drawn by the server: shown, never typed. */
import { ReadValue } from '../../ui/form/ReadValue.tsx';
import { TextFilter } from '../../inputs/filters.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { FieldUi, InputProps } from '../ui-contract.ts';

function DocNoInput({ label, value }: InputProps) {
  const { t } = useFieldEnvironment();
  return (
    <ReadValue label={label}>
      {value ? <span className="hg-tn">{String(value)}</span> : <span className="hg-t3">{t('desk.form.drawn')}</span>}
    </ReadValue>
  );
}

export const docNoUi: FieldUi = { Input: DocNoInput, Filter: TextFilter };
