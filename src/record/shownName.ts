/** What a record is called wherever it is named without being shown: notices, deadlines. Numbers stand as their forms show them. */
import { typeOf } from '../fields/index.ts';
import { headerFields } from './resource.ts';
import type { Resource } from '../core/resource.ts';

const context = { lang: 'ko', codeName: (_group: string, key: string) => key };

export function shownName(resource: Resource, name: unknown): string {
  const field = headerFields(resource)[resource.name];
  return field && name !== null && name !== undefined ? typeOf(field).format(name, field, context) : String(name ?? '');
}
