/** Order of a list: `sort=field,asc`, repeatable, else the declared one; ties fall by id. Rows have alias `t`. */
import { sql } from 'kysely';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { typeOf } from '../../fields/index.ts';
import { displayName, headerFields } from '../../record/resource.ts';
import { listSides, seesListed } from '../../record/sides.ts';
import type { Behaviour, Call } from '../behaviour.ts';
import type { Statement } from '../executor.ts';
import { allOf, first, type Query } from './search.ts';
import { nameOf } from './select.ts';
import { heldColumn } from './states.ts';
import { defaultSort, koreanCollation } from '../schema/indexes.ts';

const mostSorts = 10;
const fixed = new Map([
  ['id', 't.id'],
  ['createDt', 't.create_dt'],
  ['updateDt', 't.update_dt'],
]);

/** Terms of `order by`. Refuses what cannot be sorted by. */
export function orderBy(
  resource: Resource,
  all: readonly Resource[],
  query: Query,
  call: Call,
  { listSorts: own = {}, listTies, listFirst }: Pick<Behaviour, 'listSorts' | 'listTies' | 'listFirst'> = {},
): Statement {
  const sides = listSides(resource, first(query.view), call.corpId);
  const asked = sortParameters(query);
  const sorts = asked.map(({ field, descending }) =>
    resource.sorts?.includes(field) && own[field] && seesListed(resource, field, sides)
      ? sql`${own[field](call)} ${directionOf(descending)}`
      : sortTerm(resource, all, field, descending, call),
  );
  const usual = defaultSort(resource, first(query.view));
  const terms = sorts.length ? sorts : usual ? [sortTerm(resource, all, usual.field, usual.descending, call)] : [];
  const ties = listTies?.(call);
  // Whoever asks for another order has it whole.
  const isUsual = asked.every(({ field, descending }) => field === usual?.field && descending === usual.descending);
  const before = isUsual ? listFirst?.(call) : undefined;
  return sql.join([...(before ? [before] : []), ...terms, ...(ties ? [ties] : []), sql`t.id desc`]);
}

/** `sort=field,asc`, repeatable. */
function sortParameters(query: Query): { field: string; descending: boolean }[] {
  const asked = allOf(query.sort).filter((text) => text !== '');
  if (asked.length > mostSorts) refuse('E_SORT', { args: [`${asked.length} > ${mostSorts}`] });
  return asked.map((text) => {
    const [field, way = 'asc', more] = text.split(',');
    if (!field || more !== undefined || !/^(asc|desc)$/i.test(way)) refuse('E_SORT', { args: [text.slice(0, 60)] });
    return { field: field!, descending: way.toLowerCase() === 'desc' };
  });
}

const directionOf = (descending: boolean) => (descending ? sql`desc nulls last` : sql`asc nulls last`);

function sortTerm(
  resource: Resource,
  all: readonly Resource[],
  name: string,
  descending: boolean,
  call: Call,
): Statement {
  const direction = directionOf(descending);
  const column = fixed.get(name);
  if (column) return sql`${sql.ref(column)} ${direction}`;
  const fields = headerFields(resource);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field && !field.secret && typeOf(field).column(field)) {
    const collate = typeOf(field).collated ? sql` collate ${sql.raw(koreanCollation)}` : sql``;
    return sql`${heldColumn(resource, name, call)}${collate} ${direction}`;
  }
  const reference = Object.keys(fields).find((key) => displayName(key) === name);
  const named = reference && nameOf(resource, all, reference, call);
  if (!named) return refuse('E_SORT', { args: [name] });
  return sql`${named} collate ${sql.raw(koreanCollation)} ${direction}`;
}
