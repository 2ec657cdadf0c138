/** Purchase orders on the dashboard: what is still to come. */
import { fullWon } from '../../../admin/dashboard/amounts.ts';
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useT } from '../../../ui/text.tsx';
import { openPurcs, type PurcFigures } from './figures.ts';

export function PurcTile({ figures: { count, amount, partly, late } }: CardProps<PurcFigures>) {
  const t = useT();
  const { list } = useLinks();
  return (
    <Tile
      label={t('dashboard.purc.open')}
      value={String(count)}
      unit={t('dashboard.case_unit', { smart_count: count })}
      href={list('R22', { stCd: openPurcs.join(','), ...anyDay })}
    >
      {count > 0 ? t('dashboard.purc.left', { amount: fullWon(amount) }) : t('dashboard.none')}
      {partly > 0 && ` · ${t('dashboard.purc.partly', { count: partly })}`}
      {late > 0 && ' · '}
      {late > 0 && <b className="ds-bad">{t('dashboard.purc.late', { count: late })}</b>}
    </Tile>
  );
}
