/** Unpaid bills on the dashboard, and the operator's month. */
import { card, type CardProps } from '../../../admin/dashboard/cards.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { formatDay } from '../../../fields/date/formatDay.ts';
import { typeOf, won } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { useT } from '../../../ui/text.tsx';
import { MonthGlanceView } from './glance/MonthGlance.tsx';
import { unpaidStates, type BillFigures } from './figures.ts';

const money = won();

function BillTile({ figures }: CardProps<BillFigures>) {
  const t = useT();
  const { list } = useLinks();
  const environment = useFieldEnvironment();
  const { operator, unpaid, overdue, amount, dueDt, drafts, held } = figures;
  const href = list(operator ? 'P94' : 'P33', { stCd: unpaidStates.join(','), ...anyDay });
  const late = overdue > 0 && <b className="ds-bad">{t('dashboard.bill.overdue', { count: overdue })}</b>;
  if (operator)
    return (
      <Tile
        label={t('dashboard.bill.unpaid')}
        value={String(unpaid)}
        unit={t('dashboard.case_unit', { smart_count: unpaid })}
        href={unpaid > 0 ? href : list('P94', { stCd: 'DRAFT', ...anyDay })}
      >
        {late}
        {late && ' · '}
        {t('dashboard.bill.drafts', { count: drafts })}
        {held > 0 && ` · ${t('dashboard.bill.held', { count: held })}`}
      </Tile>
    );
  return (
    <Tile
      label={t('dashboard.bill.unpaid')}
      value={typeOf(money).format(amount, money, environment)}
      unit={t('dashboard.bill.won')}
      href={unpaid > 0 ? href : list('P33', anyDay)}
    >
      {late}
      {late && ' · '}
      {dueDt ? t('dashboard.bill.due', { day: formatDay(dueDt, environment.lang) }) : t('dashboard.bill.none')}
    </Tile>
  );
}

const MonthCard = ({ figures: { operator } }: CardProps<BillFigures>) => (operator ? <MonthGlanceView /> : null);

export default [
  card('platform.bill', 'platform/bill', 'tile', BillTile),
  card('platform.month', 'platform/bill', 'wide', MonthCard),
];
