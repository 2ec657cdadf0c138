import { fields } from './fields.ts';
import { transport } from './transport.ts';
import { transportErrors } from './transportErrors.ts';
import { warehouse } from './warehouse.ts';
import { warehouseErrors } from './warehouseErrors.ts';

/** What comes with the first screen of the service. */
export const bonded = {
  fields,
  resources: { ...transport, ...warehouse },
  errors: { ...transportErrors, ...warehouseErrors },
};
