/** Who may write records of a resource. */
import type { Resource } from '../../src/core/resource.ts';
import { isMadeFor } from '../../src/record/sides.ts';
import type { Client, TestApp } from './app.ts';

/** Shared masters, companies and what only the operator's menus show belong to the operator, everything else to a company. */
export async function writer(app: TestApp, resource: Resource, account = 'admin2'): Promise<Client> {
  const shared =
    ['SYS', 'CORP'].includes(resource.scope) ||
    isMadeFor(resource) ||
    resource.menus.every((m) => 'operator' in m && m.operator);
  const client = await app.as(shared ? 'oper' : account);
  const view = resource.scope === 'CORP' ? resource.menus.find((m) => m.operator)?.view : undefined;
  return view ? looking(client, `/${resource.prefix}`, view) : client;
}
/** Companies are reached through the operator's menu. */
function looking(client: Client, at: string, view: string): Client {
  const seen = (path: string) => (path.startsWith(at) ? `${path}${path.includes('?') ? '&' : '?'}view=${view}` : path);
  return {
    ...client,
    get: (path) => client.get(seen(path)),
    post: (path, body) => client.post(seen(path), body),
    patch: (path, body) => client.patch(seen(path), body),
    del: (path) => client.del(seen(path)),
  };
}
