/** A paper of any number of pages: each is written away when the next begins, so that only one is in memory. */
import type { Writable } from 'node:stream';
import { measureBy } from './measure.ts';
import { colour, type Colour, type Drawing, type PaperOptions, type Words } from './paper.ts';
import { digits, pdfDrawing, point } from './pdfDrawing.ts';
import { openPdfFile, pdfRef, pdfText, type PdfId } from './pdfFile.ts';
import { openPdfFont } from './pdfFont.ts';
import { openPdfPictures } from './pdfPicture.ts';

export interface LongPaper extends Drawing {
  /** Writes the number of all pages at the left of `x`, which is known at the end only. */
  total(x: number, y: number, words: Pick<Words, 'size' | 'colour'>): void;
  /** Writes the last page, the typefaces, and ends the file. */
  end(): void;
}

/** An empty first page; `eachPage` draws what stands on every one, when it begins. */
export function openLongPaper(
  out: Writable,
  { fonts, title, author = '', lang, landscape }: PaperOptions,
  eachPage: (paper: LongPaper, page: number) => void,
): LongPaper {
  const [width, height] = landscape ? [297, 210] : [210, 297];
  const file = openPdfFile(out);
  const faces = [openPdfFont(file, fonts.regular), openPdfFont(file, fonts.bold)] as const;
  const pictures = openPdfPictures(file);
  const face = (bold: boolean | undefined) => faces[bold ? 1 : 0];
  const [tree, resources, all] = [file.reserve(), file.reserve(), file.reserve()];
  const pages: PdfId[] = [];
  let drawn: string[] = [];

  const measure = measureBy((char, bold) => face(bold).width(char) / 1000 / point);
  const write = pdfDrawing({ height, face, measure, pictures });

  const writePage = (): void => {
    const [page, content] = [file.reserve(), file.reserve()];
    file.bytes(content, '', drawn.join('\n'));
    file.object(page, `<< /Type /Page /Parent ${pdfRef(tree)} /Contents ${pdfRef(content)} >>`);
    pages.push(page);
    drawn = [];
  };
  let counted: { readonly size: number; readonly ink: Colour } | undefined;
  const paper: LongPaper = {
    width,
    height,
    measure,
    text: (text, ...where) => void (text && drawn.push(write.text(text, ...where))),
    line: (...where) => void drawn.push(write.line(...where)),
    fill: (...where) => void drawn.push(write.fill(...where)),
    shape: (...where) => void drawn.push(write.shape(...where)),
    picture: (...where) => void drawn.push(write.picture(...where)),
    tag: (_role, draw) => draw(),
    aside: (draw) => draw(),
    nextPage() {
      writePage();
      eachPage(paper, pages.length + 1);
    },
    total(x, y, { size, colour: ink = colour.text }) {
      counted = { size, ink };
      drawn.push(`q 1 0 0 1 ${digits(x * point)} ${digits((height - y) * point)} cm /N Do Q`);
    },
    end() {
      writePage();
      const [root, info] = [file.reserve(), file.reserve()];
      const number = counted
        ? write.text(` / ${pages.length}`, 0, height, { size: counted.size, colour: counted.ink })
        : '';
      file.bytes(
        all,
        `/Type /XObject /Subtype /Form /BBox [0 -20 200 40] /Resources << /Font << /F0 ${pdfRef(faces[0].id)} >> >>`,
        number,
      );
      for (const opened of faces) opened.end();
      file.object(
        resources,
        `<< /Font << /F0 ${pdfRef(faces[0].id)} /F1 ${pdfRef(faces[1].id)} >> /XObject << /N ${pdfRef(all)}${pictures.names()} >> >>`,
      );
      const kids = pages.map(pdfRef).join('\n');
      file.object(
        tree,
        `<< /Type /Pages /MediaBox [0 0 ${digits(width * point)} ${digits(height * point)}] /Resources ${pdfRef(resources)} /Count ${pages.length}\n/Kids [${kids}] >>`,
      );
      file.object(root, `<< /Type /Catalog /Pages ${pdfRef(tree)} /Lang (${lang === 'en' ? 'en' : 'ko'}) >>`);
      file.object(info, `<< /Title ${pdfText(title)} /Author ${pdfText(author)} /Creator (Hangro) >>`);
      file.end(root, info);
    },
  };
  eachPage(paper, 1);
  return paper;
}
