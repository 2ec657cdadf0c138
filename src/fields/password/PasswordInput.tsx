/** A password: hidden, shown on request, never offered by what the browser remembers. */
import { useState } from 'react';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { FormField } from '../../ui/form/FormField.tsx';
import { typeOf } from '../index.ts';
import { Box, focusOnce } from '../inputs/Box.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { InputProps } from '../ui-contract.ts';

export default function PasswordInput({ field, value, onChange, onBlur, record: _record, disabled, autoFocus, ...shell }: InputProps) {
  const { t } = useFieldEnvironment();
  const [shown, setShown] = useState(false);
  return (
    <FormField {...shell}>
      {(ids) => (
        <Box
          {...ids}
          type={shown ? 'text' : 'password'}
          autoComplete="new-password"
          value={typeof value === 'string' ? value : ''}
          maxLength={typeOf(field).limits(field).charMaxLength}
          disabled={disabled}
          ref={autoFocus ? focusOnce : undefined}
          onChange={(event) => onChange(event.target.value || null)}
          onBlur={onBlur}
          tools={
            <button
              type="button"
              className="hg-in__btn"
              aria-label={t(shown ? 'desk.form.password_hide' : 'desk.form.password_show')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
            </button>
          }
        />
      )}
    </FormField>
  );
}
