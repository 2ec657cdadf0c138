import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useT } from '../../ui/text.tsx';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { Icon } from './icons.tsx';

/** A password with an eye that shows it, and a word when Caps Lock is on. */
export function PasswordField({ hint, ...props }: Omit<FieldProps, 'end' | 'type'>) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>) => setCaps(event.getModifierState('CapsLock'));
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={(event) => {
        look(event);
        props.onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        look(event);
        props.onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCaps(false);
        props.onBlur?.(event);
      }}
      hint={
        hint || caps ? (
          <>
            {hint && <span>{hint}</span>}
            <span role="status">{caps && <span className="pt-caps">{t('portal.parts.caps_lock')}</span>}</span>
          </>
        ) : undefined
      }
      end={
        <button
          type="button"
          className="pt-eye"
          aria-label={t(shown ? 'portal.parts.password_hide' : 'portal.parts.password_show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
