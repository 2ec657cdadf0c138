/**
 * A paper that is kept whole until its last page is known: tagged, with title and language, no more of a typeface than
 * what is used. Documents go on it; the server sets them.
 */
import { measureBy } from './measure.ts';
import type { Paper, PaperOptions } from './paper.ts';
import { digits, pdfDrawing, point } from './pdfDrawing.ts';
import { openPdfFile, pdfRef, pdfText, type PdfId } from './pdfFile.ts';
import { openPdfFont } from './pdfFont.ts';
import { openPdfPictures } from './pdfPicture.ts';
import { openStructure } from './structure.ts';

/** An empty first page. */
export function openTaggedPaper({ fonts, title, author = '', lang, landscape }: PaperOptions): Paper {
  const [width, height] = landscape ? [297, 210] : [210, 297];
  const written: Uint8Array[] = [];
  const file = openPdfFile({
    write: (part) => written.push(typeof part === 'string' ? Buffer.from(part, 'latin1') : part),
    end: () => undefined,
  });
  const faces = [openPdfFont(file, fonts.regular), openPdfFont(file, fonts.bold)] as const;
  const face = (bold: boolean | undefined) => faces[bold ? 1 : 0];
  const pictures = openPdfPictures(file);
  const measure = measureBy((char, bold) => face(bold).width(char) / 1000 / point);
  const write = pdfDrawing({ height, face, measure, pictures });
  const structure = openStructure();
  const pages: string[][] = [[]];
  let page = 0;
  const put = (content: string, kind: Parameters<typeof structure.marked>[2] = 'look') =>
    void pages[page]!.push(structure.marked(page, content, kind));

  function end(): Uint8Array<ArrayBuffer> {
    const [tree, resources, root, info] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
    const ids = pages.map((drawn, at): PdfId => {
      const [id, content] = [file.reserve(), file.reserve()];
      file.bytes(content, '', drawn.join('\n'));
      file.object(id, `<< /Type /Page /Parent ${pdfRef(tree)} /Contents ${pdfRef(content)} ${structure.ofPage(at)} >>`);
      return id;
    });
    const tagged = structure.end(file, ids);
    for (const opened of faces) opened.end();
    const fontNames = faces.map(({ id }, n) => `/F${n} ${pdfRef(id)}`).join(' ');
    file.object(resources, `<< /Font << ${fontNames} >> /XObject <<${pictures.names()} >> >>`);
    file.object(
      tree,
      `<< /Type /Pages /MediaBox [0 0 ${digits(width * point)} ${digits(height * point)}] /Resources ${pdfRef(resources)} /Count ${ids.length}\n/Kids [${ids.map(pdfRef).join('\n')}] >>`,
    );
    const language = lang === 'en' ? 'en' : 'ko';
    file.object(
      root,
      `<< /Type /Catalog /Pages ${pdfRef(tree)} /Lang (${language}) ${tagged} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    );
    file.object(info, `<< /Title ${pdfText(title)} /Author ${pdfText(author)} /Creator (Hangro) >>`);
    file.end(root, info);
    return new Uint8Array(Buffer.concat(written));
  }

  return {
    width,
    height,
    measure,
    text: (text, ...where) => text && put(write.text(text, ...where), 'words'),
    line: (...where) => put(write.line(...where)),
    fill: (...where) => put(write.fill(...where)),
    frame: (...where) => put(write.frame(...where)),
    circle: (...where) => put(write.circle(...where)),
    shape: (...where) => put(write.shape(...where), 'picture'),
    picture: (...where) => put(write.picture(...where), 'picture'),
    tag: structure.tag,
    aside: structure.aside,
    nextPage() {
      pages.push([]);
      page = pages.length - 1;
    },
    get pages() {
      return pages.length;
    },
    everyPage(draw) {
      for (page = 0; page < pages.length; page += 1) structure.aside(() => draw(page + 1, pages.length));
      page = pages.length - 1;
    },
    bytes: end,
  };
}
