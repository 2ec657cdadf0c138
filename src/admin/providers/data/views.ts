/** Searches of lists that people keep under a name. */
import type { KeptView, ListView } from '../../../core/listView.ts';
import { call } from '../../../session/calls/client.ts';
import type { Asked, Content } from './wire.ts';

export interface ViewCalls {
  /** Kept searches that the person sees above the list of a screen: the company's, the department's, own ones. */
  listViews(screen: string, asked?: Asked): Promise<readonly ListView[]>;
  keepListView(view: KeptView): Promise<{ readonly id: number }>;
  removeListView(id: number): Promise<void>;
}

export const viewCalls: ViewCalls = {
  listViews: async (screen, { signal } = {}) =>
    (await call<Content<ListView>>('platform/listView', { query: { screen }, signal })).content,
  keepListView: (view) => call('platform/listView', { method: 'PUT', body: view }),
  removeListView: (id) => call(`platform/listView/${id}`, { method: 'DELETE' }),
};
