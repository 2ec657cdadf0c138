import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../session/language.ts';
import { getSession, onSession, setSession } from '../../session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useT } from '../../ui/text.tsx';
import { Words } from '../../ui/Words.tsx';
import { followInside } from '../layout/NavTree.tsx';
import './guestBar.css';

const home = '/portal/index';
const joinPage = '/portal/join';
const demoForm = '/portal/index#demo';

/** Above every screen of the demo yard: what this is, and the ways to a desk of one's own. */
export default function GuestBar() {
  return (
    <Words section="guest" lang={useLanguage()}>
      <Bar />
    </Words>
  );
}

function Bar() {
  const t = useT();
  const navigate = useNavigate();
  const leave = useLogout();
  // The yard stays open behind: it ends with joining.
  const go = (to: string) => void navigate(to);
  // Whoever looked around has no login to stand before: out of the yard leads in front of the house.
  useEffect(
    () =>
      onSession(() => {
        const session = getSession();
        if (session.status === 'out' && session.why === 'left' && session.to === undefined)
          setSession({ ...session, to: home });
      }),
    [],
  );
  return (
    <aside className="hg-guest" aria-label={t('guest.label')}>
      <p>
        <b>{t('guest.label')}</b> <span>{t('guest.text')}</span>
      </p>
      <div>
        <ButtonLink size="s" kind="tint" href={joinPage} onClick={(event) => followInside(event, joinPage, go)}>
          {t('guest.join')}
        </ButtonLink>
        <ButtonLink size="s" href={demoForm} onClick={(event) => followInside(event, demoForm, go)}>
          {t('guest.demo')}
        </ButtonLink>
        {/* Nothing is ever unsaved here: nobody is asked. */}
        <Button size="s" kind="quiet" onClick={() => void leave()}>
          {t('guest.leave')}
        </Button>
      </div>
    </aside>
  );
}
