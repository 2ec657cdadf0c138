/** What the tabs of one browser tell each other about logging in and out. */
import type { PersonKey } from '../session.ts';

export type TabMessage =
  | ({ readonly kind: 'in'; readonly name: string } & PersonKey)
  | ({ readonly kind: 'left' } & PersonKey)
  | ({ readonly kind: 'ended' } & PersonKey);

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('hangro-session');

export const tellTabs = (message: TabMessage): void => channel?.postMessage(message);

/** Listens to the other tabs; a tab does not hear itself. */
export function onTabs(listener: (message: TabMessage) => void): () => void {
  const heard = (event: Event) => listener((event as MessageEvent<TabMessage>).data);
  channel?.addEventListener('message', heard);
  return () => channel?.removeEventListener('message', heard);
}

export interface TabBell {
  ring(): void;
  close(): void;
}

/** A bell among the tabs: whoever rings it is heard by the others. */
export function openTabBell(name: string, heard: () => void): TabBell {
  const bell = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  bell?.addEventListener('message', heard);
  return { ring: () => bell?.postMessage(''), close: () => bell?.close() };
}
