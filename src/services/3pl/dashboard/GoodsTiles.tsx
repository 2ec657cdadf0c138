/** A warehouse for shippers on the dashboard: orders of today, and goods that want somebody. */
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useT } from '../../../ui/text.tsx';
import type { GoodsFigures, OrderFigures } from './figures.ts';

const upTo = (today: string, stCd: string) => ({ stCd, fromDt: '', toDt: today });

export function ComingTile({ figures: { coming, comingLate = 0 }, today }: CardProps<OrderFigures>) {
  const t = useT();
  const { list } = useLinks();
  if (coming === undefined) return null;
  return (
    <Tile
      label={t('dashboard.goods.coming')}
      value={String(coming)}
      unit={t('dashboard.case_unit', { smart_count: coming })}
      href={list('T11', upTo(today, 'PLAN,CHK'))}
    >
      <Late count={comingLate} otherwise={t('dashboard.goods.coming_lead')} />
    </Tile>
  );
}

export function GoingTile({ figures: { going, goingLate = 0, picked = 0 }, today }: CardProps<OrderFigures>) {
  const t = useT();
  const { list } = useLinks();
  if (going === undefined) return null;
  return (
    <Tile
      label={t('dashboard.goods.going')}
      value={String(going)}
      unit={t('dashboard.case_unit', { smart_count: going })}
      href={list('T12', upTo(today, 'PLAN,ALLOC'))}
    >
      {t('dashboard.goods.picked', { count: picked })}
      {goingLate > 0 && ' · '}
      <Late count={goingLate} otherwise="" />
    </Tile>
  );
}

function Late({ count, otherwise }: { readonly count: number; readonly otherwise: string }) {
  const t = useT();
  return count > 0 ? <b className="ds-bad">{t('dashboard.goods.late', { count })}</b> : otherwise;
}

export function LowTile({ figures: { low } }: CardProps<GoodsFigures>) {
  const t = useT();
  const { list } = useLinks();
  if (low === 0) return null;
  return (
    <Tile
      label={t('dashboard.goods.low')}
      value={String(low)}
      unit={t('dashboard.goods.item_unit')}
      href={list('T13', { show: 'LOW' })}
    >
      {t('dashboard.goods.low_lead')}
    </Tile>
  );
}

export function SoonTile({ figures: { soon, expired } }: CardProps<GoodsFigures>) {
  const t = useT();
  const { list } = useLinks();
  if (soon + expired === 0) return null;
  return (
    <Tile
      label={t('dashboard.goods.soon')}
      value={String(soon + expired)}
      unit={t('dashboard.case_unit', { smart_count: soon + expired })}
      href={list('T13', { show: 'SOON' })}
    >
      {expired > 0 ? (
        <b className="ds-bad">{t('dashboard.goods.expired', { count: expired })}</b>
      ) : (
        t('dashboard.goods.soon_lead')
      )}
    </Tile>
  );
}
