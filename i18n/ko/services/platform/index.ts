import { account } from './account.ts';
import { billing, billingErrors } from './billing.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { resources } from './resources.ts';

/** What comes with the first screen of the service. */
export const platform = {
  desk: { account },
  errors: { ...errors, ...billingErrors },
  fields,
  resources: { ...resources, ...billing },
};
