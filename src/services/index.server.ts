/** What the services add on the server, by resource prefix. */
import type { FastifyPluginAsync } from 'fastify';
import type { Behaviours } from '../database/behaviour.ts';
import { memberRoutes } from './platform/member.server.ts';
import { menuRoutes } from './platform/menu.server.ts';
import { prefRoutes } from './platform/pref.server.ts';

export interface ServiceRoutes {
  readonly prefix: string;
  readonly plugin: FastifyPluginAsync;
}

export const behaviours: Behaviours = {};

/** Calls that belong to no resource, below `/api/{prefix}`. */
export const routes: readonly ServiceRoutes[] = [
  { prefix: 'platform', plugin: memberRoutes },
  { prefix: 'platform', plugin: prefRoutes },
  { prefix: '', plugin: menuRoutes },
];
