import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../session/language.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useT } from '../../ui/text.tsx';
import { Words } from '../../ui/Words.tsx';
import { followInside } from '../layout/NavTree.tsx';
import './guestBar.css';

const page = '/platform/mypage/pw';

/** Above every screen of a person whose password somebody else chose, until they have one of their own. */
export default function GivenPasswordBar() {
  return (
    <Words section="givenPw" lang={useLanguage()}>
      <Bar />
    </Words>
  );
}

function Bar() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <aside className="hg-guest" aria-label={t('givenPw.label')}>
      <p role="status">{t('givenPw.text')}</p>
      {pathname !== page && (
        <ButtonLink
          size="s"
          kind="tint"
          href={page}
          onClick={(event) => followInside(event, page, (to) => void navigate(to))}
        >
          {t('givenPw.change')}
        </ButtonLink>
      )}
    </aside>
  );
}
