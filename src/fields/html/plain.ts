/** Rich text as the words in it, for cells, export and the audit trail; never put back into a page as markup. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Tags behind which a new line begins. */
const breaking = /^<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b/i;

/** The text with `by` in the place of each tag; one pass, however the text is made. */
export function withoutTags(html: string, by: (begin: string) => string = () => ''): string {
  let text = '';
  let at = 0;
  for (;;) {
    const from = html.indexOf('<', at);
    const end = from < 0 ? -1 : html.indexOf('>', from);
    if (end < 0) return text + html.slice(at);
    text += html.slice(at, from) + by(html.slice(from, Math.min(end, from + 8)));
    at = end + 1;
  }
}

export const plainText = (html: string): string =>
  withoutTags(html, (begin) => (breaking.test(begin) ? '\n' : ''))
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (all, decimal?: string, hex?: string, name?: string) =>
      name !== undefined
        ? (entities[name.toLowerCase()] ?? all)
        : character(decimal ? Number(decimal) : parseInt(hex!, 16), all),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const character = (point: number, otherwise: string): string =>
  point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : otherwise;
