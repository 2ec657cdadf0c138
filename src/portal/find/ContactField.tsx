import { useT } from '../../ui/text.tsx';
import { Field } from '../parts/Field.tsx';
import type { FieldProps } from '../parts/Field.tsx';
import { phoneInput } from '../parts/phoneInput.ts';
import { tidyContact } from './contact.ts';
import type { CertType } from './contact.ts';

const emailInput = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;

export interface ContactFieldProps extends Pick<FieldProps, 'error' | 'beside' | 'ref'> {
  readonly type: CertType;
  /** Label of an e-mail address. */
  readonly email: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** The e-mail address or mobile number that a person joined with. */
export function ContactField({ type, email, value, onValue, ...field }: ContactFieldProps) {
  const t = useT();
  const phone = type === 'mobile';
  return (
    <Field
      {...field}
      key={type}
      id="contact"
      {...(phone ? phoneInput : emailInput)}
      maxLength={phone ? 20 : 100}
      required
      label={phone ? t('portal.find.mobile') : email}
      hint={phone ? t('portal.find.digits') : undefined}
      value={value}
      onChange={(event) => onValue(tidyContact(type, event.target.value))}
    />
  );
}
