import { useLogout } from 'react-admin';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/text.tsx';
import './guestBar.css';

const joinPage = '/portal/join';
const demoForm = '/portal/index#demo';

/** Above every screen of the demo yard: what this is, and the ways to a desk of one's own. */
export default function GuestBar() {
  const t = useT();
  const logout = useLogout();
  return (
    <aside className="hg-guest" aria-label={t('desk.guest.label')}>
      <p>
        <b>{t('desk.guest.label')}</b> <span>{t('desk.guest.text')}</span>
      </p>
      <div>
        <Button size="s" kind="tint" onClick={() => void logout({ to: joinPage })}>
          {t('desk.guest.join')}
        </Button>
        <Button size="s" onClick={() => void logout({ to: demoForm })}>
          {t('desk.guest.demo')}
        </Button>
      </div>
    </aside>
  );
}
