/** What the services add on the server, by resource prefix. */
import type { Behaviours } from '../database/behaviour.ts';

export const behaviours: Behaviours = {};
