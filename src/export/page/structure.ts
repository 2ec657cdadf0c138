/** What the parts of a paper are, for those who hear it: marks in the pages' contents, and the tree that they belong to. */
import { pdfRef, pdfText, type PdfFile, type PdfId } from './pdfFile.ts';
import type { Role, Tagged } from './paper.ts';

interface Part {
  readonly role: Role | 'Document';
  readonly alt?: string;
  readonly kids: (Part | Mark)[];
}
/** A run of contents on a page, by its number there. */
interface Mark {
  readonly page: number;
  readonly number: number;
}

export interface Structure {
  tag<T>(role: Role, draw: () => T, more?: Tagged): T;
  aside<T>(draw: () => T): T;
  /** The content as it stands on the page: part of what is open, or nobody's. Words that belong to nothing are a paragraph. */
  marked(page: number, content: string, kind: 'words' | 'picture' | 'look'): string;
  /** Entries of the dictionary of a page. */
  ofPage(page: number): string;
  /** Writes the tree; answers what the catalogue says of it. */
  end(file: PdfFile, pages: readonly PdfId[]): string;
}

/** Kinds that hold other kinds alone. */
const holders: ReadonlySet<string> = new Set(['Document', 'Table', 'TR', 'L', 'LI']);

/** What nothing was drawn for is nothing, but for cells, which keep their column. */
const isThere = (kid: Part | Mark): boolean =>
  !('role' in kid) || kid.role === 'TD' || kid.role === 'TH' || kid.kids.some(isThere);

export function openStructure(): Structure {
  const root: Part = { role: 'Document', kids: [] };
  const open: Part[] = [root];
  const partsByKey = new WeakMap<object, Part>();
  const marksOf: Part[][] = [];
  let aside = 0;
  const nobody = (content: string) => `/Artifact BMC\n${content}\nEMC`;
  const add = (role: Role, alt?: string): Part => {
    const part = { role, kids: [], ...(alt ? { alt } : {}) };
    open.at(-1)!.kids.push(part);
    return part;
  };
  return {
    tag(role, draw, { key, alt } = {}) {
      if (aside) return draw();
      const part = (key && partsByKey.get(key)) ?? add(role, alt);
      if (key) partsByKey.set(key, part);
      open.push(part);
      try {
        return draw();
      } finally {
        open.pop();
      }
    },
    aside(draw) {
      aside += 1;
      try {
        return draw();
      } finally {
        aside -= 1;
      }
    },
    marked(page, content, kind) {
      const top = open.at(-1)!;
      if (aside || (kind !== 'words' && top.role !== 'Figure')) return nobody(content);
      const part = holders.has(top.role) ? add('P') : top;
      const marks = (marksOf[page] ??= []);
      part.kids.push({ page, number: marks.length });
      return `/${part.role} << /MCID ${marks.push(part) - 1} >> BDC\n${content}\nEMC`;
    },
    ofPage: (page) => `/StructParents ${page} /Tabs /S`,
    end(file, pages) {
      const [tree, parents] = [file.reserve(), file.reserve()];
      const ids = new Map<Part, PdfId>();
      const writePart = (part: Part, above: PdfId): PdfId => {
        const id = file.reserve();
        ids.set(part, id);
        const kids = part.kids
          .filter(isThere)
          .map((kid) =>
            'role' in kid
              ? pdfRef(writePart(kid, id))
              : `<< /Type /MCR /Pg ${pdfRef(pages[kid.page]!)} /MCID ${kid.number} >>`,
          );
        const scope = part.role === 'TH' ? ' /A << /O /Table /Scope /Column >>' : '';
        const alt = part.alt ? ` /Alt ${pdfText(part.alt)}` : '';
        file.object(
          id,
          `<< /Type /StructElem /S /${part.role} /P ${pdfRef(above)}${alt}${scope} /K [${kids.join(' ')}] >>`,
        );
        return id;
      };
      const whole = writePart(root, tree);
      const numbers = pages.map(
        (_, page) => `${page} [${(marksOf[page] ?? []).map((part) => pdfRef(ids.get(part)!)).join(' ')}]`,
      );
      file.object(parents, `<< /Nums [${numbers.join('\n')}] >>`);
      file.object(
        tree,
        `<< /Type /StructTreeRoot /K ${pdfRef(whole)} /ParentTree ${pdfRef(parents)} /ParentTreeNextKey ${pages.length} >>`,
      );
      return `/StructTreeRoot ${pdfRef(tree)} /MarkInfo << /Marked true >>`;
    },
  };
}
