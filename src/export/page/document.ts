/** A page model on A4: letterhead, parties, table over many pages, totals, terms, signature, `n / m`. */
import type { PageModel } from '../../core/page.ts';
import {
  drawBeside,
  drawSignature,
  drawTerms,
  drawTotals,
  endHeights,
  signatureGap,
  signatureHeight,
  termsHeight,
  totalsHeight,
} from './documentFoot.ts';
import { drawAmount, drawBlocks, drawLetterhead, drawRunningHead, side } from './documentHead.ts';
import { drawFormHead, drawFurtherHead } from './formHead.ts';
import { withMark } from './mark.ts';
import { drawStamps } from './stamps.ts';
import { colour, type Fonts, type Paper } from './paper.ts';
import { barsFor, type BarsOf } from './barcode.ts';
import { drawParts } from './parts.ts';
import { drawRich } from './richText.ts';
import { drawTable } from './table.ts';
import { fineType, roomyColumns } from './tableColumns.ts';
import { openTaggedPaper } from './taggedPaper.ts';

const nextTop = 20;
/** A form whose parts bear its titles begins here. */
const bareTop = 8;

/** The same with barcodes, whose maker is loaded first where there are any. */
export async function anyDocumentPdf(model: PageModel, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> {
  return documentPdf(model, fonts, await barsFor(model));
}

/** What stays with the last rows: totals, terms and signature where they leave room for rows, else the totals alone. */
function footHeight(paper: Paper, model: PageModel, end: number, most: number): number {
  const totals = totalsHeight(paper, model);
  return !model.parts && totals + end < most ? totals + end : totals;
}

/** Bytes of the PDF. */
export function documentPdf(model: PageModel, fonts: Fonts, bars?: BarsOf): Uint8Array<ArrayBuffer> {
  const { lang, title, company, facts, landscape = false } = model;
  const named = `${model.mark ?? ''} ${title} ${facts[0]?.value ?? ''}`.trim();
  const paper = withMark(openTaggedPaper({ fonts, lang, title: named, author: company.name, landscape }), model.mark);
  const width = paper.width - 2 * side;
  const bottom = paper.height - 17;
  const next = () => {
    paper.nextPage();
    return nextTop;
  };
  const room = (y: number, height: number) => (y + height > bottom && y > nextTop ? next() : y);
  const small = { x: side, width, size: 8.5, leading: 4.3, bottom, next };
  const close = { ...small, size: 8, leading: 4 };
  const end = endHeights(paper, model, close);

  let y = model.form?.bare ? bareTop : model.form ? drawFormHead(paper, model) : drawLetterhead(paper, model) + 5;
  if (model.stamps) y = drawStamps(paper, model.stamps, y) + 5;
  y = drawBlocks(paper, model.blocks, y);
  if (model.intro?.length) y = drawRich(paper, model.intro, { ...small, size: 9, leading: 4.8 }, y + 4);
  if (model.amount) y = drawAmount(paper, model.amount, y + 4);
  if (!model.form) y += 4;
  const look = {
    x: side,
    width,
    size: 8.5,
    leading: 4,
    pad: 1.15,
    bottom,
    top: nextTop,
    tail: footHeight(paper, model, end.least, (bottom - nextTop) * 0.7),
  };
  if (model.table) {
    const { columns, rows, fine } = model.table;
    const set = fine ? { ...look, ...fineType } : look;
    const roomy = roomyColumns(paper, columns, rows, set);
    y = drawTable(paper, roomy, rows, { ...set, nextPage: () => paper.nextPage() }, y);
  }
  if (model.totals.length || model.conditions) y = drawTotals(paper, model, room(y, totalsHeight(paper, model)));
  if (model.parts)
    y = drawParts(paper, model.parts, { x: side, width, bottom, top: nextTop, bars }, model.form ? y : y - 4);
  const { terms, signature } = model;
  const isTight = y + end.stacked > bottom && y + end.least <= bottom;
  if (terms && signature && isTight && end.least < end.stacked) drawBeside(paper, terms, signature, close, y);
  else {
    if (terms?.parts.length) {
      // Terms that fit on one page are not torn; their title never stands alone.
      const whole = termsHeight(paper, terms, close);
      y = drawTerms(paper, terms, close, room(y, whole < bottom - nextTop ? Math.min(whole, 40) : 20));
    }
    if (signature) drawSignature(paper, signature, room(y + signatureGap, signatureHeight));
  }
  paper.everyPage((page, pages) => {
    if (page > 1 && model.form) drawFurtherHead(paper, model, model.form.further);
    else if (page > 1) drawRunningHead(paper, model);
    const base = paper.height - 9;
    paper.line(side, base - 4, paper.width - side, base - 4);
    const [foot = ''] = paper.measure.lines(model.foot ?? '', width - 20, 7);
    paper.text(foot, side, base, { size: 7, colour: colour.quiet });
    paper.text(`${page} / ${pages}`, paper.width - side, base, { size: 7.5, colour: colour.quiet, align: 'right' });
  });
  return paper.bytes();
}
