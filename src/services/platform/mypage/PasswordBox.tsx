/** A password in its box, shown on request; the kind tells the browser what it may fill in. */
import { useState } from 'react';
import { Box } from '../../../inputs/Box.tsx';
import { RevealButton } from '../../../inputs/RevealButton.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { isComposing } from '../../../ui/keys.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly kind: 'current-password' | 'new-password';
  readonly value: string;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

export function PasswordBox({ id, label, kind, value, error, autoFocus, onChange, onBlur }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <FormField id={id} label={label} error={error} required>
      {(ids) => (
        <Box
          {...ids}
          type={shown ? 'text' : 'password'}
          autoComplete={kind}
          maxLength={200}
          value={value}
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          // Nothing but passwords is typed here: Enter sends.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) event.currentTarget.form?.requestSubmit();
          }}
          tools={<RevealButton shown={shown} onToggle={() => setShown(!shown)} />}
        />
      )}
    </FormField>
  );
}
