/** What a record can do beyond react-admin's methods: begin, propose, act, tell its history, be printed. */
import type { Identifier, RaRecord } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import type { PageModel } from '../../../core/page.ts';
import type { LastPrice } from '../../../core/resource.ts';
import type { RecordPart } from '../../../core/recordPart.ts';
import { call } from '../../../session/calls/client.ts';
import type { WireProblem } from '../../../session/calls/error.ts';
import { downloadFrom } from '../../../session/calls/files.ts';
import type { Downloaded } from '../../../session/calls/files.ts';
import { callOnce } from './once.ts';
import type { PlaceOf } from './places.ts';
import type { Asked, Page, Query } from './wire.ts';

export interface Change {
  readonly field: string;
  readonly grid?: string;
  readonly rowId?: number;
  readonly rowNm?: string;
  readonly kind?: 'insert' | 'update' | 'delete';
  readonly from: unknown;
  readonly to: unknown;
}
export interface HistoryEntry {
  readonly id: number;
  readonly at: string;
  readonly act: string;
  readonly userId: number | null;
  /** Null of persons of other companies, and of what the system did. */
  readonly userNm: string | null;
  /** In the trail of a document between companies: whose person it was. */
  readonly corpNm?: string | null;
  readonly changes: readonly Change[];
}

/** What follows from a value: header fields, those that may be filled where nobody typed (and whence), the rows of grids that a new record begins with, or fields of rows by the value. */
export interface Proposals {
  readonly header?: Values;
  readonly fills?: { readonly values: Values; readonly from?: string | null };
  readonly grids?: Readonly<Record<string, readonly Values[]>>;
  readonly rows?: readonly { readonly of: unknown; readonly values: Values; readonly last?: LastPrice }[];
}

/** A record that an action over several made. */
export interface Made {
  readonly prefix: string;
  readonly id: number;
  readonly name: string | null;
}

export interface RecordCalls {
  /** `start`: fields that the new record shall begin with. */
  newRecord(name: string, start?: Query): Promise<{ data: Values }>;
  defaults(name: string, asked: Query): Promise<Proposals>;
  /** A call of the resource that only reads (`reads`). */
  readCall<T>(name: string, call: string, query: Query, asked?: Asked): Promise<T>;
  history(
    name: string,
    id: Identifier,
    page: number,
    size: number,
    asked?: Asked,
  ): Promise<{ data: readonly HistoryEntry[]; total: number }>;
  /** What a service tells of one record beside its fields. */
  recordPart<T>(name: string, id: Identifier, part: RecordPart<T>, asked?: Asked): Promise<T>;
  /** A paper of a record as PDF: the usual one, or the one of the name. */
  paper(name: string, id: Identifier, asked?: Asked & { readonly paper?: string | undefined }): Promise<Downloaded>;
  /** What stands on the usual paper of a record. */
  page(name: string, id: Identifier, asked?: Asked): Promise<PageModel>;
  /** A report over a period, on paper or as a workbook; an ApiError 404 where nothing stands in it. */
  reportFile(name: string, report: string, kind: 'pdf' | 'excel', asked: Values): Promise<Downloaded>;
  action(name: string, id: Identifier, action: string, data: Values): Promise<{ data: RaRecord }>;
  /** A call of the resource about no record of its own. */
  tell(name: string, path: string, data: Values): Promise<unknown>;
  /** All of the records or none, or each for itself; answers what was made of them together, or which did not go. */
  actionMany(name: string, ids: readonly number[], action: string, data: Values): Promise<ManyDone>;
}

export interface ManyDone {
  readonly made?: readonly Made[];
  readonly failed?: readonly FailedOne[];
}

/** One of many that did not go, and why. */
export interface FailedOne {
  readonly id: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly WireProblem[];
}

export function recordCalls(placeOf: PlaceOf): RecordCalls {
  const read = async <T>(name: string, path: string, query: Query, asked: Asked = {}): Promise<T> => {
    const { prefix, view } = placeOf(name);
    return call<T>(`${prefix}/${path}`, { query: { ...query, view }, signal: asked.signal });
  };
  const download = (name: string, path: string, query: Query, asked: Asked = {}) => {
    const { prefix, view } = placeOf(name);
    return downloadFrom(`${prefix}/${path}`, asked.signal, { ...query, view });
  };
  const act = async <T>(name: string, path: string, body: Values): Promise<T> => {
    const { prefix, view } = placeOf(name);
    return callOnce<T>(`${prefix}/${path}`, { method: 'POST', query: { view }, body });
  };
  return {
    newRecord: async (name, start = {}) => ({ data: await read<Values>(name, 'new', start) }),
    defaults: (name, asked) => read(name, 'defaults', asked),
    readCall: read,
    history: async (name, id, page, size, asked) => {
      const answer = await read<Page<HistoryEntry>>(name, `${id}/history`, { page, size }, asked);
      return { data: answer.content, total: answer.page.totalElements };
    },
    recordPart: (name, id, part, asked) => read(name, `${id}/${part.name}`, {}, asked),
    paper: (name, id, asked) => download(name, `${id}/print`, { kind: 'pdf', paper: asked?.paper }, asked),
    page: (name, id, asked) => read(name, `${id}/print`, { kind: 'paper' }, asked),
    reportFile: (name, report, kind, asked) => download(name, `report/${report}`, { ...(asked as Query), kind }),
    action: async (name, id, action, data) => ({ data: await act<RaRecord>(name, `${id}/${action}`, data) }),
    tell: act,
    actionMany: (name, ids, action, data) => act(name, action, { ids, ...data }),
  };
}
