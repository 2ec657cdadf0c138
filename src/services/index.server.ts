/** What the services add on the server, by resource prefix. */
import type { FastifyPluginAsync } from 'fastify';
import type { Behaviours } from '../database/behaviour.ts';
import { codeBehaviour } from './fw/code.server.ts';
import { authBehaviour } from './platform/auth.server.ts';
import { corpBehaviour } from './platform/corp.server.ts';
import { memberRoutes } from './platform/member.server.ts';
import { menuRoutes } from './platform/menu.server.ts';
import { prefRoutes } from './platform/pref.server.ts';
import { userBehaviour } from './platform/user.server.ts';

export interface ServiceRoutes {
  readonly prefix: string;
  readonly plugin: FastifyPluginAsync;
}

export const behaviours: Behaviours = {
  'fw/code': codeBehaviour,
  'platform/auth': authBehaviour,
  'platform/corp': corpBehaviour,
  'platform/user': userBehaviour,
};

/** Calls that belong to no resource, below `/api/{prefix}`. */
export const routes: readonly ServiceRoutes[] = [
  { prefix: 'platform', plugin: memberRoutes },
  { prefix: 'platform', plugin: prefRoutes },
  { prefix: '', plugin: menuRoutes },
];
