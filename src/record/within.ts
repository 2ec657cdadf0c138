/** Fields that lists show small inside the cell of another: a revision behind its number, a currency before its amount. */
import type { FormatContext, Values } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';
import { typeOf } from '../fields/index.ts';
import { headerFields } from './resource.ts';

/** Names of the fields that stand inside the cell of `host`. */
export const fieldsWithin = (resource: Resource, host: string): readonly string[] =>
  Object.entries(headerFields(resource)).flatMap(([name, field]) => (field.within?.field === host ? [name] : []));

/** What stands beside the value of `host`; '' where there is nothing to say (no revision yet, no amount). */
export function textWithin(resource: Resource, host: string, record: Values, context: FormatContext): string {
  const fields = headerFields(resource);
  const hostField = fields[host];
  if (hostField && typeOf(hostField).summable && !(Number(record[host]) > 0 || Number(record[host]) < 0)) return '';
  const parts = fieldsWithin(resource, host).map((name) => {
    const [field, value] = [fields[name]!, record[name]];
    if (value === null || value === undefined || value === '' || value === 0) return '';
    if (field.within?.word && context.t) return context.t(`resources.${resource.prefix}.within.${name}`);
    return `${field.within?.mark ?? ''}${typeOf(field).format(value, field, context)}`;
  });
  return parts.filter(Boolean).join(' ');
}
