/** Repair orders on the dashboard: what is in work, how far against its plan, and what it brings in. */
import { fullWon, shortWon } from '../../../admin/dashboard/amounts.ts';
import { Card, Legend } from '../../../admin/dashboard/Card.tsx';
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { rateType } from '../../../fields/decimal/index.ts';
import { useLanguage } from '../../../session/language.ts';
import { BarRows, type BarRow } from '../../../ui/chart/BarRows.tsx';
import { useT } from '../../../ui/text.tsx';
import { planned } from './days.ts';
import { openOrders, workingOrders, type OrderFigures } from './figures.ts';

type Props = CardProps<OrderFigures>;

export function WorkingTile({ figures: { working, late } }: Props) {
  const t = useT();
  const lang = useLanguage();
  const { list } = useLinks();
  return (
    <Tile
      label={t('dashboard.order.working')}
      value={String(working.count)}
      unit={t('dashboard.case_unit', { smart_count: working.count })}
      href={list('R12', { stCd: workingOrders.join(','), ...anyDay })}
    >
      {working.count > 0
        ? t('dashboard.order.working_lead', { amount: shortWon(working.amount, lang) })
        : t('dashboard.none')}
      {late > 0 && ' · '}
      {late > 0 && <b className="ds-bad">{t('dashboard.order.late', { count: late })}</b>}
    </Tile>
  );
}

const percent = (value: number) => String(Math.round(value));

export function Running({ figures: { running }, today }: Props) {
  const t = useT();
  const { list, record, follow } = useLinks();
  if (running.length === 0) return null;
  const title = t('dashboard.order.running');
  const rows = running.map(({ id, orderNo, shipNm, workFromDt, workToDt, progRt }): BarRow => {
    const done = Number(progRt);
    const plan = planned(workFromDt, workToDt, today);
    const late = workToDt < today;
    return {
      ...{ key: String(id), label: shipNm, sub: orderNo, value: done, mark: plan, text: percent(done) },
      end: t('dashboard.order.until', { day: workToDt.slice(5) }),
      tone: late ? 'red' : done + 1 < plan ? 'amber' : 'teal',
      href: record('rs4/order', id),
      words: `${shipNm} ${orderNo}: ${t('dashboard.order.done')} ${percent(done)}%, ${t('dashboard.order.plan')} ${percent(plan)}%, ${t('dashboard.order.until', { day: workToDt })}`,
    };
  });
  const legend = (
    <>
      <Legend tone="teal">{t('dashboard.order.done')}</Legend>
      <Legend tone="mark">{t('dashboard.order.plan')}</Legend>
    </>
  );
  const link = { label: t('dashboard.list'), href: list('R12', { stCd: 'WORK', ...anyDay }) };
  return (
    <Card title={title} note={t('dashboard.order.running_unit')} legend={legend} link={link}>
      <BarRows name={title} rows={rows} full={100} onNavigate={follow} />
    </Card>
  );
}

export function Margins({ figures: { margins } }: Props) {
  const t = useT();
  const lang = useLanguage();
  const { list, record, follow } = useLinks();
  if (margins.length === 0) return null;
  const title = t('dashboard.order.margins');
  const rows = margins.map(({ id, orderNo, shipNm, prftAmt, prftRt, quotAmount }): BarRow => {
    const rate = Number(prftRt);
    const beyond = rateType.beyond(prftRt);
    return {
      ...{
        key: String(id),
        label: shipNm,
        sub: orderNo,
        value: rate,
        text: beyond ?? rate.toFixed(1),
        end: shortWon(prftAmt, lang),
      },
      tone: rate < 0 ? 'red' : rate < 15 ? 'amber' : 'green',
      href: record('rs4/order', id),
      words: `${shipNm} ${orderNo}: ${t('dashboard.order.margin')} ${beyond ?? rate.toFixed(2)}%, ${t('dashboard.order.profit')} ${fullWon(prftAmt)} / ${fullWon(quotAmount)}`,
    };
  });
  // One that is beyond measure fills its row and leaves the others theirs.
  const full = Math.max(50, ...rows.map(({ value }) => value).filter((value) => value < 999));
  const link = { label: t('dashboard.list'), href: list('R12', { stCd: openOrders.join(','), ...anyDay }) };
  return (
    <Card title={title} note={t('dashboard.order.margins_unit')} link={link}>
      <BarRows name={title} rows={rows} full={full} onNavigate={follow} />
    </Card>
  );
}
