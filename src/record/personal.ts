/** Fields that tell of living persons: a file with one of them needs a reason, which is kept. */
import type { Field } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';
import { typeOf } from '../fields/index.ts';
import { gridFields, grids, headerFields } from './resource.ts';

/** What the declaration says, else what the type is: an e-mail address or a mobile number is somebody's. */
export const isPersonal = (field: Field): boolean => field.personal ?? typeOf(field).personal ?? false;

/** Of columns (`telNo`, or `charger.telNo` for rows of a grid) those that are personal. */
export function personalNames(resource: Resource, names: readonly string[]): readonly string[] {
  const header = headerFields(resource);
  const rows = grids(resource);
  return names.filter((name) => {
    const [grid = '', inner] = name.split('.');
    const fields = inner === undefined ? header : Object.hasOwn(rows, grid) ? gridFields(rows[grid]!) : {};
    const key = inner ?? name;
    return Object.hasOwn(fields, key) && isPersonal(fields[key]!);
  });
}
