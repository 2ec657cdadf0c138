/** Records, or rows of an open form, from a file: template, reading, check and run. */
import type { ImportAnswer, ImportBody, ImportRun, ReadFile, UndoneImport } from '../../../core/files/importing.ts';
import { call } from '../../../session/calls/client.ts';
import { downloadFrom } from '../../../session/calls/files.ts';
import type { Downloaded } from '../../../session/calls/files.ts';
import { readImport, sendImport } from '../../../session/calls/importing.ts';
import type { CallOptions } from '../../../session/calls/transport.ts';
import type { PlaceOf } from './places.ts';

export { RefusedImport } from '../../../session/calls/importing.ts';

/** Rows of a grid, or of the resource itself. */
export interface ImportTarget {
  readonly name: string;
  readonly grid?: string | undefined;
}
export interface ImportWork {
  readonly signal: AbortSignal;
  /** How many rows are through. */
  readonly onProgress: (done: number, total: number) => void;
}

export interface ImportCalls {
  importTemplate(target: ImportTarget): Promise<Downloaded>;
  /** The rows of a sheet of the file. */
  readImport(target: ImportTarget, file: File, sheet: number, signal: AbortSignal): Promise<ReadFile>;
  checkImport(target: ImportTarget, body: ImportBody, work: ImportWork): Promise<ImportAnswer>;
  /** Saves all rows or none; throws RefusedImport with what is wrong with each. */
  runImport(target: ImportTarget, body: ImportBody, work: ImportWork): Promise<ImportAnswer>;
  /** Imports of the person that can be taken back, newest first. */
  importRuns(name: string, asked?: { readonly signal?: AbortSignal }): Promise<readonly ImportRun[]>;
  /** Takes back the import of the moment `at`. */
  undoImport(name: string, at: string): Promise<UndoneImport>;
}

export function importCalls(placeOf: PlaceOf): ImportCalls {
  const path = ({ name, grid }: ImportTarget, step = '') =>
    [placeOf(name).prefix, 'import', grid, step].filter(Boolean).join('/');
  const query = ({ name }: ImportTarget) => ({ view: placeOf(name).view });
  const calling = <T>(name: string, step: string, options: CallOptions) =>
    call<T>(path({ name }, step), { ...options, query: query({ name }) });
  const send = async (target: ImportTarget, step: string, body: ImportBody, { onProgress, signal }: ImportWork) =>
    sendImport(path(target, step), query(target), body, onProgress, signal);
  return {
    importTemplate: async (target) => downloadFrom(path(target, 'template'), undefined, query(target)),
    readImport: async (target, file, sheet, signal) =>
      readImport(path(target, 'read'), file, { ...query(target), sheet }, signal),
    checkImport: (target, body, work) => send(target, 'check', body, work),
    runImport: (target, body, work) => send(target, '', body, work),
    importRuns: async (name, { signal } = {}) => calling(name, 'runs', { signal }),
    undoImport: async (name, at) => calling(name, 'undo', { method: 'POST', body: { at } }),
  };
}
