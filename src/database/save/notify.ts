/** Telling people of the company what concerns them, in the transaction in which it happens. */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import type { NoticeKind } from '../../core/notice.ts';
import { systemCorpId, type Place, type Resource } from '../../core/resource.ts';
import { codeGroupOf, headerFields } from '../../record/resource.ts';
import { hiddenStates, turnCompanies, turnOf } from '../../record/sides.ts';
import type { Step } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';
import { tableName } from '../schema/names.ts';
import { shownName } from '../../record/shownName.ts';
import { viewOfRecord } from '../../record/shownThrough.ts';

export interface Telling {
  /** Ids of users; the person who acts is never told. */
  readonly to: readonly unknown[];
  readonly kind: NoticeKind;
  readonly record: Values;
  /** View through which the record opens; without it the one that its values tell. */
  readonly view?: string;
  /** What the text is made of beside the name of the record. */
  readonly facts?: Values;
  /** Nobody is told the same twice. */
  readonly once?: string;
  /** Whoever stands in for somebody absent today is told too. */
  readonly standIns?: boolean;
}

const longest = 200;
const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : value);
const isId = (value: unknown): value is number => typeof value === 'number' && value > 0;

/** How the record is called: the field that names it, and its number where that is another one. */
export function nameFacts(resource: Resource, record: Values): Values {
  const { name, nameEn } = resource;
  return {
    name: shownName(resource, record[name]) || null,
    ...(nameEn && record[nameEn] ? { nameEn: record[nameEn] } : {}),
  };
}

/** Who was told of a state in a transaction: of what follows from it elsewhere they need not hear as well. */
const toldInTransaction = new WeakMap<Transaction, Set<unknown>>();

/** Tells people of a record of the step's resource; each as they have chosen for the kind. */
export async function notify(step: Step, telling: Telling): Promise<void> {
  const { tx, resource, userId, today, now } = step;
  const { kind, record, view = viewOfRecord(resource, record) ?? null, once = null, standIns = false } = telling;
  const to = [...new Set(telling.to.filter(isId))].filter((id) => id !== userId);
  if (!to.length) return;
  if (kind === 'state') toldInTransaction.set(tx, new Set([...(toldInTransaction.get(tx) ?? []), ...to]));
  const facts = Object.entries({ ...nameFacts(resource, record), ...telling.facts }).map(([key, value]) => [
    key,
    short(value),
  ]);
  await tx.query(sql`select notice_put(${to}::bigint[], ${standIns ? today : null}::date, ${kind}, ${resource.prefix}, ${view},
    ${record['id']}::bigint, ${JSON.stringify(Object.fromEntries(facts))}::jsonb, ${once}, ${now}::timestamptz)`);
}

/** What people were told to do is done, by them or another: they need not read it any more. */
export async function noticed(
  { tx, resource, now }: Step,
  kind: NoticeKind,
  recordId: number,
  people: readonly unknown[],
): Promise<void> {
  const ids = people.filter(isId);
  if (ids.length)
    await tx.query(
      sql`select notice_over(${ids}::bigint[], ${kind}, ${resource.prefix}, ${recordId}::bigint, ${now}::timestamptz)`,
    );
}

/** Tells whoever a resource names (`notifies`) that the state of their record is another now; `follows`: through another record. */
export async function notifyState(step: Step, before: Values, after: Values, follows = false): Promise<void> {
  const { notifies, state } = step.resource;
  if (!notifies || !state || before[state.field] === after[state.field]) return;
  const group = codeGroupOf(headerFields(step.resource)[state.field]!);
  const facts = { group, from: before[state.field], to: after[state.field] };
  const alreadyTold = follows ? toldInTransaction.get(step.tx) : undefined;
  const to = notifies.to.map((field) => after[field]).filter((id) => !alreadyTold?.has(id));
  await notify(step, { to, kind: 'state', record: after, facts });
}

/**
 * Tells the other companies that a record is about of a step that this one took: that it is their turn, or where it stands
 * now. A partner reads the company, not the person. Of its people those hear who have taken steps of the record before,
 * else all who may.
 */
export async function tellCompanies(
  step: Step,
  hears: readonly number[],
  before: Values,
  after: Values,
  told: Values = {},
): Promise<void> {
  const { tx, resource, corpId, now } = step;
  const { state } = resource;
  if (!state?.turns || before[state.field] === after[state.field]) return;
  const turn = turnOf(resource, after);
  const group = codeGroupOf(headerFields(resource)[state.field]!);
  const facts = { ...nameFacts(resource, after), ...told, group, from: before[state.field], to: after[state.field] };
  for (const [side, company] of Object.entries(turnCompanies(resource, after))) {
    // The operator hears of what waits for it alone.
    if (company === corpId || (company === systemCorpId && turn !== side)) continue;
    if (hiddenStates(resource, side)?.includes(String(after[state.field]))) continue;
    const view = resource.menus.find((menu) => (menu.operator ?? false) === (company === systemCorpId))?.view ?? null;
    await tx.query(sql`select notice_company(${company}::bigint, ${[...hears]}::bigint[], ${side === turn ? 'turn' : 'state'},
      ${resource.prefix}, ${view}, ${tableName(resource.prefix)}, ${after['corpId']}::bigint, ${after['id']}::bigint,
      ${JSON.stringify(facts)}::jsonb, ${now}::timestamptz)`);
  }
}

/** Tells the company that owns a record what another has found of it, though it stands as it stood; `to` is the sentence for that (`reached`). */
export async function tellOwner(
  step: Step,
  menus: readonly number[],
  record: Values,
  facts: Values & { readonly to: string },
): Promise<void> {
  const { tx, resource, now } = step;
  const told = JSON.stringify({ ...nameFacts(resource, record), ...facts });
  await tx.query(sql`select notice_company(${record['corpId']}::bigint, ${[...menus]}::bigint[], 'state', ${resource.prefix}, null,
    ${tableName(resource.prefix)}, ${record['corpId']}::bigint, ${record['id']}::bigint, ${told}::jsonb, ${now}::timestamptz)`);
}

const placed = (record: Values, { grid, field }: Place): unknown[] =>
  grid ? ((record[grid] ?? []) as readonly Values[]).map((row) => row[field]) : [record[field]];

/** Wakes the pages of those whose boxes the change concerns, so that their counts are asked for again. */
export async function stirBoxes({ tx, resource, userId }: Step, ...records: readonly Values[]): Promise<void> {
  const places = resource.menus.flatMap(({ box }) => box?.mine ?? []);
  if (!places.length) return;
  const people = records.flatMap((record) => places.flatMap((place) => placed(record, place))).filter(isId);
  const ids = [...new Set([...people, ...(isId(userId) ? [userId] : [])])];
  if (!ids.length) return;
  const standIns = places.some(({ proxy }) => proxy);
  const also = sql`select proxy_user_id from platform_user where corp_id = app_corp_id() and id = any (${ids}::bigint[])
    and proxy_user_id is not null`;
  await tx.query(
    standIns ? sql`select notice_stir(${ids}::bigint[] || array(${also}))` : sql`select notice_stir(${ids}::bigint[])`,
  );
}
