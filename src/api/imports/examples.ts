/** The example row of a template. */
import { textsBelow, type ServerLanguage } from '../../../i18n/server.ts';
import type { Resource } from '../../core/resource.ts';
import type { Importable } from '../../record/importable.ts';

/** Texts of the example's cells by column. */
export function exampleTexts(
  lang: ServerLanguage,
  { prefix }: Resource,
  columns: readonly Importable[],
  grid?: string,
): Readonly<Record<string, string>> {
  const texts = textsBelow(lang, ['importFile', 'examples', grid === undefined ? prefix : `${prefix}/${grid}`]);
  return Object.fromEntries(columns.flatMap(({ name }) => (texts[name] === undefined ? [] : [[name, texts[name]]])));
}
