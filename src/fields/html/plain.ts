/** Rich text as the words in it, for cells, export and the audit trail; never put back into a page as markup. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (all, decimal?: string, hex?: string, name?: string) =>
      name !== undefined
        ? (entities[name.toLowerCase()] ?? all)
        : character(decimal ? Number(decimal) : parseInt(hex!, 16), all),
    )
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();

const character = (point: number, otherwise: string): string =>
  point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : otherwise;
