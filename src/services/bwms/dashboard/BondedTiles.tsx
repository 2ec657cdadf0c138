/** A bonded warehouse on the dashboard: what lies there and for how long yet, and reports that wait for somebody. */
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useT } from '../../../ui/text.tsx';
import type { BondedFigures, ReportFigures } from './figures.ts';

export function LyingTile({ figures: { lying, packages, due, over } }: CardProps<BondedFigures>) {
  const t = useT();
  const { list } = useLinks();
  if (lying === 0) return null;
  return (
    <Tile
      label={t('dashboard.bonded.lying')}
      value={String(lying)}
      unit={t('dashboard.case_unit', { smart_count: lying })}
      href={list('W13', { show: 'ON' })}
    >
      {t('dashboard.bonded.packages', { count: packages.toLocaleString('en-US') })}
      {due > 0 && ` · ${t('dashboard.bonded.due', { count: due })}`}
      {over > 0 && ' · '}
      {over > 0 && <b className="ds-bad">{t('dashboard.bonded.over', { count: over })}</b>}
    </Tile>
  );
}

const waiting = { stCd: 'DRAFT,ERROR', ...anyDay };

/** A tile for each way, for each has a list of its own. */
export function ReportTile({ figures }: CardProps<ReportFigures>) {
  const t = useT();
  const { list } = useLinks();
  const tile = (way: 'in' | 'out', menu: string) => {
    const { draft, error } = figures[way] ?? { draft: 0, error: 0 };
    const href = list(menu, waiting);
    if (draft + error === 0 || !href) return null;
    return (
      <Tile
        label={t(`dashboard.bonded.reports_${way}`)}
        value={String(draft + error)}
        unit={t('dashboard.case_unit', { smart_count: draft + error })}
        href={href}
      >
        {t('dashboard.bonded.draft', { count: draft })}
        {error > 0 && ' · '}
        {error > 0 && <b className="ds-bad">{t('dashboard.bonded.error', { count: error })}</b>}
      </Tile>
    );
  };
  return (
    <>
      {tile('in', 'W11')}
      {tile('out', 'W12')}
    </>
  );
}
