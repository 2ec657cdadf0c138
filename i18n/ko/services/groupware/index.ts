import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { resources } from './resources.ts';

/** What comes with the first screen of the service. */
export const groupware = { fields, resources, errors };
