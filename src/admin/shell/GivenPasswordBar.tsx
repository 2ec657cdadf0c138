import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { Words } from '../../ui/Words.tsx';
import './guestBar.css';

/** Above the change of a password that somebody else chose: why no other page opens (`session/address/guard.ts`). */
export default function GivenPasswordBar() {
  return (
    <Words section="givenPw" lang={useLanguage()}>
      <Bar />
    </Words>
  );
}

function Bar() {
  const t = useT();
  return (
    <aside className="hg-guest" aria-label={t('givenPw.label')}>
      <p role="status">{t('givenPw.text')}</p>
    </aside>
  );
}
