/** react-admin's data calls on the wire of 00-conventions 1.1. Names are those of screens: address without slash. */
import type { DataProvider, GetListParams, Identifier, RaRecord, SortPayload } from 'react-admin';
import type { Values } from '../../core/field.ts';
import { call } from '../../session/calls/client.ts';
import type { Query } from '../../session/calls/transport.ts';
import type { Screen } from '../routes.ts';

export interface Page<T> {
  readonly content: readonly T[];
  readonly page: {
    readonly totalElements: number;
    readonly size: number;
    readonly number: number;
    readonly totalPages: number;
  };
  readonly sums?: Readonly<Record<string, string>>;
}

/** What a list may ask beyond react-admin's parameters. */
export interface ListMeta {
  readonly sums?: boolean;
  readonly columns?: readonly string[];
  /** `field,asc`, first weighs most; stands above react-admin's single sort. Empty: the server's usual order. */
  readonly sort?: readonly string[];
}

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
  readonly userNm: string | null;
  readonly changes: readonly Change[];
}

/** What follows from a value: header fields, or fields of rows by the value. */
export interface Proposals {
  readonly header?: Values;
  readonly rows?: readonly { readonly of: unknown; readonly values: Values }[];
}

/** The calls that react-admin has no name for. */
export interface DeskCalls {
  /** `start`: fields that the new record shall begin with. */
  newRecord(name: string, start?: Query): Promise<{ data: Values }>;
  defaults(name: string, asked: Query): Promise<Proposals>;
  history(
    name: string,
    id: Identifier,
    page: number,
    size: number,
  ): Promise<{ data: readonly HistoryEntry[]; total: number }>;
  action(name: string, id: Identifier, action: string, data: Values): Promise<{ data: RaRecord }>;
  /** All of the records or none. */
  actionMany(name: string, ids: readonly number[], action: string, data: Values): Promise<void>;
}
export type DeskDataProvider = DataProvider & DeskCalls;

/** Ids fetched with one call: keeps addresses well below the limits of proxies. */
const idsAtOnce = 200;

const sortOf = (sort: SortPayload | undefined): string[] =>
  sort?.field ? [`${sort.field},${sort.order.toLowerCase()}`] : [];

export function createDataProvider(screens: readonly Screen[]): DeskDataProvider {
  const byName = new Map(screens.map((screen) => [screen.name, screen]));
  const screenOf = (name: string) => {
    const screen = byName.get(name);
    if (!screen) throw new Error(`No screen is called ${name}`);
    return screen;
  };
  const prefix = (name: string) => screenOf(name).resource.prefix;
  const view = (name: string) => screenOf(name).view;
  const one = async (name: string, id: Identifier, signal?: AbortSignal) =>
    call<RaRecord>(`${prefix(name)}/${id}`, { query: { view: view(name) }, signal });
  const list = (name: string, query: Query, signal?: AbortSignal) =>
    call<Page<RaRecord>>(`${prefix(name)}/list`, { query: { ...query, view: view(name) }, signal });
  const patch = (name: string, id: Identifier, data: Values) =>
    call<RaRecord>(`${prefix(name)}/${id}`, { method: 'PATCH', query: { view: view(name) }, body: data });

  async function getList(name: string, params: GetListParams, extra: Query = {}) {
    const meta = (params.meta ?? {}) as ListMeta;
    const { content, page, sums } = await list(
      name,
      {
        ...(params.filter as Query),
        ...extra,
        page: params.pagination?.page ?? 1,
        size: params.pagination?.perPage ?? 200,
        sort: { each: meta.sort ?? sortOf(params.sort) },
        sums: meta.sums ? 1 : undefined,
        columns: meta.columns,
      },
      params.signal,
    );
    return { data: content as never[], total: page.totalElements, meta: { sums, page } };
  }

  async function getMany(name: string, ids: readonly Identifier[], signal?: AbortSignal) {
    const found = new Map<string, RaRecord>();
    for (let from = 0; from < ids.length; from += idsAtOnce) {
      const some = ids.slice(from, from + idsAtOnce);
      const { content } = await list(name, { ids: some, size: some.length }, signal);
      for (const row of content) found.set(String(row.id), row);
    }
    return ids.flatMap((id) => found.get(String(id)) ?? []);
  }

  return {
    supportAbortSignal: true,
    getList: (name, params) => getList(name, params),
    getManyReference: (name, params) => getList(name, params, { [params.target]: params.id }),
    getMany: async (name, { ids, signal }) => ({ data: (await getMany(name, ids, signal)) as never[] }),
    getOne: async (name, { id, signal }) => ({ data: (await one(name, id, signal)) as never }),
    create: async (name, { data }) => ({
      data: (await call(prefix(name), { method: 'POST', query: { view: view(name) }, body: data })) as never,
    }),
    update: async (name, { id, data }) => ({ data: (await patch(name, id, data as Values)) as never }),
    updateMany: async (name, { ids, data }) => {
      for (const id of ids) await patch(name, id, { version: (await one(name, id)).version, ...(data as Values) });
      return { data: ids };
    },
    delete: async (name, { id, previousData }) => {
      await call(`${prefix(name)}/${id}`, { method: 'DELETE', query: { view: view(name) } });
      return { data: (previousData ?? { id }) as never };
    },
    deleteMany: async (name, { ids }) => {
      if (ids.length === 1) await call(`${prefix(name)}/${ids[0]}`, { method: 'DELETE', query: { view: view(name) } });
      else await call(prefix(name), { method: 'DELETE', query: { ids, view: view(name) } });
      return { data: ids };
    },
    newRecord: async (name, start = {}) => ({
      data: await call<Values>(`${prefix(name)}/new`, { query: { ...start, view: view(name) } }),
    }),
    defaults: (name, asked) => call<Proposals>(`${prefix(name)}/defaults`, { query: { ...asked, view: view(name) } }),
    history: async (name, id, page, size) => {
      const answer = await call<Page<HistoryEntry>>(`${prefix(name)}/${id}/history`, {
        query: { page, size, view: view(name) },
      });
      return { data: answer.content, total: answer.page.totalElements };
    },
    action: async (name, id, action, data) => ({
      data: await call<RaRecord>(`${prefix(name)}/${id}/${action}`, {
        method: 'POST',
        query: { view: view(name) },
        body: data,
      }),
    }),
    actionMany: async (name, ids, action, data) => {
      await call(`${prefix(name)}/${action}`, { method: 'POST', query: { view: view(name) }, body: { ids, ...data } });
    },
  };
}
