/** A password: hidden, shown on request, never offered by what the browser remembers. */
import { useState } from 'react';
import { FormField } from '../../ui/form/FormField.tsx';
import { typeOf } from '../index.ts';
import { Box, focusOnce } from '../../inputs/Box.tsx';
import { RevealButton } from '../../inputs/RevealButton.tsx';
import type { InputProps } from '../ui-contract.ts';

export default function PasswordInput({
  field,
  value,
  onChange,
  onBlur,
  record: _record,
  disabled,
  autoFocus,
  ...shell
}: InputProps) {
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
          tools={<RevealButton shown={shown} onToggle={() => setShown(!shown)} />}
        />
      )}
    </FormField>
  );
}
