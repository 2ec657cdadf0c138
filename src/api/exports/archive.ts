/** Everything that a company has in some resources, as one archive of workbooks and files: how it is ordered, who fetches it. */
import type { FastifyRequest } from 'fastify';
import { resourceName } from '../../../i18n/server.ts';
import { bestLevel } from '../../core/authority.ts';
import { exportName, type ArchivePart } from '../../core/files/exporting.ts';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import type { Call } from '../../database/behaviour.ts';
import { archivedFiles, archivedRecords, archivedRows, shownNames, type Seen } from '../../database/query/archive.ts';
import { listField } from '../../record/listField.ts';
import { isPersonal } from '../../record/personal.ts';
import { gridFields, grids, headerFields, type Fields } from '../../record/resource.ts';
import { callOf } from '../plugins/session.ts';
import { writeLog } from './log.ts';
import { mostTitle, type ArchiveOrder } from './order.ts';
import { addExport, demandTurn, keptDays } from './rows.ts';
import { resourceOf, type ExportParts } from './write.ts';

/** Rows that one sheet of a workbook holds, and bytes of files in one archive. */
const most = { rows: 1_000_000, bytes: 20_000_000_000 } as const;

export const nameOf = (lang: 'ko' | 'en', { prefix }: Resource): string => resourceName(lang, prefix, 'several');

/** Counts what each resource would bring. Refuses what no archive can hold. */
export async function countArchive(parts: ExportParts, seen: readonly Seen[], call: Call): Promise<ArchivePart[]> {
  const { database, resources, behaviours } = parts;
  const statements = seen.map((one) => [
    archivedRecords(one, resources, behaviours[one.resource.prefix] ?? {}, call).totals,
    archivedFiles(one, resources, call).totals,
    ...Object.keys(grids(one.resource)).map((grid) => archivedRows(one, resources, grid, call).totals),
  ]);
  const answers = await database.read<{ total: number; bytes?: number }[][]>(call, statements.flat());
  let at = 0;
  const counted = seen.map(({ resource }, i): ArchivePart => {
    const [records = 0, files = 0, ...rows] = answers.slice(at, at + statements[i]!.length).map(([row]) => row!.total);
    const bytes = answers[at + 1]![0]!.bytes ?? 0;
    at += statements[i]!.length;
    if ([records, ...rows].some((count) => count > most.rows)) refuse('E_RANGE', { text: 'archiveMost' });
    return {
      ...{ prefix: resource.prefix, name: nameOf(call.lang, resource), records, files, bytes },
      rows: rows.reduce((sum, count) => sum + count, 0),
    };
  });
  if (counted.reduce((sum, { bytes }) => sum + bytes, 0) > most.bytes) refuse('E_RANGE', { text: 'archiveMost' });
  return counted;
}

/** Columns that tell of persons, as the log names them: `telNo`, or `charger.telNo` of a grid. */
export function personalOf(resource: Resource): readonly string[] {
  const of = (fields: Fields, before: string) =>
    shownNames(fields).flatMap((name) => (isPersonal(fields[name]!) ? [before + name] : []));
  return [
    ...of(headerFields(resource), '').filter((name) => listField(resource, name)),
    ...Object.entries(grids(resource)).flatMap(([grid, rows]) => of(gridFields(rows), `${grid}.`)),
  ];
}

/** Rows that a job reports its progress by. */
export const rowsOf = (counted: readonly ArchivePart[]): number =>
  counted.reduce((sum, { records, rows }) => sum + records + rows, 0);

/** Puts the order in line, and into the log of personal data for each resource that tells of persons. */
export async function orderArchive(
  parts: ExportParts,
  call: Call,
  order: ArchiveOrder,
  counted: readonly ArchivePart[],
  reason: string | undefined,
): Promise<{ id: number; job: true; total: number; fileNm: string }> {
  const total = rowsOf(counted);
  const fileNm = exportName(order.title, order.kind, call.today);
  const id = await parts.database.write(call, async (tx) => {
    await demandTurn(tx);
    for (const { prefix, name, records } of counted) {
      const personal = personalOf(resourceOf(parts, prefix));
      if (!personal.length) continue;
      const columns = personal.map((column) => ({ name: column, width: 0 }));
      const title = `${name} · ${order.title}`.slice(0, mostTitle);
      await writeLog(tx, call, { prefix, title, kind: order.kind, query: {}, columns, personal, reason }, records);
    }
    return addExport(tx, { order, job: true, total, fileNm, now: call.now, days: keptDays.job });
  });
  return { id, job: true, total, fileNm };
}

/** Whoever may no longer read what stands in it, or where it is offered, does not fetch it. */
export async function demandArchive(
  request: FastifyRequest,
  parts: ExportParts,
  { parts: wanted, doors }: ArchiveOrder,
): Promise<void> {
  const { levels } = request.session!;
  if (!doors.some((menu) => (levels[menu] ?? 0) >= 1)) refuse('E_AUTH');
  const call = callOf(request);
  const owner = { corpId: call.corpId, id: call.userId };
  const granted = await parts.database.write(call, (tx) =>
    request.server.signIn.levelsNow!(tx, owner, call.today, 'closed'),
  );
  for (const { prefix, views } of wanted) {
    const { menus } = resourceOf(parts, prefix);
    const missing = views.some(
      (view) =>
        !bestLevel(
          menus.filter((menu) => (menu.view ?? null) === view),
          granted,
        ),
    );
    if (missing) refuse('E_AUTH');
  }
}
