/** What the server's drawing hands to the browser: a JSON element in the page. */
import type { Language } from '../../i18n/messages.ts';
import type { Carried } from './answerStore.ts';

export interface Handed {
  readonly language: Language;
  readonly today: string;
  readonly answers: Carried;
}

export const handedId = 'hangro-drawn';

/** JSON that ends no script element and no line, whatever stands in it. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What this page was handed; undefined on a page that the browser draws from nothing. */
export function readHanded(): Handed | undefined {
  const element = document.getElementById(handedId);
  return element?.textContent ? (JSON.parse(element.textContent) as Handed) : undefined;
}
