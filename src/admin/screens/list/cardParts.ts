/** Which columns of a list make which line of its card on a phone. */
import type { Resource } from '../../../core/resource.ts';
import { partyColumns } from '../../../record/otherParty.ts';
import { titleField } from './columns/columns.ts';
import type { ListColumn } from './columns/columns.ts';

export interface CardParts {
  /** Number or code above the title. */
  readonly code: ListColumn | undefined;
  readonly title: ListColumn | undefined;
  /** With whom it is stands by its number, unless it is the title. */
  readonly told: boolean;
  readonly state: ListColumn | undefined;
  /** A few more values in one line. */
  readonly facts: readonly ListColumn[];
  readonly date: ListColumn | undefined;
  /** What it comes to: of several the first that is not zero. What was invoiced or paid of it stands behind. */
  readonly amounts: readonly ListColumn[];
  /** What of it is still to come. */
  readonly left: ListColumn | undefined;
}

const factCount = 4;
const money = ['won', 'foreign'];
/** Beside its amount a document is told by whom and what it is about. */
const told = ['ref', 'code', 'text'];

const days = ['date', 'dateTime', 'month'];

/** A figure or a day says nothing by itself: on a card, which has no heads of columns, it stands behind its name. */
export const isNamed = ({ numeric, field }: ListColumn): boolean => numeric || days.includes(field.type);

export function cardParts(resource: Resource, columns: readonly ListColumn[]): CardParts {
  const usual = columns.filter((column) => column.usual);
  const named = (name: string | undefined) => usual.find((column) => column.name === name);
  const title = named(titleField(resource)) ?? named(resource.name) ?? usual[0];
  const state = usual.find((column) => column.state);
  const code = usual.find((column) => column.field.type === 'docNo' && column !== title);
  const day = (type: string) => usual.find((column) => column.field.type === type && column !== title);
  const date = day('date') ?? day('dateTime');
  const { total } = resource;
  const sums = money.map((type) => usual.find((column) => column.total && column.field.type === type));
  const amounts = [...new Set([...(total?.amount ?? []).map(named), sums.find(Boolean)])].filter(
    (column) => column !== undefined,
  );
  const taken = new Set([title, state, code, date, ...amounts]);
  const parties = partyColumns(resource);
  const facts = usual
    .filter((column) => !parties.includes(column.name) && !taken.has(column) && column.field.type !== 'yn')
    .filter((column) => !total || told.includes(column.field.type))
    // Told by itself where there is something to tell.
    .filter(({ name }) => resource.marks?.[name] !== 'amiss')
    .slice(0, factCount);
  return {
    code,
    title,
    told: title === undefined || !parties.includes(title.name),
    state,
    facts,
    date,
    amounts,
    left: named(total?.left),
  };
}
