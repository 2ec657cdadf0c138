/** Which columns of a list make which line of its card on a phone. */
import type { Resource } from '../../../core/resource.ts';
import type { ListColumn } from './columns/columns.ts';

export interface CardParts {
  /** Number or code above the title. */
  readonly code: ListColumn | undefined;
  readonly title: ListColumn | undefined;
  readonly state: ListColumn | undefined;
  /** A few more values in one line. */
  readonly facts: readonly ListColumn[];
  readonly date: ListColumn | undefined;
  /** What it comes to: the first amount in won; what was invoiced or paid of it stands behind. */
  readonly amount: ListColumn | undefined;
}

const factCount = 4;
const money = ['won', 'foreign'];

export function cardParts(resource: Resource, columns: readonly ListColumn[]): CardParts {
  const usual = columns.filter((column) => column.usual);
  const title = usual.find(({ name }) => name === resource.name) ?? usual[0];
  const state = usual.find((column) => column.state);
  const code = usual.find((column) => column.field.type === 'docNo' && column !== title);
  const date = usual.find((column) => column.field.type === 'date' && column !== title);
  const amounts = money.map((type) => usual.find((column) => column.total && column.field.type === type));
  const amount = amounts.find((column) => column !== undefined);
  const taken = new Set([title, state, code, date, amount]);
  const facts = usual.filter((column) => !taken.has(column) && column.field.type !== 'yn').slice(0, factCount);
  return { code, title, state, facts, date, amount };
}
