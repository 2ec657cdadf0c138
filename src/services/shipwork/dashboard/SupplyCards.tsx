/** Ship supplies on the dashboard: what we ordered, what we are asked to supply, and permits. */
import { shortWon } from '../../../admin/dashboard/amounts.ts';
import { Card, Legend } from '../../../admin/dashboard/Card.tsx';
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { useLanguage } from '../../../session/language.ts';
import { BarRows, type BarRow } from '../../../ui/chart/BarRows.tsx';
import { useT } from '../../../ui/text.tsx';
import { liveStates, type PermitFigures, type SideState, type SupplyFigures } from './figures.ts';

/** States in which the next step is that side's. */
const turns: Readonly<Record<SideState['side'], readonly string[]>> = {
  buy: ['DRAFT', 'QUOT', 'DLV'],
  sell: ['REQ', 'ORD', 'RCV'],
};

function SideCard({ figures: { states }, side }: CardProps<SupplyFigures> & { readonly side: SideState['side'] }) {
  const t = useT();
  const lang = useLanguage();
  const { codeName } = useFieldEnvironment();
  const { list, follow } = useLinks();
  const mine = states.filter((one) => one.side === side);
  if (mine.length === 0) return null;
  const title = t(`dashboard.supply.${side}`);
  const most = Math.max(...mine.map(({ count }) => count));
  const rows = liveStates.flatMap((stCd): BarRow[] => {
    const found = mine.find((one) => one.stCd === stCd);
    // A draft is the buyer's alone.
    if (!found || (side === 'sell' && stCd === 'DRAFT')) return [];
    const { count, amount, late } = found;
    const ours = turns[side].includes(stCd);
    const label = codeName('SWORD_ST', stCd);
    return [
      {
        ...{ key: stCd, label, value: count, text: String(count), tone: late > 0 ? 'red' : ours ? 'amber' : 'teal' },
        sub: ours ? t('dashboard.supply.our_turn') : t('dashboard.supply.their_turn'),
        end: late > 0 ? t('dashboard.supply.late', { count: late }) : Number(amount) > 0 ? shortWon(amount, lang) : '',
        href: list('S11', { side, stCd, ...anyDay }),
        words: `${label} ${t('dashboard.cases', { count })}`,
      },
    ];
  });
  const legend = (
    <>
      <Legend tone="amber">{t('dashboard.supply.our_turn')}</Legend>
      <Legend tone="teal">{t('dashboard.supply.their_turn')}</Legend>
    </>
  );
  return (
    <Card
      title={title}
      note={t('dashboard.supply.unit')}
      legend={legend}
      link={{ label: t('dashboard.list'), href: list('S11', { side, ...anyDay }) }}
    >
      <BarRows name={title} rows={rows} full={most} onNavigate={follow} />
    </Card>
  );
}

export const Bought = (props: CardProps<SupplyFigures>) => <SideCard {...props} side="buy" />;
export const Sold = (props: CardProps<SupplyFigures>) => <SideCard {...props} side="sell" />;

export function PermitTile({ figures: { waiting, given, late } }: CardProps<PermitFigures>) {
  const t = useT();
  const { list } = useLinks();
  if (waiting + given === 0) return null;
  return (
    <Tile
      label={t('dashboard.permit.given')}
      value={String(given)}
      unit={t('dashboard.case_unit', { smart_count: given })}
      href={list('S12', { stCd: 'PERMIT', ...anyDay })}
    >
      {waiting > 0 ? t('dashboard.permit.waiting', { count: waiting }) : t('dashboard.permit.none_waiting')}
      {late > 0 && ' · '}
      {late > 0 && <b className="ds-bad">{t('dashboard.permit.late', { count: late })}</b>}
    </Tile>
  );
}
