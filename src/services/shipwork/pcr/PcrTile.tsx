/** Purchase confirmations on the dashboard: to apply for, waiting for an answer, and the nearest last days. */
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useT } from '../../../ui/text.tsx';
import { openPcrs, type PcrFigures } from './figures.ts';

export function PcrTile({ figures: { toSend, waiting, refused, near, late } }: CardProps<PcrFigures>) {
  const t = useT();
  const { list } = useLinks();
  const said = [
    waiting > 0 && t('dashboard.pcr.waiting', { count: waiting }),
    near > 0 && t('dashboard.pcr.near', { count: near }),
  ].filter(Boolean);
  const bad = [
    refused > 0 && t('dashboard.pcr.refused', { count: refused }),
    late > 0 && t('dashboard.pcr.late', { count: late }),
  ].filter(Boolean);
  return (
    <Tile
      label={t('dashboard.pcr.to_send')}
      value={String(toSend)}
      unit={t('dashboard.case_unit', { smart_count: toSend })}
      href={list('S23', { stCd: openPcrs.join(','), ...anyDay })}
    >
      {said.length + bad.length === 0 && t('dashboard.none')}
      {said.join(' · ')}
      {said.length > 0 && bad.length > 0 && ' · '}
      {bad.length > 0 && <b className="ds-bad">{bad.join(' · ')}</b>}
    </Tile>
  );
}
