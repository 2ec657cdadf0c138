/** Makes the file of an order: the rows of one moment, batch by batch, so that memory stays as it is. */
import type { Writable } from 'node:stream';
import { setImmediate as breath } from 'node:timers/promises';
import { translate } from '../../../i18n/server.ts';
import type { FormatContext, Values } from '../../core/field.ts';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import type { Ask, Behaviours, Call } from '../../database/behaviour.ts';
import type { Database } from '../../database/executor.ts';
import { toldRows, wholeListQuery } from '../../database/query/list.ts';
import type { Query } from '../../database/query/search.ts';
import { openSheetStream } from '../../export/sheetStream.ts';
import type { Totals } from '../../database/query/sums.ts';
import { countNote, leftOutOf } from '../../record/counted.ts';
import { headerFields } from '../../record/resource.ts';
import { isListedSummed, isSummed } from '../../record/sums.ts';
import { unlessAborted } from './making.ts';
import type { ExportOrder } from './order.ts';
import { sheetHead } from './sheetHead.ts';

export interface ExportParts {
  readonly database: Database;
  readonly resources: readonly Resource[];
  readonly behaviours: Behaviours;
}

/** Small enough that other calls get their turn between two. */
const batchSize = 250;

export const resourceOf = (parts: ExportParts, prefix: string): Resource =>
  parts.resources.find((one) => one.prefix === prefix) ?? refuse('E_NOTFOUND');

/** The list's own search with the columns of the order. */
export function searchOf(
  resource: Resource,
  { query, view, columns }: Pick<ExportOrder, 'query' | 'view' | 'columns'>,
): Query {
  const names = columns.map(({ name }) => name).filter((name) => Object.hasOwn(headerFields(resource), name));
  return { ...query, ...(view ? { view } : {}), columns: names.join(','), sums: '1' };
}

/** Statements of the rows, and of their number and sums. Refuses a search that the list would refuse. */
export const exportQuery = (
  parts: ExportParts,
  resource: Resource,
  order: Pick<ExportOrder, 'query' | 'view' | 'columns'>,
  call: Call,
) =>
  wholeListQuery(resource, parts.resources, parts.behaviours[resource.prefix] ?? {}, searchOf(resource, order), call);

/** Writes to `out` and ends it; `progress` is told the rows so far. Answers how many there were. */
export async function writeExport(
  parts: ExportParts,
  order: ExportOrder,
  call: Call,
  out: Writable,
  signal: AbortSignal,
  progress: (rows: number) => void,
): Promise<number> {
  const resource = resourceOf(parts, order.prefix);
  const ask: Ask = async <R extends object>(statement: Parameters<Ask>[0]) =>
    (await parts.database.read(call, [statement]))[0] as R[];
  const head = await sheetHead(resource, order, call, ask);
  const { rows, totals } = exportQuery(parts, resource, order, call);
  const behaviour = parts.behaviours[order.prefix] ?? {};
  return parts.database.scroll(
    call,
    { first: [totals], rows, size: batchSize, signal },
    async ([[found = {}] = []], batches) => {
      const note = translate(order.lang, 'desk.export.note', { count: Number(found['total']).toLocaleString('en-US') });
      const words = { sum: sumWord(resource, order.lang, found as Totals, head.context) };
      const sums = sumsOf(resource, order, found);
      const stream = await openSheetStream[order.kind]({ ...head, words, sums }, out, note);
      let count = 0;
      for await (const batch of batches) {
        await unlessAborted(signal, stream.rows(toldRows(batch, behaviour, call)));
        count += batch.length;
        progress(count);
        await breath();
      }
      await unlessAborted(signal, stream.end());
      return count;
    },
  );
}

/** Of the sums that the database found those that the list shows too: none over several currencies, nor without a row. */
function sumsOf(resource: Resource, { columns }: ExportOrder, found: Values): Record<string, string> {
  const fields = headerFields(resource);
  return Object.fromEntries(
    columns.flatMap(({ name }): [string, string][] => {
      const sum = found[name];
      const adds = Object.hasOwn(fields, name) ? isSummed(fields, name) : isListedSummed(resource, name);
      return adds && typeof sum === 'string' ? [[name, sum]] : [];
    }),
  );
}

/** With what the sums leave out, as the list says it. */
function sumWord(resource: Resource, lang: 'ko' | 'en', { total, uncounted }: Totals, context: FormatContext): string {
  const sum = translate(lang, 'desk.export.sum');
  const note = countNote(resource, leftOutOf(resource, uncounted), total, context);
  return note ? `${sum} (${translate(lang, note.key, note)})` : sum;
}
