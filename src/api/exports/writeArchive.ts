/** Makes an archive: a workbook for each resource with a sheet for its records and one for each grid, the files, a list of all. */
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { fieldLabel, translate } from '../../../i18n/server.ts';
import type { Field, FormatContext, Values } from '../../core/field.ts';
import type { Sheet, SheetColumn } from '../../core/files/sheet.ts';
import type { Ask, Call } from '../../database/behaviour.ts';
import type { Statement } from '../../database/executor.ts';
import type { FileStore } from '../../database/files/store.ts';
import {
  archivedFiles,
  archivedRecords,
  archivedRows,
  shownNames,
  type ArchivedFile,
  type Seen,
} from '../../database/query/archive.ts';
import { openBook } from '../../export/sheetStream.ts';
import { integer } from '../../fields/integer/index.ts';
import { text } from '../../fields/text/index.ts';
import { gridAbove } from '../../record/below.ts';
import { auditColumns, listField } from '../../record/listField.ts';
import { gridFields, grids, headerFields } from '../../record/resource.ts';
import { gridLabel } from '../imports/labels.ts';
import { countArchive, nameOf } from './archive.ts';
import { unlessAborted } from './making.ts';
import type { ArchiveOrder } from './order.ts';
import { freePath, pathPart } from './paths.ts';
import { contextFor } from './sheetHead.ts';
import { resourceOf, type ExportParts } from './write.ts';

interface ArchiveParts extends ExportParts {
  readonly store: FileStore;
}

const batchSize = 250;
/** What stands in no other sheet is a number or a name. */
const number = integer({ summed: false });
const words = text(200);
const usualWidth = 110;

interface Making {
  readonly parts: ArchiveParts;
  readonly order: ArchiveOrder;
  readonly call: Call;
  readonly zip: yazl.ZipFile;
  readonly signal: AbortSignal;
  /** Rows more. */
  readonly made: (rows: number) => void;
}

/** Writes to `out` and ends it; `progress` is told the rows so far. Answers how many there were. */
export async function writeArchive(
  parts: ArchiveParts,
  order: ArchiveOrder,
  call: Call,
  out: Writable,
  signal: AbortSignal,
  progress: (rows: number) => void,
): Promise<number> {
  const zip = new yazl.ZipFile();
  const broken = new AbortController();
  const breaks = (error: unknown) => broken.abort(error);
  zip.on('error', breaks);
  const sent = pipeline(zip.outputStream as Readable, out);
  sent.catch(breaks);
  let count = 0;
  const made = (rows: number) => progress((count += rows));
  const making: Making = { parts, order, call, zip, signal: AbortSignal.any([signal, broken.signal]), made };
  const seen = order.parts.map(({ prefix, views }): Seen => ({
    resource: resourceOf(parts, prefix),
    views: views.map((view) => view ?? undefined),
  }));
  const counted = await countArchive(parts, seen, call);
  const lost: string[] = [];
  for (const { prefix, files } of counted) {
    const one = seen.find(({ resource }) => resource.prefix === prefix)!;
    await writeBook(making, one);
    if (files) lost.push(...(await writeFiles(making, one)));
  }
  const t = (key: string, args = {}) => translate(order.lang, `archive.${key}`, args);
  const lines = [
    ...order.about,
    '',
    ...counted.map(({ name, records, rows, files }) =>
      [t('book', { name, records: grouped(records), rows: grouped(rows) }), t('with', { files: grouped(files) })].join(
        ', ',
      ),
    ),
    ...(order.empty ?? []).map((name) => t('nothing', { name })),
    ...(lost.length ? ['', t('lost'), ...lost] : []),
  ];
  zip.addBuffer(Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`), t('contents'), { mtime: call.now });
  zip.end();
  await unlessAborted(making.signal, sent);
  return count;
}

const grouped = (count: number) => count.toLocaleString('en-US');

const entry = ({ call }: Making) => ({ mtime: call.now, compress: false });

async function writeBook(making: Making, seen: Seen): Promise<void> {
  const { parts, order, call, zip, signal } = making;
  const { resource } = seen;
  const { prefix } = resource;
  const name = nameOf(order.lang, resource);
  const pipe = new PassThrough();
  zip.addReadStream(pipe, `${pathPart(name)}.xlsx`, entry(making));
  const whole = finished(pipe);
  whole.catch(() => undefined);
  const book = openBook(pipe);
  const label = (key: string, args = {}) => translate(order.lang, `archive.${key}`, args);
  const column = (key: string, field: Field, shown: string): SheetColumn => ({
    ...{ name: key, field, label: shown },
    width: field.width ?? usualWidth,
  });
  const id = (key: string) => column(key, number, label('id'));
  const sheet = async (title: string, columns: readonly SheetColumn[], rows: Statement) => {
    const said = { sum: translate(order.lang, 'desk.export.sum') };
    const context = await contextOf(making, columns);
    await writeSheet(making, book, { title, columns, words: said, context }, rows);
  };
  await sheet(
    name,
    [
      id('id'),
      ...[...shownNames(headerFields(resource)), ...auditColumns].map((key) =>
        column(key, listField(resource, key)!, fieldLabel(order.lang, prefix, key)),
      ),
    ],
    archivedRecords(seen, parts.resources, parts.behaviours[prefix] ?? {}, call).rows,
  );
  for (const [grid, rows] of Object.entries(grids(resource))) {
    const fields = gridFields(rows);
    const above = gridAbove(rows);
    await sheet(
      gridLabel(order.lang, resource, grid),
      [
        id('recordId'),
        column('recordNm', words, fieldLabel(order.lang, prefix, resource.name)),
        column('sortNo', number, label('no')),
        ...(above ? [column('aboveNo', number, label('above', { name: gridLabel(order.lang, resource, above) }))] : []),
        ...shownNames(fields).map((key) => column(key, fields[key]!, fieldLabel(order.lang, prefix, key, grid))),
      ],
      archivedRows(seen, parts.resources, grid, call).rows,
    );
  }
  await unlessAborted(signal, book.end());
  await unlessAborted(signal, whole);
}

function contextOf({ parts, order, call }: Making, columns: readonly SheetColumn[]): Promise<FormatContext> {
  const ask: Ask = async <R extends object>(statement: Parameters<Ask>[0]) =>
    (await parts.database.read(call, [statement]))[0] as R[];
  return contextFor(
    ask,
    call,
    order.lang,
    columns.map(({ field }) => field),
  );
}

async function writeSheet(
  { parts, call, signal, made }: Making,
  book: ReturnType<typeof openBook>,
  head: Omit<Sheet, 'rows'>,
  rows: Statement,
): Promise<void> {
  const page = book.sheet(head);
  await parts.database.scroll(call, { first: [], rows, size: batchSize, signal }, async (_, batches) => {
    for await (const batch of batches) {
      await unlessAborted(signal, page.rows(batch as Values[]));
      made(batch.length);
    }
  });
  await page.end();
}

/** Answers the paths of files that the store has lost. */
async function writeFiles(making: Making, seen: Seen): Promise<string[]> {
  const { parts, order, call, zip, signal } = making;
  const folder = `${translate(order.lang, 'archive.folder')}/${pathPart(nameOf(order.lang, seen.resource))}`;
  const { rows } = archivedFiles(seen, parts.resources, call);
  // Copying takes its time; no transaction waits for it.
  const [files] = await parts.database.read<[ArchivedFile[]]>(call, [rows]);
  const taken = new Set<string>();
  const lost: string[] = [];
  for (const { recordNm, recordId, name, stored } of files) {
    const path = freePath(`${folder}/${pathPart(recordNm || String(recordId))}`, name, taken);
    const stream = (await parts.store.get(stored)) as Readable | undefined;
    if (!stream) {
      lost.push(path);
      continue;
    }
    zip.addReadStream(stream, path, entry(making));
    await unlessAborted(signal, finished(stream));
  }
  return lost;
}
