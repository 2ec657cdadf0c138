/** Approval on the dashboard: documents that wait for the person. */
import { Card, CardEmpty } from '../../admin/dashboard/Card.tsx';
import { card, type CardProps } from '../../admin/dashboard/cards.ts';
import { ListLink } from '../../admin/dashboard/ListLink.tsx';
import { useLinks } from '../../admin/dashboard/useLinks.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Chip } from '../../ui/chip/Chip.tsx';
import { useT } from '../../ui/text.tsx';
import type { ApprFigures } from './dashboard.ts';

function Turns({ figures: { turns, mine } }: CardProps<ApprFigures>) {
  const t = useT();
  const { list, follow } = useLinks();
  const box = list('G12');
  return (
    <Card
      title={t('dashboard.appr.title')}
      note={turns.total > 0 ? turns.total : undefined}
      link={{ label: t('dashboard.appr.box'), href: box }}
    >
      {turns.content.length === 0 && <CardEmpty>{t('dashboard.appr.empty')}</CardEmpty>}
      <ul className="ds-list">
        {turns.content.map(({ id, title, draftUserNm, draftDtm, urgentYn }) => {
          const href = box && `${box}/${id}`;
          return (
            <li key={id}>
              <ListLink href={href}>
                <span className="ds-list__text">
                  <b>{title}</b>
                  <small>{[draftUserNm, draftDtm?.slice(5, 16)].filter(Boolean).join(' · ')}</small>
                </span>
              </ListLink>
              {urgentYn === 'Y' && <Chip tone="err">{t('dashboard.appr.urgent')}</Chip>}
              {href && (
                <ButtonLink
                  size="s"
                  href={href}
                  aria-label={t('dashboard.appr.review_of', { title })}
                  onClick={(event) => follow(event, href)}
                >
                  {t('dashboard.appr.review')}
                </ButtonLink>
              )}
            </li>
          );
        })}
        {mine > 0 && <Mine count={mine} />}
      </ul>
    </Card>
  );
}

function Mine({ count }: { readonly count: number }) {
  const t = useT();
  const { list } = useLinks();
  return (
    <li>
      <ListLink href={list('G13')}>
        <span className="ds-list__end">{t('dashboard.appr.mine', { count })}</span>
      </ListLink>
    </li>
  );
}

export default [card('appr.turns', 'groupware/appr', 'side', Turns)];
