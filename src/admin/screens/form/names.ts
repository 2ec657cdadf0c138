/** What a record is called. */
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';

/** Field that names it: in English the English one where it is filled, another one as long as the first is empty. */
export const nameFieldOf = ({ name, nameEn, nameBefore }: Resource, record: Values, lang: string): string => {
  if (lang !== 'ko' && nameEn && record[nameEn]) return nameEn;
  return nameBefore && !record[name] ? nameBefore : name;
};
