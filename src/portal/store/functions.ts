/** The main functions of a service as the operator writes them: a heading, then a list of names and texts. Pure. */
import { plainText } from '../../fields/html/plain.ts';

export interface Functions {
  readonly title: string;
  readonly list: readonly { readonly name: string; readonly text: string }[];
}

const plain = '([^<]*)';
const item = new RegExp(`<li>(?:<p>)?<strong>${plain}</strong><br ?/?>${plain}(?:</p>)?</li>`, 'g');
const whole = new RegExp(`^<h2>${plain}</h2>\\s*<ul>((?:${item.source})+)</ul>$`);

/** Undefined where the text is written in another way: it is shown as it stands. */
export function functionsOf(html: string): Functions | undefined {
  const [, title, items] = whole.exec(html.trim()) ?? [];
  if (title === undefined || items === undefined) return undefined;
  return {
    title: plainText(title),
    list: [...items.matchAll(item)].map(([, name, text]) => ({ name: plainText(name!), text: plainText(text!) })),
  };
}
