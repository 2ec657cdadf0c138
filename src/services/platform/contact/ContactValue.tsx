/** The own telephone or e-mail to read, and the button that changes it. */
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ReadValue } from '../../../ui/form/ReadValue.tsx';
import type { Me } from '../mypage/meResource.ts';
import { user } from '../user/user.ts';
import { ContactDialog, type ContactName } from './ContactDialog.tsx';

interface Props {
  readonly name: ContactName;
  readonly label: string;
  readonly value: string | null | undefined;
  readonly onChanged: (me: Me) => void;
}

export function ContactValue({ name, label, value, onChanged }: Props) {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const [open, setOpen] = useState(false);
  const field = user.fields[name];
  return (
    <div className="mp-contact">
      <ReadValue label={label}>{value ? typeOf(field).format(value, field, environment) : undefined}</ReadValue>
      <Button
        size="s"
        aria-haspopup="dialog"
        aria-label={t('desk.account.contact.title', { name: label })}
        onClick={() => setOpen(true)}
      >
        {t('desk.account.contact.change')}
      </Button>
      {open && <ContactDialog name={name} onChanged={onChanged} onClose={() => setOpen(false)} />}
    </div>
  );
}
