import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { company, phoneIn, telHref } from '../company.ts';
import type { Office } from '../company.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { SubPage } from '../parts/SubPage.tsx';
import picture from '../pictures/contactWide.svg';
import './contact.css';

/** Where headquarters and R&D centre are and how to reach them (2-portal 2). */
export function ContactPage() {
  const t = useT();
  const path = usePortalPath();
  const title = t('portal.footer.contact');
  return (
    <SubPage
      crumbs={[{ label: t('portal.menu.support') }, { label: title }]}
      title={title}
      lead={<Whole text={t('portal.contact.lead', company.hours)} />}
    >
      <img className="pt-contact__picture" src={picture} width="1120" height="240" alt="" />
      <div className="pt-contact">
        <OfficeCard office={company.offices.head} />
        <OfficeCard office={company.offices.lab} />
      </div>
      <div className="pt-contact__ask">
        <p>{t('portal.contact.ask_text')}</p>
        <ButtonLink kind="tint" to={path('about/ask')}>
          {t('portal.contact.ask')}
        </ButtonLink>
      </div>
    </SubPage>
  );
}

/** Words joined by a dash or a dot, as times of a day are, stay on one line. */
const Whole = ({ text }: { readonly text: string }) =>
  text.split(/(\S+[–·]\S+)/).map((part, at) =>
    at % 2 ? (
      <span key={at} className="pt-whole">
        {part}
      </span>
    ) : (
      part
    ),
  );

function OfficeCard({ office: { id, address, phone, fax, email } }: { readonly office: Office }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="pt-contact__card" aria-labelledby={`office-${id}`}>
      <h2 id={`office-${id}`}>{t(`portal.contact.${id}`)}</h2>
      <dl>
        <dt>{t('portal.contact.address')}</dt>
        <dd>{language === 'ko' ? address.ko : address.en}</dd>
        <dt>{t('portal.contact.phone')}</dt>
        <dd>
          <a className="pt-link hg-tn" href={telHref(phone)}>
            {phoneIn(language, phone)}
          </a>
        </dd>
        <dt>{t('portal.contact.fax')}</dt>
        <dd className="hg-tn">{phoneIn(language, fax)}</dd>
        <dt>{t('portal.contact.email')}</dt>
        <dd>
          <a className="pt-link" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
        <dt>{t('portal.contact.hours')}</dt>
        <dd>
          <Whole text={t('portal.contact.hours_value', company.hours)} />
        </dd>
      </dl>
    </section>
  );
}
