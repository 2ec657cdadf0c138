/** A reader of the XML that workbooks are made of: tags and texts in their order, no entities but the five, no documents from outside. */

export interface Tag {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  /** The attributes as they stand; `attribute` reads them. */
  readonly rest: string;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text with its entities replaced, and `_x000D_` as workbooks write control characters. */
export function unescaped(text: string): string {
  const plain = text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, dec?: string, name?: string) => {
        const point = hex ? Number.parseInt(hex, 16) : dec ? Number(dec) : undefined;
        if (point === undefined) return named[name ?? ''] ?? whole;
        return point > 0x10ffff ? '' : String.fromCodePoint(point);
      })
    : text;
  return plain.includes('_x')
    ? plain.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : plain;
}

export function attribute(tag: Tag, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag.rest);
  const text = found?.[1] ?? found?.[2];
  return text === undefined ? undefined : unescaped(text);
}

const tagShape = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s(?:[^<>"']|"[^"]*"|'[^']*')*?)?)(\/?)>/y;

/** Hands every tag, with the text before it, to `take`; false from it ends the reading. */
export function readXml(xml: string, take: (tag: Tag, text: string) => boolean | void): boolean {
  let at = 0;
  let text = '';
  for (;;) {
    const next = xml.indexOf('<', at);
    if (next < 0) return true;
    text += unescaped(xml.slice(at, next));
    if (xml.startsWith('<!--', next)) at = after(xml, '-->', next);
    else if (xml.startsWith('<![CDATA[', next)) {
      const end = after(xml, ']]>', next);
      text += xml.slice(next + 9, end - 3);
      at = end;
    } else if (xml.startsWith('<?', next)) at = after(xml, '?>', next);
    else if (xml.startsWith('<!', next)) throw new Error('documents with declarations are not read');
    else {
      tagShape.lastIndex = next;
      const found = tagShape.exec(xml);
      if (!found) throw new Error('a tag has no end');
      at = tagShape.lastIndex;
      const [, close, name = '', rest = '', empty] = found;
      if (take({ name, kind: close ? 'close' : empty ? 'empty' : 'open', rest }, text) === false) return false;
      text = '';
    }
  }
}

function after(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from);
  if (at < 0) throw new Error(`${end} is missing`);
  return at + end.length;
}

/** The pieces of a stream, each ending behind a `</name>`, so that what stands in memory stays small. */
export async function* pieces(stream: AsyncIterable<Buffer>, name: string): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8');
  const end = new RegExp(`</(?:[\\w.-]+:)?${name}\\s*>`, 'g');
  let rest = '';
  // What has been looked through is not looked through again, but for a tag that may have begun in it.
  let from = 0;
  for await (const part of stream) {
    rest += decoder.decode(part, { stream: true });
    let cut = 0;
    end.lastIndex = from;
    for (let found = end.exec(rest); found; found = end.exec(rest)) cut = end.lastIndex;
    if (cut > 0) {
      yield rest.slice(0, cut);
      rest = rest.slice(cut);
    }
    from = Math.max(0, rest.lastIndexOf('<'));
    if (rest.length > mostPiece) throw new Error('a row is too long');
  }
  yield rest + decoder.decode();
}
const mostPiece = 8 * 1024 * 1024;
