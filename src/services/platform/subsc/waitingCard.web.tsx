/** What the company has applied for, and what comes next, until the operator has approved it. */
import { Card } from '../../../admin/dashboard/Card.tsx';
import { card, type CardProps } from '../../../admin/dashboard/cards.ts';
import { ListLink } from '../../../admin/dashboard/ListLink.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { formatDay } from '../../../fields/date/formatDay.ts';
import { useLanguage } from '../../../session/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { useT } from '../../../ui/text.tsx';
import { waitingPart, type WaitingApplication } from './waiting.ts';

/** What can be done until then, where the person may. */
const meanwhile = [
  { id: 'corp', menu: 'P11' },
  { id: 'users', menu: 'P12' },
] as const;

function Waiting({ figures }: CardProps<readonly WaitingApplication[]>) {
  const t = useT();
  const language = useLanguage();
  const { list, record, follow } = useLinks();
  return (
    <Card
      title={t('dashboard.applied.title')}
      link={{ label: t('dashboard.list'), href: list('P32', { stCd: 'REQ', ...anyDay }) }}
    >
      <p className="ds-card__empty">{t('dashboard.applied.next')}</p>
      <p className="ds-card__ways">
        {meanwhile.map(({ id, menu }) => {
          const href = list(menu);
          return (
            href && (
              <ButtonLink key={id} size="s" href={href} onClick={(event) => follow(event, href)}>
                {t(`dashboard.applied.${id}`)}
              </ButtonLink>
            )
          );
        })}
      </p>
      <ul className="ds-list ds-list--low">
        {figures.map(({ id, prodNm, prodNmEn, userCnt, reqDt }) => {
          const href = record('platform/subsc', id);
          return (
            <li key={id}>
              <ListLink href={href}>
                <span className="ds-list__text">{language === 'ko' ? prodNm : (prodNmEn ?? prodNm)}</span>
              </ListLink>
              <span className="ds-list__end">
                {t('dashboard.applied.since', { smart_count: userCnt, day: formatDay(reqDt, language) })}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

export default [card('subsc.waiting', waitingPart, 'wide', Waiting)];
