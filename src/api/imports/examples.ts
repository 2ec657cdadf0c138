/** The example row of a template. */
import { textsBelow, type ServerLanguage } from '../../../i18n/server.ts';
import type { Resource } from '../../core/resource.ts';
import type { Importable } from '../../record/importable.ts';
import { isNarrowed } from './throughView.ts';

interface Place {
  readonly resource: Resource;
  readonly columns: readonly Importable[];
  readonly grid?: string;
  /** Of a menu that shows a kind of them alone: that kind has an example of its own. */
  readonly view?: string | undefined;
}

/** Texts of the example's cells by column. */
export function exampleTexts(
  lang: ServerLanguage,
  { resource, columns, grid, view }: Place,
): Readonly<Record<string, string>> {
  const { prefix } = resource;
  const of = grid !== undefined ? `${prefix}/${grid}` : isNarrowed(resource, view) ? `${prefix}@${view}` : prefix;
  const texts = textsBelow(lang, ['importFile', 'examples', of]);
  return Object.fromEntries(columns.flatMap(({ name }) => (texts[name] === undefined ? [] : [[name, texts[name]]])));
}
