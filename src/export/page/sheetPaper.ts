/** Sheets of lists as the browser sets them: embedded Hangul, no more of a typeface than what is used. */
import { jsPDF } from 'jspdf';
import { measureBy } from './measure.ts';
import { colour, type Paper, type PaperOptions } from './paper.ts';

const family = 'Pretendard';

/** Bytes as the one-character-a-byte text that jsPDF takes. */
function binary(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** An empty first page. */
export function openPaper({ fonts, title, author = '', lang, landscape }: PaperOptions): Paper {
  const doc = new jsPDF({
    unit: 'mm',
    format: 'a4',
    orientation: landscape ? 'landscape' : 'portrait',
    compress: true,
    // Nor the fourteen typefaces that every reader is said to have.
    putOnlyUsedFonts: true,
  });
  for (const [file, bytes, style] of [
    ['r.ttf', fonts.regular, 'normal'],
    ['b.ttf', fonts.bold, 'bold'],
  ] as const) {
    doc.addFileToVFS(file, binary(bytes));
    doc.addFont(file, family, style);
  }
  doc.setFont(family, 'normal');
  doc.setProperties({ title, author, creator: 'Hangro' });
  doc.setLanguage(lang === 'en' ? 'en' : 'ko');
  const style = (bold: boolean | undefined) => doc.setFont(family, bold ? 'bold' : 'normal');
  const measure = measureBy((char, bold) => {
    style(bold);
    return doc.setFontSize(100).getTextWidth(char) / 100;
  });
  return {
    width: doc.internal.pageSize.getWidth(),
    height: doc.internal.pageSize.getHeight(),
    measure,
    text(text, x, y, { size, bold, colour: ink = colour.text, align = 'left' }) {
      if (!text) return;
      const width = align === 'left' ? 0 : measure.width(text, size, bold);
      style(bold).setFontSize(size).setTextColor(ink);
      doc.text(text, align === 'right' ? x - width : align === 'center' ? x - width / 2 : x, y);
    },
    line: (x1, y1, x2, y2, width = 0.15, ink = colour.hairline) =>
      void doc.setLineWidth(width).setDrawColor(ink).line(x1, y1, x2, y2),
    fill(x, y, width, height, ink, radius = 0) {
      doc.setFillColor(ink);
      if (radius) doc.roundedRect(x, y, width, height, radius, radius, 'F');
      else doc.rect(x, y, width, height, 'F');
    },
    frame: (x, y, width, height, ink, radius = 0) =>
      void doc.setLineWidth(0.2).setDrawColor(ink).roundedRect(x, y, width, height, radius, radius, 'S'),
    circle: (x, y, radius, ink) => void doc.setLineWidth(0.35).setDrawColor(ink).circle(x, y, radius, 'S'),
    shape(outlines, x, y, scale, ink) {
      const path = outlines.flatMap((outline) => [
        ...outline.map(([right, down], at) => ({ op: at ? 'l' : 'm', c: [x + right * scale, y + down * scale] })),
        { op: 'h', c: [] },
      ]);
      doc.setFillColor(ink).path(path).fillEvenOdd();
    },
    picture: ({ kind, data }, x, y, width, height) => void doc.addImage(data, kind, x, y, width, height),
    nextPage: () => void doc.addPage(),
    tag: (_role, draw) => draw(),
    aside: (draw) => draw(),
    get pages() {
      return doc.getNumberOfPages();
    },
    everyPage(draw) {
      const pages = doc.getNumberOfPages();
      for (let page = 1; page <= pages; page += 1) {
        doc.setPage(page);
        draw(page, pages);
      }
    },
    bytes: () => new Uint8Array(doc.output('arraybuffer')),
  };
}
