import type { ReactNode } from 'react';
import { useT } from '../../../ui/text.tsx';
import { buttonClass } from '../../parts/Button.tsx';
import { PortalLink } from '../../parts/PortalLink.tsx';
import { EnterYard } from '../../yard/EnterYard.tsx';
import { useOwnDesk, useYardOffer } from '../../yard/yard.ts';
import { SectionLink } from '../moves/SectionLink.tsx';
import type { Slide, Way } from './slides.ts';

/** What a slide says: heading, lead, two ways on, and the remarks under its picture. */
export function SlideText({ slide: { name, notes, doors, ways } }: { readonly slide: Slide }) {
  const t = useT();
  const entersYard = useYardOffer() && name === 'repair';
  const key = `home.slide.${name}`;
  return (
    <>
      <div className="pt-wrap pt-slide__text">
        <p className="pt-eyebrow">{t(`${key}.eyebrow`)}</p>
        <h2>{t(`${key}.title`)}</h2>
        <p className="pt-slide__lead">{t(`${key}.lead`)}</p>
        <div className="pt-slide__ways">
          {entersYard && <EnterYard kind="onDark" />}
          <WayOut {...ways[0]} kind={entersYard ? 'onDarkLine' : 'onDark'} />
          {!entersYard && <WayOut {...ways[1]} kind="onDarkLine" />}
        </div>
      </div>
      <ul className="pt-slide__notes">
        {Array.from({ length: notes }, (_, at) => (
          <li key={at}>
            <Remark page={doors?.[at]}>
              <b>{t(`${key}.note${at + 1}.title`)}</b>
              <span className="hg-tn">{t(`${key}.note${at + 1}.text`)}</span>
            </Remark>
          </li>
        ))}
      </ul>
    </>
  );
}

const Remark = ({ page, children }: { readonly page?: string | undefined; readonly children: ReactNode }) =>
  page === undefined ? children : <PortalLink page={page}>{children}</PortalLink>;

function WayOut({ label, section, page, kind }: Way & { readonly kind: 'onDark' | 'onDarkLine' }) {
  const t = useT();
  const look = buttonClass({ kind, size: 'l' });
  const hasDesk = useOwnDesk();
  // Whoever works here already needs no demo.
  if (hasDesk && label === 'demo')
    return (
      <a className={look} href="/">
        {t('home.to.desk')}
      </a>
    );
  if (section)
    return (
      <SectionLink to={section} className={look}>
        {t(`home.to.${label}`)}
      </SectionLink>
    );
  return (
    <PortalLink page={page ?? 'index'} className={look}>
      {t(`home.to.${label}`)}
    </PortalLink>
  );
}
