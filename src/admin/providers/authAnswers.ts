/**
 * react-admin asks about the person through react-query, which answers a moment later. The session knows at once: its
 * answers lie in the cache before anybody reads them, so that no button, menu or page appears late, and they follow the
 * session and the declarations that have come.
 */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { getSession, onSession } from '../../session/session.ts';
import type { DeskAuthProvider } from './authProvider.ts';
import type { Declarations } from './declarations.ts';

const family = 'auth';

/** Of a record only its id stands in the key, so react-admin asks about it each time; the rest changes with the session. */
const isOfRecord = ([, , asked]: QueryKey): boolean =>
  typeof asked === 'object' && asked !== null && 'recordId' in asked && asked.recordId !== undefined;

/** Keys are those of react-admin's hooks; undefined where the provider itself has to be asked. */
function answerTo(key: QueryKey, provider: DeskAuthProvider): unknown {
  const [, question, asked, action, record] = key;
  if (question === 'getPermissions') return provider.rights();
  if (question === 'getIdentity') return provider.identity();
  if (question === 'checkAuth') return getSession().status === 'in' || undefined;
  if (question !== 'canAccess' || isOfRecord(key) || record !== undefined) return undefined;
  const may = (name: string, what: string) => provider.rights().refusal(name, what) === undefined;
  if (Array.isArray(asked))
    return Object.fromEntries((asked as readonly string[]).map((name) => [name, may(name, String(action))]));
  const access = asked as { readonly resource: string; readonly action: string };
  return may(access.resource, access.action);
}

/**
 * Answers what `client` is asked about the person, from now on. What comes back keeps the answers up with the session
 * while the application is on screen.
 */
export function answerFromSession(
  client: QueryClient,
  provider: DeskAuthProvider,
  declarations: Pick<Declarations, 'subscribe'>,
): () => () => void {
  client.setQueryDefaults([family], {
    staleTime: (query: Query) => (isOfRecord(query.queryKey) ? 0 : Infinity),
  });
  const answer = (query: Query): boolean => {
    const value = answerTo(query.queryKey, provider);
    if (value !== undefined) query.setData(value);
    return value !== undefined;
  };
  const cache = client.getQueryCache();
  cache.subscribe(({ type, query }) => {
    if (type === 'added' && query.queryKey[0] === family) answer(query);
  });
  let answered = provider.rights();
  const follow = () => {
    if (answered === provider.rights()) return;
    answered = provider.rights();
    for (const query of cache.findAll({ queryKey: [family] }))
      if (!answer(query)) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };
  return () => {
    follow();
    const leave = [onSession(follow), declarations.subscribe(follow)];
    return () => leave.forEach((stop) => stop());
  };
}
