/**
 * What the desk shows after a write. The server decides what a write changes besides its record: an invoice moves its order,
 * an approval its document, a name stands in the lists of other resources. So whatever was read before is out of date;
 * what is on the screen is read again at once, the rest when it is shown.
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { DataProvider, Identifier } from 'react-admin';
import type { ImportCalls } from './data/imports.ts';
import type { Places } from './data/places.ts';
import type { RecordCalls } from './data/recordCalls.ts';

/** The calls that change something. */
type Writes = Pick<DataProvider, 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'> &
  Pick<RecordCalls, 'action' | 'actionMany'> &
  Pick<ImportCalls, 'runImport' | 'undoImport'>;

interface Written {
  readonly name: string;
  /** Records that there are no more. */
  readonly gone?: readonly Identifier[];
}

export function refreshing<P extends Writes>(provider: P, queries: QueryClient, places: Places): P {
  const prefixOf = (name: unknown) => (typeof name === 'string' ? places.get(name)?.prefix : undefined);
  const refresh = ({ name, gone = [] }: Written) => {
    const prefix = prefixOf(name);
    const left = new Set(gone.map(String));
    /** Read again when it is shown next, not now. */
    const waits = ({ queryKey: [of, method, params] }: Query): boolean => {
      const same = prefixOf(of) === prefix;
      const { id } = (params ?? {}) as { readonly id?: unknown };
      // Somebody may be typing in another record that is open; a begun one has nothing new to hear.
      return (method === 'getOne' && !same) || method === 'newRecord' || (same && left.has(String(id)));
    };
    void queries.invalidateQueries({ predicate: waits, refetchType: 'none' });
    void queries.invalidateQueries({ predicate: (query) => !waits(query) });
  };
  const telling = async <T>(written: Written, write: Promise<T>): Promise<T> => {
    const answer = await write;
    refresh(written);
    return answer;
  };
  const writes: Writes = {
    create: (name, params) => telling({ name }, provider.create(name, params)),
    update: (name, params) => telling({ name }, provider.update(name, params)),
    // Some may be stored where a later one is refused.
    updateMany: (name, params) => provider.updateMany(name, params).finally(() => refresh({ name })),
    delete: (name, params) => telling({ name, gone: [params.id] }, provider.delete(name, params)),
    deleteMany: (name, params) => telling({ name, gone: params.ids }, provider.deleteMany(name, params)),
    action: (name, ...given) => telling({ name }, provider.action(name, ...given)),
    actionMany: (name, ...given) => telling({ name }, provider.actionMany(name, ...given)),
    runImport: (target, ...given) => telling({ name: target.name }, provider.runImport(target, ...given)),
    undoImport: (name, ...given) => telling({ name }, provider.undoImport(name, ...given)),
  };
  return { ...provider, ...writes };
}
