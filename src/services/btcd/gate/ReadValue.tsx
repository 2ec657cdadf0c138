/** One value that is read at the gate: its number until it is there, then the sign that it was read; right or wrong says the answer alone. */
import { useTranslate } from 'react-admin';
import { cx } from '../../../ui/cx.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { TextBox } from '../../../ui/form/TextBox.tsx';
import { CheckGlyph } from '../../../ui/icon/glyphs.tsx';

interface Props {
  readonly name: string;
  readonly no: number;
  readonly value: string;
  readonly isLast: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export function ReadValue({ name, no, value, isLast, error, onChange }: Props) {
  const t = useTranslate();
  const isRead = value.trim() !== '';
  return (
    <div className={cx('bt-read', isRead && 'bt-read--there')}>
      <span className="bt-read__sign" aria-hidden="true">
        {isRead ? <CheckGlyph /> : no}
      </span>
      <FormField label={t(`resources.btcd/plan.fields.${name}`, { _: t(`fields.${name}`) })} span="full" error={error}>
        {(ids) => (
          <TextBox
            {...ids}
            boxClassName="bt-gate__box"
            value={value}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint={isLast ? 'done' : 'next'}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FormField>
    </div>
  );
}
