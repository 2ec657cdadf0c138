/** The calls that take an import back: which can be, and the taking back. */
import type { FastifyInstance } from 'fastify';
import type { ImportRun, UndoneImport } from '../../core/files/importing.ts';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { runsQuery, undoImport } from '../../database/save/undoImport.ts';
import type { Saving } from '../../database/save/saving.ts';
import { demand } from '../plugins/authority.ts';
import { sentence } from '../plugins/errors.ts';
import { callOf } from '../plugins/session.ts';
import { describeImport } from './schema.ts';

/** `GET {prefix}/import/runs` and `POST {prefix}/import/undo` with the moment of one of them. */
export function registerUndo(
  app: FastifyInstance,
  resource: Resource,
  savingOf: (request: Parameters<typeof callOf>[0]) => Saving,
): void {
  const { prefix } = resource;
  const options = (kind: string) => ({
    config: { resource: prefix },
    schema: describeImport(resource, kind),
    preHandler: demand(resource, 2),
  });
  app.get(`/${prefix}/import/runs`, options('runs'), async (request): Promise<readonly ImportRun[]> => {
    const saving = savingOf(request);
    const [runs] = await saving.database.read<[ImportRun[]]>(saving.call, [runsQuery(saving, saving.call)]);
    return runs;
  });
  app.post(`/${prefix}/import/undo`, options('undo'), async (request): Promise<UndoneImport> => {
    const { at } = (request.body ?? {}) as { readonly at?: unknown };
    if (typeof at !== 'string' || at.length > 40 || Number.isNaN(Date.parse(at)))
      return refuse('E_TYPE', { field: 'at' });
    const saving = savingOf(request);
    const { undone, left } = await undoImport(saving, at);
    const words = left.map(({ id, name, problems }) => ({
      ...{ id, name },
      message: problems.map((problem) => sentence(problem, prefix, saving.call.lang)).join(' '),
    }));
    return { undone, left: words };
  });
}
