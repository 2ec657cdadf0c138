import { confirmation } from './confirmation.ts';
import { customs } from './customs.ts';
import { supply } from './supply.ts';

export const resources = { ...supply, ...customs, ...confirmation } as const;
