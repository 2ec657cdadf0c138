/** Every call of the desk. Names are those of react-admin: of a screen (its address without slash) or a resource's prefix. */
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { ShownResource } from '../../core/resource.ts';
import type { ScreenPlace } from '../routes.ts';
import { exportCalls } from './data/exports.ts';
import type { ExportCalls } from './data/exports.ts';
import { fileCalls } from './data/files.ts';
import type { FileCalls } from './data/files.ts';
import { importCalls } from './data/imports.ts';
import type { ImportCalls } from './data/imports.ts';
import { lookupCalls } from './data/lookups.ts';
import type { LookupCalls } from './data/lookups.ts';
import { noticeCalls } from './data/notices.ts';
import type { NoticeCalls } from './data/notices.ts';
import { personCalls } from './data/person.ts';
import type { PersonCalls } from './data/person.ts';
import { placeIn, placesOf } from './data/places.ts';
import { recordCalls } from './data/recordCalls.ts';
import type { RecordCalls } from './data/recordCalls.ts';
import { recordMethods } from './data/records.ts';
import type { Declarations } from './declarations.ts';
import { viewCalls } from './data/views.ts';
import type { ViewCalls } from './data/views.ts';
import { refreshing } from './refresh.ts';

export type { Change, HistoryEntry, Proposals } from './data/recordCalls.ts';
export type { ListAnswer, ListMeta } from './data/records.ts';
export type { Page } from './data/wire.ts';

/** The calls that react-admin has no name for. */
export interface DeskCalls
  extends RecordCalls, FileCalls, ImportCalls, ExportCalls, LookupCalls, NoticeCalls, PersonCalls, ViewCalls {}
export type DeskDataProvider = DataProvider & DeskCalls;

/** Each write makes what `queries` holds out of date. */
export function createDataProvider(
  screens: readonly ScreenPlace[],
  shown: readonly ShownResource[],
  declarations: Pick<Declarations, 'resources' | 'has' | 'bring'>,
  queries: QueryClient,
): DeskDataProvider {
  const places = placesOf(screens, shown);
  const placeOf = placeIn(places);
  const provider: DeskDataProvider = {
    ...recordMethods(placeOf),
    ...recordCalls(placeOf),
    ...fileCalls,
    ...importCalls(placeOf),
    ...exportCalls,
    ...lookupCalls(declarations),
    ...noticeCalls,
    ...personCalls,
    ...viewCalls,
  };
  return refreshing(provider, queries, places);
}
