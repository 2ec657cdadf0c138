/** A login page that the browser alone draws: what it says where no script runs, and whom to ask. */
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Section } from '../../../i18n/index.ts';
import type { Language } from '../../../i18n/messages.ts';
import { translator } from '../../ui/translator.ts';
import { company, phoneIn, telHref } from '../company.ts';
import { textsNow } from '../textCache.ts';

const box: CSSProperties = {
  position: 'fixed',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  padding: 24,
  background: 'var(--page)',
  color: 'var(--text)',
  textAlign: 'center',
};

/** The texts of the sections must be here before it is called. */
export function scriptlessLogin(language: Language, sections: readonly Section[]): string {
  const t = translator(textsNow(language, sections)!);
  const { phone, email } = company.offices.head;
  return renderToStaticMarkup(
    <noscript>
      <div style={box}>
        <h1>{t('portal.login.title')}</h1>
        <p>{t('pages.login.scriptless')}</p>
        <p>
          <a href={telHref(phone)}>{phoneIn(language, phone)}</a>
          {' · '}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p>
          <a href="/portal/index">{t('portal.parts.home')}</a>
        </p>
      </div>
    </noscript>,
  );
}
