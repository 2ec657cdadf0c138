import type { Messages } from '../../../messages.ts';
import { confirmation } from './confirmation.ts';
import { customs } from './customs.ts';
import { supply } from './supply.ts';

/** Names of resources, their detail grids and actions; `fields` and `rows.<grid>` only where the label of the name would mislead. */
export const resources = { ...supply, ...customs, ...confirmation } as const satisfies Messages;
