/** Receivables on the dashboard: how much, how late, and of what age. */
import { fullWon, shortWon } from '../../../admin/dashboard/amounts.ts';
import { Card } from '../../../admin/dashboard/Card.tsx';
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { addDays } from '../../../core/dates.ts';
import { useLanguage } from '../../../session/language.ts';
import { BarRows, type BarRow } from '../../../ui/chart/BarRows.tsx';
import { useT } from '../../../ui/text.tsx';
import { ages, openInvs, type AgeId, type Counted, type InvFigures } from './figures.ts';

type Props = CardProps<InvFigures>;

const stCd = openInvs.join(',');
const sumOf = (all: readonly Counted[]) => ({
  count: all.reduce((sum, { count }) => sum + count, 0),
  amount: all.reduce((sum, { amount }) => sum + Number(amount), 0),
});

export function ReceivableTile({ figures }: Props) {
  const t = useT();
  const { list } = useLinks();
  const whole = sumOf(figures.ages);
  const late = sumOf(figures.ages.slice(1));
  return (
    <Tile
      label={t('dashboard.inv.unpaid')}
      value={fullWon(whole.amount)}
      unit={t('dashboard.won_unit')}
      href={list('R13', { stCd, ...anyDay })}
    >
      {late.count > 0 ? (
        <b className="ds-bad">{t('dashboard.inv.overdue', { count: late.count, amount: fullWon(late.amount) })}</b>
      ) : (
        t(whole.count > 0 ? 'dashboard.inv.in_time' : 'dashboard.none')
      )}
    </Tile>
  );
}

const tones: Readonly<Record<AgeId, BarRow['tone']>> = {
  before: 'teal',
  d30: 'amber',
  d60: 'amber',
  d90: 'red',
  more: 'red',
};

export function Ages({ figures, today }: Props) {
  const t = useT();
  const lang = useLanguage();
  const { list, follow } = useLinks();
  const title = t('dashboard.inv.ages');
  const rows = figures.ages.map(({ id, count, amount }, at): BarRow => {
    const { from, to } = ages[at]!;
    const label = t(`dashboard.inv.age.${id}`);
    // So many days past is a due date so many days ago.
    const span = {
      fromDt: to === undefined ? '' : addDays(today, -to),
      toDt: from === undefined ? '' : addDays(today, -from),
    };
    return {
      ...{
        key: id,
        label,
        value: Number(amount),
        text: shortWon(amount, lang),
        end: t('dashboard.cases', { count }),
        tone: tones[id],
      },
      href: list('R13', { stCd, dateType: 'DUE_DT', ...span }),
      words: `${label}: ${fullWon(amount)}, ${t('dashboard.cases', { count })}`,
    };
  });
  const { toInvoice } = figures;
  if (sumOf([...figures.ages, ...(toInvoice ? [toInvoice] : [])]).count === 0) return null;
  const waiting = list('R12', { stCd: 'ACC', ...anyDay });
  return (
    <Card
      title={title}
      note={t('dashboard.inv.ages_unit')}
      link={{ label: t('dashboard.list'), href: list('R13', { stCd, ...anyDay }) }}
    >
      <BarRows name={title} rows={rows} onNavigate={follow} />
      {toInvoice && toInvoice.count > 0 && (
        <p className="ds-card__foot">
          {waiting ? (
            <a href={waiting} onClick={(event) => follow(event, waiting)}>
              {t('dashboard.inv.to_invoice', { count: toInvoice.count, amount: shortWon(toInvoice.amount, lang) })}
            </a>
          ) : (
            t('dashboard.inv.to_invoice', { count: toInvoice.count, amount: shortWon(toInvoice.amount, lang) })
          )}
        </p>
      )}
    </Card>
  );
}
