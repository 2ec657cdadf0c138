import { useEffect, useState } from 'react';
import { corpName } from '../session/corpName.ts';
import { useLanguage } from '../session/language.ts';
import { useSession } from '../session/session.ts';

/** What forms of the public pages ask of somebody; empty where it is not known. */
export interface Contact {
  readonly corpNm: string;
  readonly userNm: string;
  readonly phone: string;
  readonly email: string;
}

/** Of whoever is logged in with an account of their own: fills what is asked for, to be changed at will. */
export function useMemberContact(): Contact | undefined {
  const session = useSession();
  const language = useLanguage();
  const [contact, setContact] = useState<Contact>();
  const member = session.status === 'in' && !session.user.guest ? session : undefined;
  const [corp, userNm, id] = [member && corpName(member.corp, language), member?.user.userNm, member?.user.id];
  useEffect(() => {
    if (id === undefined) return undefined;
    let asks = true;
    const known = { corpNm: corp ?? '', userNm: userNm ?? '', phone: '', email: '' };
    const ask = async () => {
      const { call } = await import('../session/calls/client.ts');
      // Only a help: nobody is asked to log in again for it.
      const me = await call<{ readonly phone?: string | null; readonly email?: string | null }>('platform/mypage/me', {
        unasked: true,
      });
      return { ...known, phone: me.phone ?? '', email: me.email ?? '' };
    };
    void ask()
      .catch(() => known)
      .then((found) => {
        if (asks) setContact(found);
      });
    return () => {
      asks = false;
    };
  }, [id, corp, userNm]);
  return member && contact;
}
