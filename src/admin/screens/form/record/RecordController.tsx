/**
 * react-admin's controller behind a form: for reading, for editing, or for a record that begins here. Below it stand the
 * contexts of its record and of its save.
 */
import { useQuery } from '@tanstack/react-query';
import { CreateBase, EditBase, ShowContextProvider, useDataProvider, useGetOne, useShowController } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { ApiError } from '../../../../session/calls/error.ts';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';
import type { FormScreenProps } from '../../contract.ts';
import { awaitsAnswer } from '../model/answered.ts';
import { copyOf } from '../model/copy.ts';
import { begun, inOrder } from '../model/loaded.ts';
import { heldOf } from '../model/values.ts';
import { SavedContext, useSavedTaker, wholeRecord } from './useSend.ts';

type Stored = RaRecord<number>;

/** A fetch that is under way already serves. */
const joining = { cancelRefetch: false } as const;

export interface LoadedRecord {
  /** As a form holds it: rows in their order, each grid's as one value. */
  readonly record: Values | undefined;
  readonly error: ApiError | null;
  readonly retry: () => void;
}

interface Props extends FormScreenProps {
  readonly render: (loaded: LoadedRecord) => ReactElement;
}

/** Data is fetched on entry, after a save, and by the form itself when a person comes back to it (`useComingBack`). */
const quiet = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
/**
 * A record that cannot be had is told of in its place, not by a note over another page. `meta` keeps it apart from what
 * react-admin remembers of the rows of lists: these have some columns and no grids, and would show as an empty record.
 */
const queryOptions = { ...quiet, onError: () => undefined, meta: wholeRecord } as const;

export function RecordController(props: Props) {
  const { mode } = props;
  if (mode === 'new' || mode === 'copy') return <NewRecord {...props} />;
  return mode === 'edit' ? <EditedRecord {...props} /> : <ReadRecord {...props} />;
}

/** How often an answer that is awaited is looked for. */
const awaitedMs = 3000;

/** react-admin makes keys of the records it edits: rows as one value are short there, however many they are. */
function useStoredOptions(resource: Resource) {
  return useMemo(() => {
    const select = (record: Stored): Stored => ({ ...record, ...heldOf(resource, inOrder(resource, record)) });
    // Until the authority has answered the record is looked at again; what is typed meanwhile is nobody's loss: it is closed.
    const refetchInterval = ({ state }: { readonly state: { readonly data?: unknown } }) =>
      awaitsAnswer(resource, state.data as Values | undefined) ? awaitedMs : (false as const);
    return { ...queryOptions, select, refetchInterval };
  }, [resource]);
}

// The route of the screen has asked already who may come here.
function EditedRecord({ screen, id = 0, render }: Props) {
  const options = useStoredOptions(screen.resource);
  const saved = useSavedTaker();
  return (
    <SavedContext value={saved.taker}>
      <EditBase<Stored, ApiError>
        disableAuthentication
        resource={screen.name}
        id={id}
        mutationMode="pessimistic"
        redirect={false}
        queryOptions={options}
        mutationOptions={saved.options}
        render={({ record, error, refetch }) => render({ record, error, retry: () => void refetch(joining) })}
      />
    </SavedContext>
  );
}

function ReadRecord({ screen, id = 0, render }: Props) {
  const options = useStoredOptions(screen.resource);
  const controller = useShowController<Stored, ApiError>({
    disableAuthentication: true,
    resource: screen.name,
    id,
    queryOptions: options,
  });
  const { record, error, refetch } = controller;
  return (
    <ShowContextProvider value={controller}>
      {render({ record, error, retry: () => void refetch(joining) })}
    </ShowContextProvider>
  );
}

function NewRecord({ screen, mode, id, render }: Props) {
  const loaded = useNewRecord({ screen, mode, id });
  const saved = useSavedTaker();
  return (
    <SavedContext value={saved.taker}>
      <CreateBase<Values, Stored, ApiError>
        disableAuthentication
        resource={screen.name}
        record={loaded.record}
        redirect={false}
        mutationOptions={saved.options}
        render={() => render(loaded)}
      />
    </SavedContext>
  );
}

/** An empty record of the server, with what the address asks for; of a copy over its source. */
function useNewRecord({ screen, mode, id }: Pick<FormScreenProps, 'screen' | 'mode' | 'id'>): LoadedRecord {
  const provider = useDataProvider<DeskDataProvider>();
  const source = useGetOne<Stored, ApiError>(
    screen.name,
    { id: id ?? 0, meta: wholeRecord },
    { enabled: id !== undefined && mode === 'copy', ...quiet },
  );
  const [address] = useSearchParams();
  const { copy: _copy, tab: _tab, view: _view, ...start } = Object.fromEntries(mode === 'new' ? address : []);
  const fresh = useQuery<Values, ApiError>({
    queryKey: [screen.name, 'newRecord', { mode, id, start }],
    queryFn: async () => begun(screen.resource, (await provider.newRecord(screen.name, start)).data),
    gcTime: 0,
    ...quiet,
  });
  const [error, again] = fresh.error ? [fresh.error, fresh.refetch] : [source.error, source.refetch];
  const { resource } = screen;
  const record = useMemo(() => {
    if (mode === 'new') return fresh.data;
    return source.data && fresh.data && copyOf(resource, inOrder(resource, source.data), fresh.data);
  }, [resource, mode, source.data, fresh.data]);
  return { record, error, retry: () => void again() };
}
