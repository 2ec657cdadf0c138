/**
 * The calls of imports (`imports` of a resource): `{prefix}/import/template` answers a workbook to fill in, `…/read` the rows
 * of a file, `…/check` what would become of them, and `{prefix}/import` brings them in, all or none; `…/runs` and `…/undo` take it back. Those of a grid of the
 * form stand below `{prefix}/import/{grid}` and write nothing: the form saves.
 */
import multipart from '@fastify/multipart';
import { othersOf } from '../../database/save/others.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportHeaders } from '../exports/stream.ts';
import { mimes } from '../../core/files/exporting.ts';
import type { ReadFile } from '../../core/files/importing.ts';
import type { Resource } from '../../core/resource.ts';
import type { Ask, Behaviours, Call } from '../../database/behaviour.ts';
import type { Database, Row } from '../../database/executor.ts';
import type { Saving } from '../../database/save/saving.ts';
import { demandMaking } from '../../database/query/view.ts';
import { importsRecords, recordColumns, rowColumns, type Importable } from '../../record/importable.ts';
import { attachment } from '../files/disposition.ts';
import { partLimits } from '../files/receive.ts';
import { describeImport } from './schema.ts';
import { demand, viewOf } from '../plugins/authority.ts';
import { callOf } from '../plugins/session.ts';
import { openSlots } from '../slots.ts';
import { answerImport } from './answer.ts';
import { readImportBody, type ReadingParts } from './cells.ts';
import { importLines } from './lines.ts';
import { importFile } from './records.ts';
import { readAnswer } from './readAnswer.ts';
import { templateFile } from './template.ts';
import { columnsThrough } from './throughView.ts';
import { registerUndo } from './undo.ts';

export interface ImportParts {
  readonly database: Database;
  readonly resources: readonly Resource[];
  readonly behaviours: Behaviours;
}

/** Ten thousand rows of many columns, with room for their punctuation. */
const bodyLimit = 32 * 1024 * 1024;

export async function registerImports(app: FastifyInstance, parts: ImportParts): Promise<void> {
  await app.register(multipart, { limits: { ...partLimits, files: 1 }, throwFileSizeLimit: false });
  for (const resource of parts.resources) {
    if (importsRecords(resource)) registerRecords(app, resource, parts);
    for (const grid of resource.imports?.rows ?? []) registerLines(app, resource, grid, parts);
  }
}

/** A run takes a connection and locks: few at once, whoever asks. */
const workers = openSlots(2, 10);

/** Of one call: what is read and what is stored bear the same moment, by which an import is taken back. */
const readingOf = ({ database, resources }: ImportParts, call: Call): ReadingParts => {
  const ask: Ask = async <R extends object = Row>(statement: Parameters<Ask>[0]) =>
    (await database.read(call, [statement]))[0] as R[];
  return { resources, call, ask };
};

interface Place {
  readonly resource: Resource;
  readonly columns: readonly Importable[];
  readonly grid?: string;
}

/** Template and reading, the same for records and for rows of a grid. */
function registerReading(app: FastifyInstance, at: string, place: Place, parts: ImportParts): void {
  const { resource, grid } = place;
  const options = (kind: string) => ({
    config: { resource: resource.prefix },
    schema: describeImport(resource, kind, grid),
    preHandler: demand(resource, 2),
    bodyLimit,
  });
  /** As the menu takes it that the call is made through; rows of a form are the same in each. */
  const placeOf = (request: FastifyRequest) => {
    const view = viewOf(request);
    return grid === undefined ? { ...place, view, columns: columnsThrough(resource, place.columns, view) } : place;
  };
  app.get(`${at}/template`, options('template'), async (request, reply) => {
    const { name, bytes } = await templateFile(placeOf(request), readingOf(parts, callOf(request)));
    return reply
      .headers({ ...exportHeaders, 'content-disposition': attachment(name) })
      .type(mimes.excel)
      .send(bytes);
  });
  app.post(`${at}/read`, options('read'), async (request): Promise<ReadFile> => {
    const call = callOf(request);
    const { sheet } = request.query as { sheet?: unknown };
    const wanted = typeof sheet === 'string' && /^\d{1,3}$/.test(sheet) ? Number(sheet) : 0;
    const of = placeOf(request);
    return app.readTable(request, wanted, (fileNm, table) => readAnswer(of, fileNm, table, call.lang));
  });
}

function registerRecords(app: FastifyInstance, resource: Resource, parts: ImportParts): void {
  const { database, resources, behaviours } = parts;
  const at = `/${resource.prefix}/import`;
  const columns = recordColumns(resource);
  registerReading(app, at, { resource, columns }, parts);
  const savingOf = (request: FastifyRequest): Saving => {
    const view = viewOf(request);
    return {
      ...{ database, resource, all: resources, behaviour: behaviours[resource.prefix] ?? {}, behaviours, othersOf },
      ...{ call: callOf(request), ...(view ? { view } : {}) },
    };
  };
  registerUndo(app, resource, savingOf);
  const route = (path: string, kind: string, dry: boolean) => {
    const options = {
      config: { resource: resource.prefix },
      schema: describeImport(resource, kind),
      preHandler: demand(resource, 2),
      bodyLimit,
    };
    app.post(path, options, async (request, reply) => {
      demandMaking(resource, viewOf(request));
      const saving = savingOf(request);
      const reading = readingOf(parts, saving.call);
      const sent = readImportBody(request.body, columnsThrough(resource, columns, saving.view));
      return answerImport(request, reply, workers, {
        total: sent.body.rows.length,
        run: (progress, signal) => importFile({ ...reading, saving }, sent, { dry, progress, signal }),
      });
    });
  };
  route(`${at}/check`, 'check', true);
  route(at, 'run', false);
}

function registerLines(app: FastifyInstance, resource: Resource, grid: string, parts: ImportParts): void {
  const at = `/${resource.prefix}/import/${grid}`;
  const columns = rowColumns(resource, grid);
  registerReading(app, at, { resource, columns, grid }, parts);
  const options = {
    config: { resource: resource.prefix },
    schema: describeImport(resource, 'check', grid),
    preHandler: demand(resource, 2),
    bodyLimit,
  };
  app.post(`${at}/check`, options, async (request, reply) => {
    const reading = readingOf(parts, callOf(request));
    const sent = readImportBody(request.body, columns);
    const lines = { ...reading, resource, grid, behaviour: parts.behaviours[resource.prefix] ?? {} };
    return answerImport(request, reply, workers, { total: sent.body.rows.length, run: () => importLines(lines, sent) });
  });
}
