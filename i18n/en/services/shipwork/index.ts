import { fields } from './fields.ts';

/** What comes with the first screen of the service. */
export const shipwork = { fields };
