import { common } from './common.ts';
import { shared } from './shared.ts';

/** Labels that come with the back office; the others come with their service. */
export const fields = { ...common, ...shared };
