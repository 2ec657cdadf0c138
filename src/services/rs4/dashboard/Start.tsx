/** First steps of a yard that has no quotation yet. */
import { Card } from '../../../admin/dashboard/Card.tsx';
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { useLinks } from '../../../admin/dashboard/useLinks.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { useT } from '../../../ui/text.tsx';
import type { QuotFigures } from './figures.ts';

const steps = [
  { id: 'clnt', menu: 'R32' },
  { id: 'ship', menu: 'R31' },
  { id: 'quot', menu: 'R11' },
] as const;

export function Start({ figures: { begun } }: CardProps<QuotFigures>) {
  const t = useT();
  const { create, follow } = useLinks();
  if (begun.quot || !create('R11')) return null;
  const next = steps.find(({ id }) => !begun[id])?.id;
  return (
    <Card title={t('dashboard.start.title')} note={t('dashboard.start.hint')} className="ds-card--wide">
      <ol className="ds-start">
        {steps.map(({ id, menu }) => {
          const href = create(menu);
          return (
            <li key={id}>
              <b>{t(`dashboard.start.${id}`)}</b>
              <small>{t(`dashboard.start.${id}_hint`)}</small>
              <span>
                {begun[id] ? (
                  <Chip tone="ok">{t('dashboard.start.done')}</Chip>
                ) : (
                  href && (
                    <ButtonLink
                      kind={id === next ? 'filled' : 'outline'}
                      href={href}
                      onClick={(event) => follow(event, href)}
                    >
                      {t(`dashboard.start.${id}`)}
                    </ButtonLink>
                  )
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
