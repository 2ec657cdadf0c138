/** What stands in a column of a list: a declared field, a moment of the audit columns, or a figure or name that a service adds. */
import type { Field } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';
import { dateTime } from '../fields/dateTime/index.ts';
import { integer } from '../fields/integer/index.ts';
import { typeOf } from '../fields/index.ts';
import { headerFields } from './resource.ts';
import { text } from '../fields/text/index.ts';

/** Moments that every list can show. */
export const auditColumns = ['createDt', 'updateDt'] as const;
const moment = dateTime();
const count = integer();
/** Names end in Nm, as everywhere on the wire. */
const words = text(200);
/** What a list sorts by is a figure with its unit. */
const measure = text(40, { width: 92 });
const isAudit = (name: string) => auditColumns.some((one) => one === name);

/** Undefined for what no list shows. */
export function listField(resource: Resource, name: string): Field | undefined {
  const fields = headerFields(resource);
  const declared = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (declared) return declared.secret || !typeOf(declared).column(declared) ? undefined : declared;
  if (isAudit(name)) return moment;
  if (!resource.list.includes(name)) return undefined;
  const listed = resource.listed?.[name];
  if (listed) return listed;
  if (!name.endsWith('Nm')) return count;
  return resource.sorts?.includes(name) ? measure : words;
}
