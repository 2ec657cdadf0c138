/** What a record is called. */
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';

/** Field that names it: in English the English one where it is filled. */
export const nameFieldOf = ({ name, nameEn }: Resource, record: Values, lang: string): string =>
  lang !== 'ko' && nameEn && record[nameEn] ? nameEn : name;
