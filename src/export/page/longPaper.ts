/** A paper of any number of pages: each is written away when the next begins, so that only one is in memory. */
import type { Writable } from 'node:stream';
import { measureBy } from './measure.ts';
import { colour, type Colour, type Drawing, type PaperOptions, type Words } from './paper.ts';
import { openPdfFile, pdfRef, pdfText, type PdfId } from './pdfFile.ts';
import { openPdfFont } from './pdfFont.ts';
import { openPdfPictures } from './pdfPicture.ts';

export interface LongPaper extends Drawing {
  /** Writes the number of all pages at the left of `x`, which is known at the end only. */
  total(x: number, y: number, words: Pick<Words, 'size' | 'colour'>): void;
  /** Writes the last page, the typefaces, and ends the file. */
  end(): void;
}

/** Points of a millimetre. */
const point = 72 / 25.4;
const digits = (value: number): string => String(Math.round(value * 1000) / 1000);
const rgb = (ink: Colour): string => [1, 3, 5].map((at) => digits(parseInt(ink.slice(at, at + 2), 16) / 255)).join(' ');

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
  const words = (text: string, x: number, y: number, { size, bold, colour: ink = colour.text }: Words): string =>
    `BT /F${bold ? 1 : 0} ${digits(size)} Tf ${rgb(ink)} rg ${digits(x * point)} ${digits((height - y) * point)} Td <${face(bold).encode(text)}> Tj ET`;
  const box = (x: number, y: number, wide: number, high: number) =>
    [x, height - y - high, wide, high].map((value) => digits(value * point)).join(' ');

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
    text(text, x, y, look) {
      if (!text) return;
      const taken = look.align && look.align !== 'left' ? measure.width(text, look.size, look.bold) : 0;
      drawn.push(words(text, look.align === 'center' ? x - taken / 2 : x - taken, y, look));
    },
    line: (x1, y1, x2, y2, thick = 0.15, ink = colour.hairline) =>
      void drawn.push(
        `${digits(thick * point)} w ${rgb(ink)} RG ${digits(x1 * point)} ${digits((height - y1) * point)} m ${digits(x2 * point)} ${digits((height - y2) * point)} l S`,
      ),
    fill: (x, y, wide, high, ink) => void drawn.push(`${rgb(ink)} rg ${box(x, y, wide, high)} re f`),
    shape(outlines, x, y, scale, ink) {
      const corner = ([right, down]: readonly [number, number]) =>
        `${digits((x + right * scale) * point)} ${digits((height - y - down * scale) * point)}`;
      const areas = outlines.map(
        (outline) => `${outline.map((one, at) => `${corner(one)} ${at ? 'l' : 'm'}`).join(' ')} h`,
      );
      drawn.push(`${rgb(ink)} rg ${areas.join('\n')} f*`);
    },
    picture(picture, x, y, wide, high) {
      const [left, bottom, ...size] = box(x, y, wide, high).split(' ');
      drawn.push(`q ${size[0]} 0 0 ${size[1]} ${left} ${bottom} cm /${pictures.add(picture)} Do Q`);
    },
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
      const number = counted ? words(` / ${pages.length}`, 0, height, { size: counted.size, colour: counted.ink }) : '';
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
