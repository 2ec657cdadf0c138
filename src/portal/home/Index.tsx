import { useSession } from '../../session/session.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { usePageTitle } from '../pageTitle.ts';
import { ButtonLink } from '../parts/Button.tsx';
import './index.css';

/** The front page while the portal is being prepared: what this is, and the way in. */
export function Index() {
  const t = useT();
  usePageTitle();
  const loggedIn = useSession().status === 'in';
  const login = usePortalPath()('login');
  return (
    <main id="main" className="pt-index" tabIndex={-1}>
      <div className="pt-wrap pt-index__in">
        <p className="pt-index__eyebrow">{t('brand.title')}</p>
        <h1>{t('portal.lead')}</h1>
        <p className="pt-index__text">{t('portal.preparing')}</p>
        <ButtonLink size="l" to={loggedIn ? '/' : login}>
          {t(loggedIn ? 'portal.header.dashboard' : 'portal.header.login')}
        </ButtonLink>
      </div>
      <Quay />
    </main>
  );
}

/** A ship at the quay, drawn with the lines of the brand. */
const Quay = () => (
  <svg
    className="pt-quay"
    viewBox="0 0 1440 240"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <g className="pt-quay__ship">
      <path d="M880 150H1280L1248 196H912Z" />
      <path d="M1180 150V96H1244V150M1196 96V72H1228V96M1194 114H1230M1194 130H1230" />
      <path d="M930 150V138H990V150M1010 150V138H1070V150M1090 150V138H1150V150" />
      <path d="M960 138V92M960 96L1000 122M1100 138V92M1100 96L1060 122" />
    </g>
    <g className="pt-quay__crane">
      <path d="M640 196V60M684 196V60M628 60H860M640 60L662 28L860 60M800 60V112M640 104H684M640 150H684" />
    </g>
    <path className="pt-quay__ground" d="M0 196H1440" />
    <path
      className="pt-quay__sea"
      d="M760 212q12-6 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0M820 226q12-6 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0"
    />
  </svg>
);
