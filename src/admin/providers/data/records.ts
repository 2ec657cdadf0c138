/**
 * react-admin's own methods. Those whose call is that of `ra-data-simple-rest` are its: one record, a new one, the end of
 * one. Lists are pages with sums here, changes are sent by PATCH with their version, several records go in one call.
 */
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, Identifier, RaRecord, SortPayload } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import { call } from '../../../session/calls/client.ts';
import { same } from '../../../sheet/editing.ts';
import { httpClient } from './httpClient.ts';
import type { PlaceOf } from './places.ts';
import type { Page, Query } from './wire.ts';

/** What a list may ask beyond react-admin's parameters. */
export interface ListMeta {
  readonly sums?: boolean;
  readonly columns?: readonly string[];
  /** `field,asc`, first weighs most; stands above react-admin's single sort. Empty: the server's usual order. */
  readonly sort?: readonly string[];
}

/** What a list tells beyond react-admin's answer, in its `meta`. */
export interface ListAnswer extends Pick<Page<unknown>, 'sums' | 'uncounted' | 'page'> {
  /** When it was read. */
  readonly at: Date;
}

/** Ids fetched with one call: keeps addresses well below the limits of proxies. */
const idsAtOnce = 200;

const sortOf = (sort: SortPayload | undefined): string[] =>
  sort?.field ? [`${sort.field},${sort.order.toLowerCase()}`] : [];

/** react-admin's inputs call what is typed to search `q`. */
function searchOf({ q, ...filter }: Values): Query {
  return { ...(filter as Query), ...(q === undefined ? {} : { keyword: q as string }) };
}

/**
 * What a change sends. A form of react-admin gives the whole record, its id among it: of that goes what differs from the
 * record as it was loaded, and the version. What comes without an id is a change already.
 */
function changesOf(data: Values, before: Values | undefined): Values {
  if (!before || data['id'] === undefined) return data;
  const changes = Object.entries(data).filter(([name, value]) => !same(before[name], value));
  return { ...Object.fromEntries(changes), version: data['version'] ?? before['version'] };
}

export function recordMethods(placeOf: PlaceOf): DataProvider {
  const base = (name: string) => simpleRestProvider('', httpClient(placeOf(name).view));
  const list = (name: string, query: Query, signal?: AbortSignal) => {
    const { prefix, view } = placeOf(name);
    return call<Page<RaRecord>>(`${prefix}/list`, { query: { ...query, view }, signal });
  };
  const patch = (name: string, id: Identifier, data: Values) => {
    const { prefix, view } = placeOf(name);
    return call<RaRecord>(`${prefix}/${id}`, { method: 'PATCH', query: { view }, body: data });
  };
  const readOne = (name: string, id: Identifier, signal?: AbortSignal) =>
    base(name).getOne<RaRecord>(placeOf(name).prefix, { id, signal });
  const drop = (name: string, id: Identifier) => base(name).delete<RaRecord>(placeOf(name).prefix, { id });

  async function getList(name: string, params: GetListParams, also: Query = {}) {
    const meta = (params.meta ?? {}) as ListMeta;
    const { content, page, sums, uncounted } = await list(
      name,
      {
        ...searchOf((params.filter ?? {}) as Values),
        ...also,
        page: params.pagination?.page ?? 1,
        size: params.pagination?.perPage ?? 200,
        sort: { each: meta.sort ?? sortOf(params.sort) },
        sums: meta.sums ? 1 : undefined,
        columns: meta.columns,
      },
      params.signal,
    );
    const answer: ListAnswer = { sums, uncounted, page, at: new Date() };
    return { data: content as never[], total: page.totalElements, meta: answer };
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
    getOne: async (name, { id, signal }) => (await readOne(name, id, signal)) as never,
    create: async (name, { data }) => (await base(name).create(placeOf(name).prefix, { data })) as never,
    delete: async (name, { id, previousData }) => {
      await drop(name, id);
      return { data: (previousData ?? { id }) as never };
    },
    deleteMany: async (name, { ids }) => {
      const { prefix, view } = placeOf(name);
      if (ids.length === 1) await drop(name, ids[0]!);
      else await call(prefix, { method: 'DELETE', query: { ids, view } });
      return { data: ids };
    },
    getList: (name, params) => getList(name, params),
    getManyReference: (name, params) => getList(name, params, { [params.target]: params.id }),
    getMany: async (name, { ids, signal }) => ({ data: (await getMany(name, ids, signal)) as never[] }),
    update: async (name, { id, data, previousData }) => ({
      data: (await patch(name, id, changesOf(data as Values, previousData as Values))) as never,
    }),
    updateMany: async (name, { ids, data }) => {
      for (const id of ids)
        await patch(name, id, { version: (await readOne(name, id)).data.version, ...(data as Values) });
      return { data: ids };
    },
  };
}
