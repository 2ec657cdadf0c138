/** The main functions of a service as the operator writes them: a heading, then a list of names and texts. Pure. */
import { plainText } from './plain.ts';

export interface ServiceFunction {
  readonly name: string;
  readonly text: string;
}
export interface Functions {
  readonly title: string;
  readonly list: readonly ServiceFunction[];
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
