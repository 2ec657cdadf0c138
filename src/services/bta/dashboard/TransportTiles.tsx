/** Bonded transport on the dashboard: transports under way, and what waits at the own gates. */
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useT } from '../../../ui/text.tsx';
import type { GateFigures, TransportFigures } from './figures.ts';

export function MovingTile({ figures: { waiting, moving, late } }: CardProps<TransportFigures>) {
  const t = useT();
  const { list } = useLinks();
  if (waiting + moving === 0) return null;
  return (
    <Tile
      label={t('dashboard.transport.moving')}
      value={String(moving)}
      unit={t('dashboard.case_unit', { smart_count: moving })}
      href={list('B12', late > 0 ? { late: 'Y', ...anyDay } : { stCd: 'RELEASE,MOVE', ...anyDay })}
    >
      {t('dashboard.transport.waiting', { count: waiting })}
      {late > 0 && ' · '}
      {late > 0 && <b className="ds-bad">{t('dashboard.transport.late', { count: late })}</b>}
    </Tile>
  );
}

export function GateTile({ figures: { verify = 0, leave = 0 } }: CardProps<GateFigures>) {
  const t = useT();
  const { list } = useLinks();
  if (verify + leave === 0) return null;
  return (
    <Tile
      label={t('dashboard.transport.gate')}
      value={String(verify + leave)}
      unit={t('dashboard.transport.vehicle_unit')}
      href={list('B22', anyDay)}
    >
      {t('dashboard.transport.gate_lead', { verify, leave })}
    </Tile>
  );
}

export function ArrivalTile({ figures: { coming = 0, confirm = 0 } }: CardProps<GateFigures>) {
  const t = useT();
  const { list } = useLinks();
  if (coming + confirm === 0) return null;
  return (
    <Tile
      label={t('dashboard.transport.arrival')}
      value={String(confirm)}
      unit={t('dashboard.transport.vehicle_unit')}
      href={list('B23', { stCd: confirm > 0 ? 'ARRV' : 'OUT', ...anyDay })}
    >
      {t('dashboard.transport.coming', { count: coming })}
    </Tile>
  );
}

export function DifferingTile({ figures: { differing = 0 } }: CardProps<GateFigures>) {
  const t = useT();
  const { list } = useLinks();
  if (differing === 0) return null;
  return (
    <Tile
      label={t('dashboard.transport.differing')}
      value={String(differing)}
      unit={t('dashboard.case_unit', { smart_count: differing })}
      href={list('B21', { stCd: 'DIFF', ...anyDay })}
    >
      <b className="ds-bad">{t('dashboard.transport.settle')}</b>
    </Tile>
  );
}
