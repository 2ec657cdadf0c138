/** Reads a PDF back: the text of each page in reading order, its fonts, and pictures of its pages. */
// It lays slow versions of its own over what arrays can do, and would slow down what is tested.
const { push } = Array.prototype;
const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
Object.assign(Array.prototype, { push });

export interface PdfWord {
  readonly text: string;
  readonly x: number;
  /** Where it ends, in points. */
  readonly end: number;
  readonly y: number;
}
export interface PdfPage {
  readonly words: readonly PdfWord[];
  /** Lines from the top, words from the left. */
  readonly lines: readonly string[];
}

/** Pages of the file as a reader sees them. */
export async function pdfPages(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let n = 1; n <= document.numPages; n += 1) {
    const page = await document.getPage(n);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item): PdfWord[] =>
      'str' in item && item.str.trim()
        ? [
            {
              text: item.str,
              x: Math.round(item.transform[4] as number),
              end: Math.round((item.transform[4] as number) + item.width),
              y: Math.round(item.transform[5] as number),
            },
          ]
        : [],
    );
    pages.push({ words, lines: linesOf(words) });
  }
  await document.loadingTask.destroy();
  return pages;
}

function linesOf(words: readonly PdfWord[]): string[] {
  const lines = new Map<number, PdfWord[]>();
  for (const word of words) {
    const y = [...lines.keys()].find((known) => Math.abs(known - word.y) <= 1) ?? word.y;
    lines.set(y, [...(lines.get(y) ?? []), word]);
  }
  return [...lines.entries()]
    .sort(([a], [b]) => b - a)
    .map(([, line]) =>
      line
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' | '),
    );
}

/** Embedded TrueType programs and the names of the fonts. */
export function pdfFonts(bytes: Uint8Array): { readonly embedded: number; readonly names: readonly string[] } {
  const text = Buffer.from(bytes).toString('latin1');
  return {
    embedded: text.match(/\/FontFile2 /g)?.length ?? 0,
    names: [...new Set([...text.matchAll(/\/BaseFont \/([\w+-]+)/g)].map((match) => match[1]!))].sort(),
  };
}

/** How many pictures are drawn on its pages. */
export async function pdfPictures(bytes: Uint8Array): Promise<number> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let count = 0;
  for (let n = 1; n <= document.numPages; n += 1) {
    const { fnArray } = await (await document.getPage(n)).getOperatorList();
    count += fnArray.filter((fn) => fn === OPS.paintImageXObject).length;
  }
  await document.loadingTask.destroy();
  return count;
}

interface Node {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly (Node | { readonly id?: string })[];
}

export interface PdfPart {
  readonly role: string;
  readonly text: string;
}

/** What somebody hears who cannot see the file: its title and language, and its parts in their order with their words. */
export async function pdfHeard(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const info = (await document.getMetadata()).info as { readonly Title?: string; readonly Language?: string };
  const marked = (await document.getMarkInfo()) as { readonly Marked?: boolean } | null;
  const parts: PdfPart[] = [];
  // What no part names: heads that come again, page numbers.
  let aside = '';
  for (let n = 1; n <= document.numPages; n += 1) {
    const page = await document.getPage(n);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const words = new Map<string, string>();
    let [id, deep]: [string | undefined, number] = [undefined, 0];
    for (const item of items)
      if ('str' in item) {
        if (id === undefined) aside += `${item.str} `;
        else words.set(id, `${words.get(id) ?? ''}${item.str}`);
      } else if (item.type === 'endMarkedContent') {
        deep -= 1;
        if (deep === 0) id = undefined;
      } else {
        deep += 1;
        id = item.type === 'beginMarkedContentProps' ? (item as { id?: string }).id : undefined;
      }
    const read = (node: Node): void => {
      const own = node.children.flatMap((kid) => ('role' in kid ? [] : [words.get(kid.id ?? '') ?? '']));
      if (node.role !== 'Root' && node.role !== 'Document')
        parts.push({ role: node.role, text: node.alt ?? own.join(' ').replace(/\s+/g, ' ').trim() });
      for (const kid of node.children) if ('role' in kid) read(kid);
    };
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) read(tree);
  }
  const { Title, Language } = info;
  await document.loadingTask.destroy();
  return { title: Title, language: Language, marked: marked?.Marked === true, parts, aside };
}
