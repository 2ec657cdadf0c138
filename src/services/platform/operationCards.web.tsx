/** The operator on the dashboard: what waits, what failed, who came. */
import { card, type CardProps } from '../../admin/dashboard/cards.ts';
import { Tile } from '../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../admin/dashboard/useLinks.ts';
import { useT } from '../../ui/text.tsx';
import { errorDays, firstDayOf, joinedDays } from './operations.ts';
import type {
  CorpFigures,
  DemoFigures,
  ErrorFigures,
  JournalFigures,
  MessageFigures,
  QuestionFigures,
  StockFigures,
  SubscFigures,
} from './operations.ts';

function DemoTile({ figures: { fresh, underWay, waitingDays } }: CardProps<DemoFigures>) {
  const t = useT();
  const { list } = useLinks();
  return (
    <Tile
      label={t('dashboard.operation.demo')}
      value={String(fresh)}
      unit={t('dashboard.case_unit', { smart_count: fresh })}
      href={list('P97', { stCd: 'NEW', ...anyDay })}
    >
      {waitingDays > 0 && (
        <b className="ds-bad">{t('dashboard.operation.demo_waiting', { smart_count: waitingDays })}</b>
      )}
      {waitingDays > 0 && ' · '}
      {t('dashboard.operation.demo_under_way', { count: underWay })}
    </Tile>
  );
}

function SubscTile({ figures: { waiting, waitingDays, inUse } }: CardProps<SubscFigures>) {
  const t = useT();
  const { list } = useLinks();
  return (
    <Tile
      label={t('dashboard.operation.subsc')}
      value={String(waiting)}
      unit={t('dashboard.case_unit', { smart_count: waiting })}
      href={list('P92', { stCd: 'REQ', ...anyDay })}
    >
      {waitingDays > 0 && (
        <b className="ds-bad">{t('dashboard.operation.demo_waiting', { smart_count: waitingDays })}</b>
      )}
      {waitingDays > 0 && ' · '}
      {t('dashboard.operation.subsc_in_use', { count: inUse })}
    </Tile>
  );
}

function QuestionTile({ figures: { waiting, held, waitingDays } }: CardProps<QuestionFigures>) {
  const t = useT();
  const { list } = useLinks();
  return (
    <Tile
      label={t('dashboard.operation.asked')}
      value={String(waiting)}
      unit={t('dashboard.case_unit', { smart_count: waiting })}
      href={list('P95', { askStCd: 'WAIT', ...anyDay })}
    >
      {waitingDays > 0 && (
        <b className="ds-bad">{t('dashboard.operation.demo_waiting', { smart_count: waitingDays })}</b>
      )}
      {waitingDays > 0 && held > 0 && ' · '}
      {held > 0 && t('dashboard.operation.asked_held', { count: held })}
      {waiting === 0 && t('dashboard.operation.asked_none')}
    </Tile>
  );
}

function MessageTile({ figures: { failed, waiting } }: CardProps<MessageFigures>) {
  const t = useT();
  const { list } = useLinks();
  return (
    <Tile
      label={t('dashboard.operation.failed')}
      value={String(failed)}
      unit={t('dashboard.case_unit', { smart_count: failed })}
      href={list('P98', { stCd: 'FAIL', ...anyDay })}
    >
      {t('dashboard.operation.waiting', { count: waiting })}
    </Tile>
  );
}

function JournalTile({ figures: { waiting, unknown } }: CardProps<JournalFigures>) {
  const t = useT();
  const { list } = useLinks();
  return (
    <Tile
      label={t('dashboard.operation.journal')}
      value={String(waiting + unknown)}
      unit={t('dashboard.case_unit', { smart_count: waiting + unknown })}
      href={list('P9A', { stuck: 'Y', ...anyDay })}
    >
      {t('dashboard.operation.journal_parts', { waiting, unknown })}
    </Tile>
  );
}

function ErrorTile({ figures: { seen, fresh }, today }: CardProps<ErrorFigures>) {
  const t = useT();
  const { list } = useLinks();
  return (
    <Tile
      label={t('dashboard.operation.errors', { days: errorDays })}
      value={String(seen)}
      unit={t('dashboard.operation.kind_unit')}
      href={list('P99', { dateType: 'LAST_DTM', fromDt: firstDayOf(today, errorDays), toDt: today })}
    >
      {fresh > 0 ? (
        <b className="ds-bad">{t('dashboard.operation.fresh', { count: fresh })}</b>
      ) : (
        t('dashboard.operation.no_fresh')
      )}
    </Tile>
  );
}

function StockTile({ figures: { wrong, companies }, today }: CardProps<StockFigures>) {
  const t = useT();
  const { list } = useLinks();
  return (
    <Tile
      label={t('dashboard.operation.stock')}
      value={String(wrong)}
      unit={t('dashboard.case_unit', { smart_count: wrong })}
      href={list('P99', { errType: 'stock', dateType: 'LAST_DTM', fromDt: firstDayOf(today, errorDays), toDt: today })}
    >
      <b className="ds-bad">{t('dashboard.operation.stock_of', { count: companies })}</b>
    </Tile>
  );
}

function CorpTile({ figures: { active, joined } }: CardProps<CorpFigures>) {
  const t = useT();
  const { list } = useLinks();
  return (
    <Tile
      label={t('dashboard.operation.corps')}
      value={String(active)}
      unit={t('dashboard.operation.corp_unit')}
      href={list('P91', { stCd: 'ACTIVE', ...anyDay })}
    >
      {t('dashboard.operation.joined', { days: joinedDays, count: joined })}
    </Tile>
  );
}

export default [
  card('operation.demo', 'platform/system/demo', 'tile', DemoTile),
  card('operation.subsc', 'platform/subsc', 'tile', SubscTile),
  card('operation.asked', 'platform/system/board', 'tile', QuestionTile),
  card('operation.failed', 'platform/outbox', 'tile', MessageTile),
  card('operation.journal', 'platform/message', 'tile', JournalTile),
  card('operation.errors', 'platform/system/errFe', 'tile', ErrorTile),
  card('operation.stock', 'stock', 'tile', StockTile),
  card('operation.corps', 'platform/corp', 'tile', CorpTile),
];
