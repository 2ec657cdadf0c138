import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { agencies } from '../agencies.ts';
import { company, formatRegNo, phoneIn, telHref } from '../company.ts';
import type { Bilingual } from '../company.ts';
import { ActingSelect } from '../parts/ActingSelect.tsx';
import { Icon } from '../parts/icons.tsx';
import { PortalLink } from '../parts/PortalLink.tsx';
import { useToday } from '../today.ts';
import { Logo } from './Logo.tsx';
import { SchemeChoice } from './SchemeChoice.tsx';
import { footerLinks } from './targets.ts';
import './footer.css';

/** Policies, the operating company, and how to reach it (2-portal 1). */
export function Footer() {
  const t = useT();
  return (
    <footer className="pt-foot">
      <div className="pt-wrap">
        <div className="pt-foot__top">
          <nav aria-label={t('portal.footer.policies')}>
            {footerLinks.map(({ label, page }) => (
              <PortalLink key={label} page={page} className={page === 'privacy' ? 'is-strong' : undefined}>
                {t(`portal.${label}`)}
              </PortalLink>
            ))}
          </nav>
          <SchemeChoice />
        </div>
        <div className="pt-foot__main">
          <div>
            <Logo />
            <Company />
          </div>
          <Reach />
        </div>
      </div>
    </footer>
  );
}

function Company() {
  const t = useT();
  const language = useLanguage();
  const textOf = (value: Bilingual) => (language === 'ko' ? value.ko : value.en);
  const { head } = company.offices;
  const name = textOf(company.name);
  const year = useToday().slice(0, 4);
  return (
    <>
      <div className="pt-foot__company">
        <b>{name}</b>
        <p>
          <span>{t('portal.footer.ceo', { name: textOf(company.ceo) })}</span>
          <span>{t('portal.footer.reg_no', { no: formatRegNo(company.regNo) })}</span>
        </p>
        <p>
          <span>{t('portal.footer.address', { address: textOf(head.address) })}</span>
          <span>{t('portal.footer.fax', { no: phoneIn(language, head.fax) })}</span>
          <span>
            <a href={`mailto:${head.email}`}>{head.email}</a>
          </span>
        </p>
      </div>
      <p className="pt-foot__rights">{t('portal.footer.copyright', { year, name })}</p>
    </>
  );
}

function Reach() {
  const t = useT();
  const language = useLanguage();
  const { phone } = company.offices.head;
  return (
    <div className="pt-foot__reach">
      <small>{t('portal.footer.support')}</small>
      <a className="pt-foot__phone hg-tn" href={telHref(phone)}>
        {phoneIn(language, phone)}
      </a>
      <small>{t('portal.footer.hours', company.hours)}</small>
      <span className="pt-foot__choice pt-foot__related">
        <ActingSelect
          aria-label={t('portal.footer.related')}
          value=""
          onAct={(address) => void window.open(address, '_blank', 'noopener,noreferrer')}
        >
          <option value="" disabled hidden>
            {t('portal.footer.related')}
          </option>
          {agencies.map(({ label, address }) => (
            <option key={label} value={address}>
              {t(`portal.agency.${label}`)}
            </option>
          ))}
        </ActingSelect>
        <Icon name="down" />
      </span>
    </div>
  );
}
