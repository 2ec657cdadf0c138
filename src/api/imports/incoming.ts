/** Files of rows as they come in: received, judged and read, a few at once, for every call that takes one. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { importLimits } from '../../core/files/importing.ts';
import { refuse } from '../../core/problem.ts';
import { fileSize } from '../../fields/files/limits.ts';
import { receiving } from '../files/receive.ts';
import { openSlots } from '../slots.ts';
import type { Table } from './readFile.ts';
import { openTables } from './tables.ts';

type ReadTable = <T>(
  request: FastifyRequest,
  sheet: number,
  work: (fileNm: string, table: Table) => Promise<T> | T,
) => Promise<T>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The rows of the file that the request brings (multipart); nothing of it is kept. */
    readTable: ReadTable;
  }
}

/** Headers and borders of the parts. */
const around = 64 * 1024;

/** Adds `app.readTable`; `folder` is where files wait while they are read. */
export function registerIncoming(app: FastifyInstance, folder: string): void {
  const tables = openTables();
  // Reading takes processor and memory: few at once, whoever asks.
  const readers = openSlots(2, 20);
  app.addHook('onClose', () => tables.close());
  const read: ReadTable = (request, sheet, work) => {
    // What is announced too large is refused before anything is read.
    if (Number(request.headers['content-length'] ?? 0) > importLimits.bytes + around)
      refuse('E_FILE_TOTAL', { args: [fileSize(importLimits.bytes)] });
    return receiving(request, folder, async ({ files }) => {
      const [file] = files;
      const table = readers.take(() => tables.read(file!, sheet)) ?? refuse('E_UNAVAILABLE', { text: 'importBusy' });
      return work(file!.name, await table);
    });
  };
  app.decorate('readTable', read);
}
