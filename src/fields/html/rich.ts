/** Cleaned rich text as paragraphs, headings and list entries for paper; what it cannot show keeps its words. */
import type { RichPart, Run } from '../../core/page.ts';
import { plainText } from './plain.ts';

interface List {
  readonly ordered: boolean;
  count: number;
}

const words = (text: string) => plainText(`<i>${text.replace(/\s+/g, ' ')}</i>|`).slice(0, -1);

/** The parts of `html` in reading order, without empty ones. */
export function richParts(html: string): readonly RichPart[] {
  const parts: RichPart[] = [];
  const lists: List[] = [];
  let runs: Run[] = [];
  let [bold, kind, mark] = [0, 'text' as RichPart['kind'], undefined as string | undefined];
  const close = () => {
    const trimmed = tidy(runs);
    if (trimmed.length) {
      const depth = Math.max(0, lists.length - 1);
      parts.push({ kind, runs: trimmed, ...(kind === 'entry' ? { depth, ...(mark ? { mark } : {}) } : {}) });
      mark = undefined;
    }
    runs = [];
  };
  for (const [, closing, tag, text] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>|([^<]+)/gi)) {
    if (text !== undefined) {
      runs.push({ text: words(text), ...(bold > 0 ? { bold: true } : {}) });
      continue;
    }
    const name = tag!.toLowerCase();
    const opens = closing === '';
    if (name === 'b' || name === 'strong') bold = Math.max(0, bold + (opens ? 1 : -1));
    else if (name === 'br') close();
    else if (name === 'ul' || name === 'ol') {
      close();
      if (opens) lists.push({ ordered: name === 'ol', count: 0 });
      else lists.pop();
      kind = lists.length ? 'entry' : 'text';
    } else if (name === 'li') {
      close();
      const list = lists.at(-1);
      kind = opens && list ? 'entry' : lists.length ? 'entry' : 'text';
      if (opens && list) mark = list.ordered ? `${(list.count += 1)}.` : '•';
    } else if (/^h[1-6]$/.test(name)) {
      close();
      kind = opens ? 'head' : lists.length ? 'entry' : 'text';
    } else if (/^(p|div|blockquote|table|tr|pre|section)$/.test(name)) close();
    else if (/^t[dh]$/.test(name) && !opens) runs.push({ text: '  ' });
  }
  close();
  return parts;
}

/** Neighbours of one weight joined, blanks at both ends gone. */
function tidy(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && !!last.bold === !!run.bold) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  if (!joined.some(({ text }) => text.trim())) return [];
  joined[0] = { ...joined[0]!, text: joined[0]!.text.trimStart() };
  joined[joined.length - 1] = { ...joined.at(-1)!, text: joined.at(-1)!.text.trimEnd() };
  return joined.filter(({ text }) => text !== '');
}
