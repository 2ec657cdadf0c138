/** Instead of the choices, for whoever has no scripts: who can join, what is needed for it, and whom to ask. */
import { company, phoneIn, telHref } from '../../../../portal/company.ts';
import { useLanguage } from '../../../../session/language.ts';
import { useT } from '../../../../ui/text.tsx';

const types = ['corp', 'bond', 'bwh', 'sr', 'private'] as const;
const needs = ['needs_id', 'needs_code', 'needs_corp', 'needs_terms'] as const;

export function ScriptlessJoin() {
  const t = useT();
  const language = useLanguage();
  const { phone, email } = company.offices.head;
  return (
    <noscript className="jn-scriptless">
      <ul>
        {types.map((type) => (
          <li key={type}>
            <b>{t(`join.type.${type}`)}</b> {t(`join.type.${type}_text`)}
          </li>
        ))}
      </ul>
      <h2>{t('join.scriptless.needs')}</h2>
      <ul>
        {needs.map((need) => (
          <li key={need}>{t(`join.scriptless.${need}`)}</li>
        ))}
      </ul>
      <h2>{t('join.scriptless.ask')}</h2>
      <p>{t('join.scriptless.ask_text')}</p>
      <p>
        <a href={telHref(phone)}>{phoneIn(language, phone)}</a>
        {' · '}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </noscript>
  );
}
