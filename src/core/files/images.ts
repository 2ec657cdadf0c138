/** Pictures in clean markup, found in one pass however the text is made. */

const begin = /<img\b/gi;
const source = /\bsrc="([^"]*)"/i;

export interface Image {
  /** The whole tag. */
  readonly tag: string;
  /** What stands in `src`. */
  readonly address: string;
}

/** The text with each picture's tag exchanged for what `change` answers. */
export function withImages(html: string, change: (image: Image) => string): string {
  let text = '';
  let at = 0;
  begin.lastIndex = 0;
  for (let found = begin.exec(html); found; found = begin.exec(html)) {
    const end = html.indexOf('>', found.index);
    if (end < 0) break;
    const tag = html.slice(found.index, end + 1);
    const address = source.exec(tag)?.[1];
    text += html.slice(at, found.index) + (address === undefined ? tag : change({ tag, address }));
    at = end + 1;
    begin.lastIndex = at;
  }
  return text + html.slice(at);
}

/** Addresses of the pictures, in their order. */
export function imageAddresses(html: string): string[] {
  const found: string[] = [];
  withImages(html, ({ tag, address }) => {
    found.push(address);
    return tag;
  });
  return found;
}

/** The tag with another address. */
export const withAddress = ({ tag }: Image, address: string): string => tag.replace(source, () => `src="${address}"`);
