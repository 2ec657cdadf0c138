/** Key figures of repair sales. */
import { fullWon, shortWon } from '../../../admin/dashboard/amounts.ts';
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { daysBetween, monthInWords } from '../../../admin/dashboard/days.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useLanguage } from '../../../session/language.ts';
import { useT } from '../../../ui/text.tsx';
import { lastSpans, monthOf, monthSpan } from './days.ts';
import { decidedQuots, hitMonths, openQuots, type Hits, type QuotFigures } from './figures.ts';

type Props = CardProps<QuotFigures>;

export function OpenTile({ figures: { stages, newThisWeek } }: Props) {
  const t = useT();
  const lang = useLanguage();
  const { list } = useLinks();
  const count = stages.reduce((sum, stage) => sum + stage.count, 0);
  const amount = stages.reduce((sum, stage) => sum + Number(stage.amount), 0);
  return (
    <Tile
      label={t('dashboard.quot.open')}
      value={String(count)}
      unit={t('dashboard.case_unit', { smart_count: count })}
      href={list('R11', { stCd: openQuots.join(','), ...anyDay })}
    >
      {count > 0
        ? t('dashboard.quot.open_lead', { amount: shortWon(amount, lang), count: newThisWeek })
        : t('dashboard.none')}
    </Tile>
  );
}

export function WonTile({ figures: { wonThisMonth, target }, today }: Props) {
  const t = useT();
  const lang = useLanguage();
  const { list } = useLinks();
  const { from, to } = monthSpan(monthOf(today));
  if (!wonThisMonth) return null;
  const goal = Number(target ?? 0);
  const rate = goal > 0 ? Math.round((Number(wonThisMonth.amount) / goal) * 100) : 0;
  return (
    <Tile
      label={t('dashboard.quot.won', { month: monthInWords(today, lang) })}
      value={fullWon(wonThisMonth.amount)}
      unit={t('dashboard.won_unit')}
      href={list('R12', { dateType: 'ORDER_DT', fromDt: from, toDt: to })}
    >
      {goal > 0 ? (
        <>
          <b className={rate >= 100 ? 'ds-good' : 'ds-warn'}>
            {t('dashboard.quot.won_target', { target: shortWon(goal, lang), rate })}
          </b>
          {` · ${t('dashboard.quot.won_left', { days: daysBetween(today, to) })}`}
        </>
      ) : (
        t('dashboard.quot.won_count', { smart_count: wonThisMonth.count })
      )}
    </Tile>
  );
}

const rateOf = ({ won, decided }: Hits) => (decided > 0 ? (won / decided) * 100 : undefined);

export function HitTile({ figures: { hits, hitsBefore, direct = 0 }, today }: Props) {
  const t = useT();
  const { list } = useLinks();
  const { now } = lastSpans(today, hitMonths);
  // Where orders came in without quotations alone, nothing would be said by a rate of nought.
  const isUnrated = hits.won === 0 && direct > 0;
  const rate = isUnrated ? undefined : rateOf(hits);
  const before = rateOf(hitsBefore);
  const points = rate !== undefined && before !== undefined ? rate - before : undefined;
  return (
    <Tile
      label={t('dashboard.quot.hit', { months: hitMonths })}
      value={rate === undefined ? '–' : rate.toFixed(1)}
      unit={rate === undefined ? undefined : '%'}
      href={list('R11', { stCd: decidedQuots.join(','), dateType: 'QUOT_DT', fromDt: now.from, toDt: now.to })}
    >
      {points !== undefined && (
        <>
          <b className={points >= 0 ? 'ds-good' : 'ds-bad'}>
            {t('dashboard.quot.hit_before', {
              months: hitMonths,
              points: `${points >= 0 ? '+' : '−'}${Math.abs(points).toFixed(1)}`,
            })}
          </b>
          {' · '}
        </>
      )}
      {isUnrated
        ? t('dashboard.quot.hit_direct')
        : t(hits.decided > 0 ? 'dashboard.quot.hit_of' : 'dashboard.quot.hit_none', { smart_count: hits.decided })}
    </Tile>
  );
}
