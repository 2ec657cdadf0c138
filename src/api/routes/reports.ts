/** Reports over a period: `GET {prefix}/report/{name}`, as a paper or as a workbook. */
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { fieldLabel, translate } from '../../../i18n/server.ts';
import type { Values } from '../../core/field.ts';
import { exportName, mimes } from '../../core/files/exporting.ts';
import type { Sheet, SheetColumn } from '../../core/files/sheet.ts';
import type { PageModel, PageRow, PageTable, Particular } from '../../core/page.ts';
import { ProblemError, refuse } from '../../core/problem.ts';
import type { Report, Resource } from '../../core/resource.ts';
import type { Ask, Behaviour, Call } from '../../database/behaviour.ts';
import type { Database, Statement } from '../../database/executor.ts';
import { namesQuery } from '../../database/query/displayNames.ts';
import { cellText } from '../../export/cells.ts';
import { openSheetStream } from '../../export/sheetStream.ts';
import { date, typeOf } from '../../fields/index.ts';
import { personalColumns, readReport, reportKinds, reportRows, type ReportKind } from '../../record/reports.ts';
import { displayName } from '../../record/resource.ts';
import { sumsOf } from '../../record/sums.ts';
import { writeLog } from '../exports/log.ts';
import { readReason } from '../exports/order.ts';
import { contextFor } from '../exports/sheetHead.ts';
import { exportHeaders } from '../exports/stream.ts';
import { attachment } from '../files/disposition.ts';
import { describe } from '../openapi.ts';
import { sendPaper } from '../paperFile.ts';
import { demand, demandView } from '../plugins/authority.ts';
import { callOf } from '../plugins/session.ts';

export interface ReportParts {
  readonly database: Database;
  readonly resources: readonly Resource[];
  readonly behaviour: Behaviour;
}

export function registerReports(app: FastifyInstance, resource: Resource, parts: ReportParts): void {
  for (const report of resource.reports ?? []) {
    const answer = parts.behaviour.reports?.[report.name];
    if (!answer) continue;
    const options = {
      config: { resource: resource.prefix },
      schema: describe(resource, 'report', report.name),
      preHandler: demand(resource, 1),
    };
    app.get(`/${resource.prefix}/report/${report.name}`, options, async (request, reply) => {
      const call = callOf(request);
      if (report.view !== undefined) demandView(request, resource, report.view, 1);
      const { view: _view, kind: asked = 'paper', reason: said, ...sent } = request.query as Values;
      const kind = reportKinds.find((one) => one === asked) ?? refuse('E_CODE', { field: 'kind' });
      const { values, problems } = readReport(report, sent);
      if (problems.length) throw new ProblemError(problems);
      const personal = personalColumns(report);
      const reason = readReason(said, personal.length > 0);
      const head = parts.behaviour.reportHeads?.[report.name]?.(call, values);
      const sheet = await sheetOf(resource, report, parts, { call, values, kind, rows: answer(call, values), head });
      if (personal.length) {
        const columns = sheet.columns.map(({ name, width }) => ({ name, width }));
        const order = { prefix: resource.prefix, query: asText(values), title: sheet.title, lang: call.lang, columns };
        const file = { kind: kind === 'excel' ? ('excel' as const) : ('pdf' as const), personal, reason };
        await parts.database.write(call, (tx) =>
          writeLog(tx, call, { ...order, ...file, rows: undefined }, sheet.rows.length),
        );
      }
      if (kind === 'paper') return { total: sheet.rows.length, page: pageOf(sheet, call) };
      if (!sheet.rows.length) refuse('E_NOTFOUND', { text: 'reportEmpty' });
      if (kind === 'pdf') return sendPaper(reply, call, pageOf(sheet, call));
      const out = new PassThrough();
      // A stream that nobody reads any more fails; that is no news.
      out.on('error', () => undefined);
      void workbook(sheet, out).catch((error: unknown) => {
        request.log.error({ err: error }, 'report');
        out.destroy(error as Error);
      });
      return reply
        .headers({ ...exportHeaders, 'content-disposition': attachment(exportName(sheet.title, 'excel', call.today)) })
        .type(mimes.excel)
        .send(out);
    });
  }
}

const asText = (values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );

interface ReportSheet extends Sheet {
  readonly company: string;
  /** What was asked for, in words; and all that stands at the head. */
  readonly asked: readonly (Particular & { readonly day: boolean })[];
  readonly facts: readonly Particular[];
  readonly whole: ReadonlySet<string>;
  readonly under: Readonly<Record<string, string>>;
}

interface Asked {
  readonly call: Call;
  readonly values: Values;
  readonly kind: ReportKind;
  readonly rows: Statement;
  readonly head: Statement | undefined;
}

/** Everything that stands on it, of one moment and of what row-level security lets the caller see. */
async function sheetOf(
  resource: Resource,
  report: Report,
  { database, resources }: ReportParts,
  { call, values, kind, rows: statement, head }: Asked,
): Promise<ReportSheet> {
  const { lang } = call;
  const { fields, columns } = report;
  const most = reportRows[kind];
  const wires = Object.entries(columns).map(([name, field]) => {
    const { wire } = typeOf(field);
    return sql`${wire ? sql.raw(wire(`r."${name}"`)) : sql.ref(`r.${name}`)} as ${sql.ref(name)}`;
  });
  const shownNames = Object.keys(columns).map((name) => ({ name, field: columns[name]! }));
  const refs = shownNames
    .filter(({ field }) => field.type === 'ref')
    .map(({ name }) => sql.ref(`r.${displayName(name)}`));
  const named = namesQuery({ ...resource, fields: { ...resource.fields, ...fields } }, resources, values, call);
  const [rows = [], corps = [], heads = [], names = []] = await database.read(call, [
    sql`select ${sql.join([...wires, ...refs])} from (${statement}) r limit ${most + 1}::int`,
    sql`select corp_nm as "corpNm", corp_nm_en as "corpNmEn" from platform_corp_name where id = ${call.corpId}::bigint`,
    head ?? sql`select`,
    ...(named ? [named] : []),
  ]);
  if (rows.length > most) refuse('E_RANGE', { text: 'reportMost', args: [most.toLocaleString('en-US')] });
  const ask: Ask = async <R extends object>(asked: Statement) => (await database.read(call, [asked]))[0] as R[];
  const context = await contextFor(ask, call, lang, [...Object.values(fields), ...Object.values(columns)]);
  const label = (name: string) => fieldLabel(lang, resource.prefix, name);
  const shown = shownNames.map(({ name, field }): SheetColumn => ({
    name,
    field,
    label: label(name),
    width: field.width ?? typeOf(field).width(field),
  }));
  const [corp = {}] = corps;
  const asked = { ...values, ...names[0] };
  const facts = Object.entries(fields)
    .map(([name, field]) => ({
      ...{ name, label: label(name), value: cellText({ name, field }, asked, { context }) },
      day: field.type === 'date',
    }))
    .filter(({ value }) => value !== '');
  const told = Object.entries(heads[0] ?? {})
    .map(([name, value]) => ({ name, label: label(name), value: String(value ?? '') }))
    .filter(({ value }) => value !== '');
  return {
    title: translate(lang, `resources.${resource.prefix}.reports.${report.name}`),
    columns: shown,
    rows,
    sums: sumsOf(columns, Object.keys(columns), rows),
    words: { sum: translate(lang, 'desk.export.sum') },
    context,
    company: String((lang === 'en' && corp['corpNmEn']) || corp['corpNm'] || ''),
    asked: facts,
    facts: [
      // Of what was asked the head may say more.
      ...facts.filter(({ name }) => !told.some((one) => one.name === name)),
      ...told,
      {
        label: translate(lang, 'print.printed'),
        value: cellText({ name: 'printed', field: date() }, { printed: call.today }, { context }),
      },
    ],
    whole: new Set(report.whole),
    under: report.under ?? {},
  };
}

/** Millimetres of a pixel of the screen. */
const millimetres = 0.24;
/** More columns than these want the long side of the page, and yet more small type. */
const uprightColumns = 6;
const plainColumns = 14;

function pageOf(sheet: ReportSheet, { lang }: Call): PageModel {
  const { title, asked, facts, company, columns } = sheet;
  const days = asked.filter(({ day }) => day).map(({ value }) => value);
  const others = asked.flatMap(({ value, day }) => (day ? [] : [value]));
  const words = [days.join(' ~ '), ...others].filter(Boolean).join(' ');
  return {
    ...{ lang, title, company: { name: company, lines: [] }, facts, blocks: [], totals: [], foot: company },
    fileName: `${title} ${words}`.trim(),
    landscape: columns.length > uprightColumns,
    table: tableOf(sheet, lang),
  };
}

function tableOf(sheet: ReportSheet, lang: 'ko' | 'en'): PageTable {
  const { rows, sums = {}, whole, under } = sheet;
  const below = new Set(Object.values(under));
  const columns = sheet.columns.filter(({ name }) => !below.has(name));
  const belowOf = ({ name }: SheetColumn) => sheet.columns.find((one) => one.name === under[name]);
  const texts = columns.some(({ field }) => typeOf(field).align === 'left');
  const body = rows.map((row): PageRow => ({
    cells: columns.map((column) => {
      const second = belowOf(column);
      const text = cellText(column, row, sheet);
      return second ? { text, under: cellText(second, row, sheet) } : { text };
    }),
  }));
  const empty: PageRow = {
    kind: 'note',
    cells: columns.map((_, at) => ({ text: at ? '' : translate(lang, 'errors.reportEmpty') })),
  };
  const wordAt = columns.findIndex(({ name }) => sums[name] === undefined);
  const sumWord = translate(lang, 'print.reportSum', { count: rows.length.toLocaleString('en-US') });
  const sum: PageRow = {
    kind: 'head',
    cells: columns.map((column, at) => ({
      text: sums[column.name] === undefined ? (at === wordAt ? sumWord : '') : cellText(column, sums, sheet),
    })),
  };
  return {
    ...(columns.length > plainColumns ? { fine: true } : {}),
    columns: columns.map((column) => {
      const { name, field, width } = column;
      const label = [column, belowOf(column)].flatMap((one) => one?.label ?? []).join(' / ');
      const { align } = typeOf(field);
      // Widened to the longest that stands in it.
      if (whole.has(name)) return { label, align, width: 0, whole: true };
      return { label, align, ...(align === 'left' && texts ? {} : { width: width * millimetres }) };
    }),
    rows: body.length ? [...body, ...(Object.keys(sums).length ? [sum] : [])] : [empty],
  };
}

/** Small enough that other calls get their turn between two. */
const batchSize = 250;

async function workbook(sheet: Sheet, out: PassThrough): Promise<void> {
  const stream = await openSheetStream.excel(sheet, out);
  for (let at = 0; at < sheet.rows.length; at += batchSize) await stream.rows(sheet.rows.slice(at, at + batchSize));
  await stream.end();
}
