/** Lists of work on the dashboard: what waits in a list, as the list itself answers it. */
import { sql } from 'kysely';
import type { WorkGoods, WorkRow, Works } from '../../core/dashboard.ts';
import type { Resource } from '../../core/resource.ts';
import type { Values } from '../../core/field.ts';
import type { Call } from '../../database/behaviour.ts';
import type { Statement } from '../../database/executor.ts';
import { listQuery } from '../../database/query/list.ts';
import { onSide } from '../../database/query/sides.ts';
import { columnName } from '../../database/schema/names.ts';
import { displayName } from '../../record/resource.ts';
import { otherParty, partyColumns } from '../../record/otherParty.ts';
import { shownName } from '../../record/shownName.ts';
import type { DashboardPart } from './part.ts';

/** So many are named; the others are counted. */
const most = 6;

interface WorkList {
  readonly resource: Resource;
  readonly menu: string;
  /** Of the menu. */
  readonly view?: string;
  readonly states: readonly string[];
  /** States in which the next step is the person's; a document between companies has its `turns`. */
  readonly ours?: readonly string[];
  readonly day: string;
  /** Fields told of each, references by the name of what they refer to; of a document between companies the other one follows. */
  readonly tells: readonly string[];
  /** JSON `{name, more, qty, unit}` over the alias `t`. */
  readonly goods?: (call: Call) => Statement;
}

interface Content {
  readonly content: string;
}
interface Total {
  readonly total: number;
}

/** `shipwork/expDecl#works`: the resource whose list it is, and the view where it has several. */
const nameOf = ({ resource, view = 'works' }: WorkList) => `${resource.prefix}#${view}`;

const inStates = (states: readonly string[]) => sql`t.st_cd = any (${[...states]}::text[])`;

function ourTurn({ resource, ours }: WorkList, call: Call): Statement {
  if (ours) return inStates(ours);
  const turns = Object.entries(resource.state?.turns ?? {});
  return sql`(${sql.join(
    [sql`false`, ...turns.map(([side, states]) => sql`${onSide(resource, [side], call)} and ${inStates(states)}`)],
    sql` or `,
  )})`;
}

/** The part that tells of a list; its statements are those of the list itself, so that it shows nothing else. */
export function worksPart(list: WorkList, resources: readonly Resource[]): DashboardPart<[[Content], [Total]]> {
  const { resource, menu, view, states, day, tells, goods } = list;
  const { name, nameBefore } = resource;
  const columns = [
    ...['stCd', day, ...tells, ...partyColumns(resource)],
    ...(nameBefore ? [nameBefore] : []),
    ...['isOurs', 'goods'],
  ];
  return {
    name: nameOf(list),
    menus: [menu],
    of: 'business',
    statements(call) {
      const turn = ourTurn(list, call);
      const { rows, totals } = listQuery(
        resource,
        resources,
        {
          listFirst: () => sql`${turn} desc, ${sql.ref(`t.${columnName(day)}`)} asc nulls last`,
          askedColumns: { isOurs: turn, goods: goods?.(call) ?? sql`null::json` },
        },
        {
          ...(view ? { view } : {}),
          ...{ stCd: states.join(','), fromDt: '', toDt: '', size: String(most), columns: columns.join(',') },
        },
        call,
      );
      return [rows, totals];
    },
    figures([[{ content }], [{ total }]], { corpId }): Works {
      const row = (of: Values): WorkRow => ({
        ...{ id: of['id'] as number, stCd: of['stCd'] as string, isOurs: of['isOurs'] === true },
        name: shownName(resource, of[name] ?? (nameBefore ? of[nameBefore] : null)),
        day: typeof of[day] === 'string' ? of[day].slice(0, 10) : null,
        of: [
          ...tells.map((field) => of[displayName(field)] ?? of[field]),
          otherParty(resource, of, corpId) || undefined,
        ].filter((told) => typeof told === 'string'),
        goods: (of['goods'] ?? null) as WorkGoods | null,
      });
      return { total, content: (JSON.parse(content) as readonly Values[]).map(row) };
    },
  };
}
