/** The lower part of a document: totals, conditions, terms, signature. Each answers where it ends. */
import type { PageModel, PageSignature, PageTerms } from '../../core/page.ts';
import { drawBlock, fitted, side } from './documentHead.ts';
import { colour, type Paper } from './paper.ts';
import { drawRich, richHeight } from './richText.ts';
import type { RichLook } from './richText.ts';

const totalsWidth = 78;
const rowHeight = 5.6;

/** Conditions at the left, the totals at the right under the columns they add up. */
export function drawTotals(paper: Paper, { totals, totalsNote, conditions }: PageModel, y: number): number {
  const right = paper.width - side;
  const left = right - totalsWidth;
  let end = y;
  for (const { label, value, strong } of totals) {
    const height = strong ? rowHeight + 2.4 : rowHeight;
    if (strong) paper.fill(left, end, totalsWidth, height, colour.tint);
    if (strong) paper.line(left, end, right, end, 0.3, colour.ink);
    const base = end + height / 2 + (strong ? 1.5 : 1.2);
    paper.tag('P', () => {
      paper.text(label, left + 3, base, {
        size: strong ? 9 : 8.5,
        bold: strong,
        colour: strong ? colour.ink : colour.quiet,
      });
      paper.text(value, right - 1.2, base, {
        size: strong ? 11 : 9,
        bold: strong,
        colour: strong ? colour.ink : colour.text,
        align: 'right',
      });
    });
    end += height;
    if (!strong) paper.line(left, end, right, end);
  }
  if (totals.length) paper.line(left, end, right, end, 0.3, colour.ink);
  if (totalsNote)
    paper.tag('P', () => {
      for (const line of paper.measure.lines(totalsNote, totalsWidth, 7.5)) {
        paper.text(line, right, end + 4, { size: 7.5, colour: colour.quiet, align: 'right' });
        end += 3.8;
      }
    });
  const block = conditions ? drawBlock(paper, conditions, side, left - side - 8, y + 3) : y;
  return Math.max(end, block);
}

/** Height that `drawTotals` takes, for keeping it together with the last row. */
export function totalsHeight(paper: Paper, { totals, totalsNote, conditions }: PageModel): number {
  const note = totalsNote ? paper.measure.lines(totalsNote, totalsWidth, 7.5).length * 3.8 + 0.4 : 0;
  const sums = totals.reduce((sum, { strong }) => sum + rowHeight + (strong ? 2.4 : 0), note);
  const room = paper.width - 2 * side - totalsWidth - 8;
  const lines = (conditions?.rows ?? []).reduce(
    (sum, { value }) => sum + paper.measure.lines(value, room * 0.6, 8.5).length,
    0,
  );
  return Math.max(sums, conditions ? 9 + lines * 4.4 + (conditions.lead ? 5.4 : 0) : 0) + 2;
}

export const signatureHeight = 26;
/** Between a signature and what stands above it. */
export const signatureGap = 4;

const signatureWidth = 84;
/** Between terms and a signature beside them. */
const gutter = 10;

/** From the end of what stands above to the first line of the terms: their title and its rule. */
const termsLead = 11;

/** Terms as they stand beside a signature. */
const narrow = (look: RichLook): RichLook => ({ ...look, width: look.width - signatureWidth - gutter });

/** Height of the terms, title included, when nothing breaks. */
export const termsHeight = (paper: Paper, { parts }: PageTerms, look: RichLook): number =>
  termsLead + richHeight(paper, parts, look);

/** Terms under their title. */
export function drawTerms(paper: Paper, { title, parts }: PageTerms, look: RichLook, y: number): number {
  const { x, width } = look;
  paper.tag('H2', () => paper.text(title, x, y + 8, { size: 8, bold: true, colour: colour.accent }));
  paper.line(x, y + 9.6, x + width, y + 9.6, 0.2, colour.rule);
  return drawRich(paper, parts, look, y + termsLead);
}

/** Heights of what ends a document: terms with the signature below them, and beside them where that is lower. */
export function endHeights(paper: Paper, { terms, signature }: PageModel, look: RichLook) {
  const has = terms?.parts.length ? terms : undefined;
  const below = signature ? signatureGap + signatureHeight : 0;
  const stacked = (has ? termsHeight(paper, has, look) : 0) + below;
  const isShort = paper.measure.width(signature?.lead ?? '', 8.5) <= signatureWidth;
  if (!has || !signature || !isShort) return { stacked, least: stacked };
  return { stacked, least: Math.min(stacked, Math.max(below, termsHeight(paper, has, narrow(look)))) };
}

/** Terms at the left and the signature at the right of them, where a page has no room for one below the other. */
export function drawBeside(
  paper: Paper,
  terms: PageTerms,
  signature: PageSignature,
  look: RichLook,
  y: number,
): number {
  const end = drawTerms(paper, terms, narrow(look), y);
  return Math.max(end, drawSignature(paper, signature, y + signatureGap));
}

/** At the right: the day, the company, the person and the seal over the end of the name. */
export function drawSignature(paper: Paper, { lead, name, role, seal, sealText }: PageSignature, y: number): number {
  const right = paper.width - side;
  const middle = right - signatureWidth / 2;
  const fit = (text: string, size: number) =>
    Math.min(size, (size * (signatureWidth - 22)) / Math.max(1, paper.measure.width(text, size, true)));
  // A sentence wider than the lines below it ends with them, whole or in several lines.
  const said = lead ? paper.measure.lines(lead, right - side, 8.5) : [];
  const wide = said.some((line) => paper.measure.width(line, 8.5) > signatureWidth);
  paper.tag('P', () => {
    for (const [i, line] of said.entries())
      paper.text(line, wide ? right : middle, y + 4 - (said.length - 1 - i) * 4, {
        size: 8.5,
        colour: colour.quiet,
        align: wide ? 'right' : 'center',
      });
  });
  if (role)
    paper.text(role, middle, y + 11, { size: fit(role, 11.5), bold: true, colour: colour.ink, align: 'center' });
  const base = y + (role ? 17 : 13);
  const size = fit(name, 10.5);
  paper.text(name, middle, base, { size, bold: true, colour: colour.ink, align: 'center' });
  const after = middle + paper.measure.width(name, size, true) / 2;
  if (seal) {
    const box = fitted(seal, 19, 19);
    const left = Math.min(after - 3, right - box.width);
    const top = base - 1.5 - box.height / 2;
    paper.tag('Figure', () => paper.picture(seal, left, top, box.width, box.height), { alt: sealText ?? name });
  } else if (sealText) {
    paper.text(sealText, after + 3, base, { size: 8.5, colour: colour.quiet });
  }
  paper.line(right - signatureWidth, base + 4, right, base + 4, 0.2, colour.rule);
  return y + signatureHeight;
}
