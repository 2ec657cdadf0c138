/** The whole server with the sample permit. */
import type { Values } from '../../src/core/field.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { behaviours } from '../../src/services/index.server.ts';
import { messageBehaviour } from '../../src/services/platform/message/message.server.ts';
import { resources } from '../../src/services/index.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';
import { everyService } from '../support/services.ts';
import { permitBehaviour } from './permit.server.ts';
import { permit } from './permit.ts';

export const withPermit = [...resources, permit];
export const permitTables = tables(withPermit).filter(({ name }) => name.startsWith('shipwork_permit'));

export const startWithPermit = (env: Readonly<Record<string, string>> = {}): Promise<TestApp> =>
  startApp({
    env,
    resources: withPermit,
    behaviours: {
      ...behaviours,
      'platform/message': messageBehaviour(withPermit),
      [permit.prefix]: permitBehaviour,
    },
    async prepare({ ownerUrl }) {
      await withClient(ownerUrl, (client) => client.query(createAll(permitTables)));
      await everyService({ ownerUrl });
    },
  });

export interface Permit extends Values {
  readonly id: number;
  readonly version: number;
  readonly stCd: string;
  readonly customsNo: string | null;
  readonly msgList: readonly Values[];
  readonly itemList: readonly (Values & { readonly id: number })[];
}

export const at = (id: number) => `/${permit.prefix}/${id}`;
export const readPermit = async (by: Client, id: number) => (await by.get<Permit>(at(id))).body;

export async function makePermit(by: Client, shipNm = '시험호'): Promise<Permit> {
  const { status, body } = await by.post<Permit>(`/${permit.prefix}`, {
    shipNm,
    insertItemList: [
      { itemNm: '로프', qty: 3 },
      { itemNm: '페인트', qty: 5 },
    ],
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** Presses a button of the record as it stands. */
export async function press(by: Client, id: number, name: string, input: Values = {}) {
  const { version } = await readPermit(by, id);
  return by.post<Permit & { readonly code?: string; readonly message?: string }>(`${at(id)}/${name}`, {
    version,
    ...input,
  });
}

/** A database and a server come up beside whatever else this machine runs. */
export const patience = 240_000;

export const ownerRows = (app: TestApp, text: string): Promise<Values[]> =>
  withClient(app.urls.ownerUrl, async (client) => (await client.query(text)).rows as Values[]);
