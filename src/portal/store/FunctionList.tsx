/** The main functions of a service, each with a drawing; a text that is no such list stands as it was written. */
import { PublicHtml } from '../parts/PublicHtml.tsx';
import { functionGlyph } from './functionGlyphs.ts';
import { FunctionItems } from './FunctionItems.tsx';
import { functionsOf } from '../../fields/html/functions.ts';

export interface FunctionListProps {
  readonly html: string;
  /** Language of the text where it is not the page's. */
  readonly lang?: string | undefined;
}

export function FunctionList({ html, lang }: FunctionListProps) {
  const functions = functionsOf(html);
  if (!functions) return <PublicHtml html={html} lang={lang} className="ps-text" />;
  return (
    <div lang={lang}>
      <h2 className="ps-functions__title">{functions.title}</h2>
      <FunctionItems items={functions.list.map((item) => ({ ...item, glyph: functionGlyph(item.name) }))} />
    </div>
  );
}
