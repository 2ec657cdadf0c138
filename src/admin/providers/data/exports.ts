/** Files that the server makes of lists, records and grids, and announcements of those that the browser makes. */
import type { ExportBody, ExportRow } from '../../../core/files/exporting.ts';
import { call } from '../../../session/calls/client.ts';
import { downloadFrom } from '../../../session/calls/files.ts';
import type { Downloaded } from '../../../session/calls/files.ts';
import type { Asked, Content, Query } from './wire.ts';

/** What is exported: the search of the list stands in `query`. */
export interface ExportOf {
  readonly prefix: string;
  readonly query: Query;
}

export interface ExportCalls {
  orderExport(of: ExportOf, body: ExportBody, asked?: Asked): Promise<Pick<ExportRow, 'id' | 'job' | 'total'>>;
  /** How far an export is. */
  exportState(id: number, asked?: Asked): Promise<ExportRow>;
  exportFile(id: number, asked?: Asked): Promise<Downloaded>;
  ownExports(asked?: Asked): Promise<readonly ExportRow[]>;
  /** Cancels one that is open, takes another one away; arrives although the page is being left. */
  removeExport(id: number): Promise<void>;
}

export const exportCalls: ExportCalls = {
  orderExport: ({ prefix, query }, body, { signal } = {}) =>
    call(`${prefix}/export`, { method: 'POST', query, body, signal }),
  exportState: (id, { signal } = {}) => call(`export/${id}`, { signal }),
  exportFile: (id, { signal } = {}) => downloadFrom(`export/${id}/file`, signal),
  ownExports: async ({ signal } = {}) => (await call<Content<ExportRow>>('export', { signal })).content,
  removeExport: (id) => call(`export/${id}`, { method: 'DELETE', keepalive: true }),
};
