/** Declarations on the dashboard: which days are near, and what waits at customs or here. */
import { shortWon } from '../../../admin/dashboard/amounts.ts';
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { addDays } from '../../../core/dates.ts';
import { dateTypeOf } from '../../../record/resource.ts';
import { useLanguage } from '../../../session/language.ts';
import { serverToday } from '../../../session/today.ts';
import { useT } from '../../../ui/text.tsx';
import {
  nearDays,
  releasedStates,
  waitingAtCustoms,
  type ExportFigures,
  type ImportFigures,
} from './declarationFigures.ts';

interface DueProps {
  readonly kind: 'exp' | 'imp';
  readonly menu: string;
  /** The day by which something is to be done. */
  readonly day: string;
  readonly near: number;
  readonly late: number;
}

function DueTile({ kind, menu, day, near, late }: DueProps) {
  const t = useT();
  const { list } = useLinks();
  return (
    <Tile
      label={t(`dashboard.customs.${kind}_due`)}
      value={String(near + late)}
      unit={t('dashboard.case_unit', { smart_count: near + late })}
      href={list(menu, {
        ...{ stCd: releasedStates.join(','), sort: `${day},asc`, dateType: dateTypeOf(day), fromDt: '' },
        toDt: addDays(serverToday(), nearDays),
      })}
    >
      {near + late === 0 && t('dashboard.none')}
      {near > 0 && t('dashboard.customs.near', { count: near })}
      {near > 0 && late > 0 && ' · '}
      {late > 0 && <b className="ds-bad">{t('dashboard.customs.late', { count: late })}</b>}
    </Tile>
  );
}

export const ExportDueTile = ({ figures: { near, late } }: CardProps<ExportFigures>) => (
  <DueTile kind="exp" menu="S21" day="loadDueDt" near={near} late={late} />
);
export const ImportDueTile = ({ figures: { near, late } }: CardProps<ImportFigures>) => (
  <DueTile kind="imp" menu="S22" day="outDueDt" near={near} late={late} />
);

interface WaitingProps {
  readonly kind: 'exp' | 'imp';
  readonly menu: string;
  readonly figures: ExportFigures;
}

/** What customs is to answer; below it what lies here. */
function WaitingTile({ kind, menu, figures: { waiting, drafts, refused } }: WaitingProps) {
  const t = useT();
  const { list } = useLinks();
  return (
    <Tile
      label={t(`dashboard.customs.${kind}_waiting`)}
      value={String(waiting)}
      unit={t('dashboard.case_unit', { smart_count: waiting })}
      href={list(menu, { stCd: waitingAtCustoms.join(','), ...anyDay })}
    >
      {t('dashboard.customs.drafts', { count: drafts })}
      {refused > 0 && ' · '}
      {refused > 0 && <b className="ds-bad">{t('dashboard.customs.refused', { count: refused })}</b>}
    </Tile>
  );
}

export const ExportWaitingTile = ({ figures }: CardProps<ExportFigures>) => (
  <WaitingTile kind="exp" menu="S21" figures={figures} />
);
export const ImportWaitingTile = ({ figures }: CardProps<ImportFigures>) => (
  <WaitingTile kind="imp" menu="S22" figures={figures} />
);

/** Duty that is to be paid before customs releases, and the surcharge that runs for what is not declared. */
export function DutyTile({ figures: { unpaid, surcharge } }: CardProps<ImportFigures>) {
  const t = useT();
  const lang = useLanguage();
  const { list } = useLinks();
  return (
    <Tile
      label={t('dashboard.customs.unpaid')}
      value={String(unpaid.count)}
      unit={t('dashboard.case_unit', { smart_count: unpaid.count })}
      href={list('S22', { unpaid: 'Y', ...anyDay })}
    >
      {unpaid.count > 0 ? shortWon(unpaid.amount, lang) : t('dashboard.none')}
      {surcharge.count > 0 && ' · '}
      {surcharge.count > 0 && (
        <b className="ds-bad">
          {t('dashboard.customs.surcharge', { count: surcharge.count, amount: shortWon(surcharge.amount, lang) })}
        </b>
      )}
    </Tile>
  );
}
