/** Orders on berths, works of teams and quotations to come, as bars of a schedule. */
import { daysBetween } from '../../../core/dates.ts';
import type { RecordOf } from '../../../core/record.ts';
import { extent } from '../../../ui/gantt/model.ts';
import type { GanttBar, GanttGroup, GanttPlace, GanttRow, GanttTone } from '../../../ui/gantt/model.ts';
import { berthClash, teamClash } from './clash.ts';
import type { Stay } from './clash.ts';
import type { work } from '../work/work.ts';
import type { quot } from '../quot/quot.ts';
import type { order } from '../order/order.ts';

export type Kind = 'order' | 'work' | 'quot';

/** What a schedule reads of an order, a work or a quotation. */
export type PlanRecord = Pick<
  RecordOf<typeof work>,
  | 'id'
  | 'orderId'
  | 'version'
  | 'stCd'
  | 'workNo'
  | 'shipId'
  | 'progRt'
  | 'workNm'
  | 'shipNm'
  | 'teamCd'
  | 'purcClntNm'
  | 'planFromDt'
  | 'planToDt'
> &
  Pick<RecordOf<typeof order>, 'orderNo' | 'berthCd' | 'portCd' | 'workFromDt' | 'workToDt'> &
  Pick<RecordOf<typeof quot>, 'quotNo'>;
/** Fields that a move changes. */
type PlaceField = 'planFromDt' | 'planToDt' | 'teamCd' | 'workFromDt' | 'workToDt' | 'berthCd';
export type MovedFields = { [K in PlaceField]?: string | null };

/** A bar and the record behind it. */
export interface PlanBar extends GanttBar {
  readonly kind: Kind;
  readonly record: PlanRecord;
  /** How it stands, in words. */
  readonly look: string;
}

export interface PlanWords {
  /** Name of a code in the person's language. */
  readonly code: (group: string, key: string) => string;
  readonly codes: (group: string) => readonly { readonly key: string; readonly name: string }[];
  readonly t: (key: string, args?: Record<string, unknown>) => string;
}

export interface Plan {
  readonly orders: readonly PlanRecord[];
  readonly works: readonly PlanRecord[];
  readonly quots: readonly PlanRecord[];
}

/** The days of a record: planned ones, and where they are in the record. */
export const daysOf: Readonly<Record<Kind, readonly [from: PlaceField, to: PlaceField, row: PlaceField]>> = {
  order: ['workFromDt', 'workToDt', 'berthCd'],
  work: ['planFromDt', 'planToDt', 'teamCd'],
  quot: ['workFromDt', 'workToDt', 'berthCd'],
};
const groupsOf = { order: 'RS4_BERTH', quot: 'RS4_BERTH', work: 'RS4_TEAM' } as const;
const noRow = '';

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
/** Rows of berths and teams share one schedule: their ids say which they are. */
export const rowId = (kind: Kind, key: unknown): string => `${groupsOf[kind]}:${text(key)}`;
/** The code in a row's id; null for the row of those without. */
export const rowKey = (row: string): string | null => row.slice(row.indexOf(':') + 1) || null;

const begun: readonly string[] = ['WORK', 'ING', 'HOLD'];
const ended: readonly string[] = ['DONE', 'ACC', 'INV', 'CLOSED'];

interface Look {
  readonly tone: GanttTone;
  readonly note: string;
  readonly done?: number;
}

function lookOf(kind: Kind, record: PlanRecord, today: string, { t, code }: PlanWords): Look {
  const state = text(record.stCd);
  if (kind === 'quot') return { tone: 'planned', note: t('schedule.quoting', { state: code('QUOT_ST', state) }) };
  const stateName = code(kind === 'order' ? 'ORDER_ST' : 'WORK_ST', state);
  if (ended.includes(state)) return { tone: kind, note: stateName, done: 100 };
  const done = Math.round(Number(record.progRt ?? 0));
  const late = daysBetween(text(record[daysOf[kind][1]]), today);
  const percent = t('schedule.percent', { done });
  if (late > 0) return { tone: 'late', note: `${t('schedule.late', { days: late })} ${percent}`, done };
  if (begun.includes(state)) return { tone: kind, note: state === 'HOLD' ? `${stateName} ${percent}` : percent, done };
  return { tone: 'planned', note: stateName };
}

/** What a person may still move: the days of what has not ended. */
const movable: Readonly<Record<Kind, readonly string[]>> = {
  order: ['RECV', 'WORK'],
  work: ['PLAN', 'ING', 'HOLD'],
  quot: [],
};

export const isMovable = ({ kind, record }: PlanBar): boolean => movable[kind].includes(text(record.stCd));

function barOf(kind: Kind, record: PlanRecord, today: string, words: PlanWords, may: boolean): PlanBar | undefined {
  const [from, to, row] = daysOf[kind].map((name) => text(record[name])) as [string, string, string];
  // Of what has no berth, an order that is still to be worked on waits for one; the others are no matter of the yard's room.
  const waits = kind === 'order' && movable.order.includes(text(record.stCd));
  if (!from || !to || (kind !== 'work' && !row && !waits)) return undefined;
  const look = lookOf(kind, record, today, words);
  const [title, no] =
    kind === 'work'
      ? [text(record.workNm), text(record.shipNm)]
      : [text(record.shipNm), text(record[kind === 'order' ? 'orderNo' : 'quotNo'])];
  return {
    ...{ id: `${kind}:${text(record.id)}`, row: rowId(kind, row), from, to, title, kind, record, look: look.note },
    ...{ tone: look.tone, note: `${no} ${look.note}`.trim() },
    ...(look.done === undefined ? {} : { done: look.done }),
    fixed: !may || !movable[kind].includes(text(record.stCd)),
    label: [title, no, look.note].filter(Boolean).join(', '),
  };
}

interface Days {
  readonly first: string;
  readonly days: number;
}

/**
 * Bars of everything that has days, a row for every berth and team, used or not, and one for what has neither: where
 * something may be moved always, so that it can go back there, else while there is any on these days.
 */
export function planBars(
  plan: Plan,
  today: string,
  words: PlanWords,
  may: Readonly<Record<'order' | 'work', boolean>>,
  { first, days }: Days,
): { groups: readonly GanttGroup[]; bars: readonly PlanBar[] } {
  const of = (kind: Kind, records: readonly PlanRecord[]) =>
    records.flatMap((record) => barOf(kind, record, today, words, kind === 'work' ? may.work : may.order) ?? []);
  const bars = [...of('order', plan.orders), ...of('quot', plan.quots), ...of('work', plan.works)];
  const rowsOf = (kind: Kind) => words.codes(groupsOf[kind]).map(({ key, name }) => ({ id: rowId(kind, key), name }));
  const without = (kind: Kind, name: string, counted: string): GanttRow[] => {
    const id = rowId(kind, noRow);
    const count = bars.filter((bar) => bar.row === id && extent(bar, first, days)).length;
    const row = { id, name: words.t(name) };
    if (count > 0) return [{ ...row, note: words.t(counted, { smart_count: count }) }];
    return (kind === 'work' ? may.work : may.order) ? [row] : [];
  };
  const berths = [...rowsOf('order'), ...without('order', 'schedule.no_berth', 'schedule.orders')];
  const teams = [...rowsOf('work'), ...without('work', 'schedule.no_team', 'schedule.jobs')];
  return {
    groups: [
      ...(berths.length > 0 ? [{ id: 'berth', name: words.t('schedule.berths'), rows: berths }] : []),
      ...(teams.length > 0 ? [{ id: 'team', name: words.t('schedule.teams'), rows: teams }] : []),
    ],
    bars,
  };
}

/** The works of one order, a row each, as they were made: one that is moved keeps its row. */
export function orderBars(works: readonly PlanRecord[], today: string, words: PlanWords, may: boolean) {
  const workBars = works
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .flatMap((record) => barOf('work', record, today, words, may) ?? []);
  // The row says which work it is, the bar who does it.
  const who = ({ record }: PlanBar) =>
    words.codes('RS4_TEAM').find(({ key }) => key === record.teamCd)?.name ?? text(record.purcClntNm);
  const bars = workBars.map((bar) => ({ ...bar, row: bar.id, ownRow: true, title: who(bar), note: bar.look }));
  const rows = workBars.map(({ id, title }) => ({ id, name: title }));
  return { groups: rows.length > 0 ? [{ id: 'work', name: words.t('schedule.works'), rows }] : [], bars };
}

const stayOf = (kind: Kind, record: PlanRecord): Stay | undefined => {
  const [fromDt, toDt] = daysOf[kind].map((name) => text(record[name])) as [string, string, string];
  const no = text(kind === 'work' ? record.workNo : record.orderNo);
  const { shipId = null, shipNm = null, portCd = null } = record;
  return fromDt && toDt ? { id: record.id!, no, fromDt, toDt, shipId, shipNm, portCd } : undefined;
};

/** What is in the way of a bar at a place, among the bars of that row: another ship, unless either has ended. */
export function clashAt(inRow: readonly PlanBar[], bar: PlanBar, place: GanttPlace): Stay | undefined {
  const key = rowKey(place.row);
  const firm = bar.kind === 'work' ? 'work' : 'order';
  if (bar.ownRow || !key || (bar.kind !== 'quot' && !movable[bar.kind].includes(text(bar.record.stCd))))
    return undefined;
  const stays = inRow.flatMap((other) =>
    other.id !== bar.id && other.kind === firm && movable[firm].includes(text(other.record.stCd))
      ? (stayOf(firm, other.record) ?? [])
      : [],
  );
  const { shipId = null, portCd = null } = bar.record;
  const wanted = { fromDt: place.from, toDt: place.to, shipId, portCd };
  return firm === 'work' ? teamClash(wanted, stays) : berthClash(wanted, stays);
}

export function barsByRow(bars: readonly PlanBar[]): ReadonlyMap<string, readonly PlanBar[]> {
  const rows = new Map<string, PlanBar[]>();
  for (const bar of bars) rows.set(bar.row, [...(rows.get(bar.row) ?? []), bar]);
  return rows;
}

/** What a move changes in the record behind the bar. */
export function movedFields(bar: PlanBar, place: GanttPlace): MovedFields {
  const [from, to, row] = daysOf[bar.kind];
  const changed: MovedFields = {};
  if (place.from !== bar.from) changed[from] = place.from;
  if (place.to !== bar.to) changed[to] = place.to;
  if (place.row !== bar.row) changed[row] = rowKey(place.row);
  return changed;
}

/** What a move is told with: other days, another row, or both. */
export const movedWords = (bar: PlanBar, { row, from, to }: GanttPlace): string =>
  row === bar.row
    ? 'schedule.moved'
    : from === bar.from && to === bar.to
      ? 'schedule.moved_row'
      : 'schedule.moved_both';

/** What a kind of bar is called, as the legend has it. */
export const kindWords = (kind: Kind): string => (kind === 'work' ? 'schedule.legend_work' : 'schedule.legend_order');

/** Says what may be moved where it is not all; undefined where nothing or all of it may. */
export const movesWords = ({ work, order }: Readonly<Record<'order' | 'work', boolean>>): string | undefined =>
  work === order ? undefined : order ? 'schedule.moves_orders' : 'schedule.moves_works';
