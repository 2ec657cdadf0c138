/** What other programs put on the clipboard, turned into what rich text holds: Word, Excel, Hangul office, web pages. */
import { cleanMarkup } from './clean.ts';

/** Marks that such programs write as styles. */
const styleMarks: readonly (readonly [tag: string, says: (style: CSSStyleDeclaration) => boolean])[] = [
  ['strong', ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600],
  ['em', ({ fontStyle }) => fontStyle === 'italic' || fontStyle === 'oblique'],
  ['u', (style) => /underline/.test(style.textDecorationLine || style.textDecoration)],
  ['s', (style) => /line-through/.test(style.textDecorationLine || style.textDecoration)],
];

function wrapInside(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function readStyles(root: HTMLElement): void {
  // Google documents wrap everything in a bold that is none.
  for (const bold of root.querySelectorAll<HTMLElement>('b,strong'))
    if (/^(normal|[1-4]00)$/.test(bold.style.fontWeight)) unwrap(bold);
  for (const element of root.querySelectorAll<HTMLElement>('span,font'))
    for (const [tag, says] of styleMarks)
      if (says(element.style) && element.textContent.trim() !== '') wrapInside(element, tag);
}

/** Which list and level: `mso-list:l0 level2 lfo1`. */
function placeOf(item: Element): { list: string; level: number } {
  const [, list = '', level = '1'] = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(item.getAttribute('style') ?? '') ?? [];
  return { list, level: Number(level) };
}
const isWordItem = (element: Element | null): element is HTMLElement =>
  element?.tagName === 'P' && /mso-list:(?!\s*none)/i.test(element.getAttribute('style') ?? '');

/** The bullet or number that Word writes as text; a number makes the list a numbered one. */
function takeMarker(item: Element): string {
  const marker = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const text = marker?.textContent ?? /^\s*(?:[·•◦▪§o-]|\d+[.)]|[a-z가-힣][.)])\s+/i.exec(item.textContent)?.[0] ?? '';
  marker?.remove();
  return text.trim();
}

/** Word's lists are paragraphs that say of which list and level they are. */
function readWordLists(root: HTMLElement): void {
  for (let first = [...root.querySelectorAll('p')].find(isWordItem); first;) {
    const open: { level: number; kind: string; list: HTMLElement }[] = [];
    const spot = root.ownerDocument.createComment('');
    first.before(spot);
    let next: Element | null = first;
    while (isWordItem(next)) {
      const item: HTMLElement = next;
      next = item.nextElementSibling;
      const { level, list: ofList } = placeOf(item);
      const numbered = /^(\d+|[a-z가-힣]|[ivx]+)[.)]$/i.test(takeMarker(item));
      const kind = `${ofList} ${numbered}`;
      while (
        open.length > 0 &&
        (open.at(-1)!.level > level || (open.at(-1)!.level === level && open.at(-1)!.kind !== kind))
      )
        open.pop();
      if (open.at(-1)?.level !== level) {
        const list = root.ownerDocument.createElement(numbered ? 'ol' : 'ul');
        (open.at(-1)?.list.lastElementChild ?? spot.parentNode!).insertBefore(list, open.length > 0 ? null : spot);
        open.push({ level, kind, list });
      }
      const entry = root.ownerDocument.createElement('li');
      const text = root.ownerDocument.createElement('p');
      text.append(...item.childNodes);
      entry.append(text);
      open.at(-1)!.list.append(entry);
      item.remove();
    }
    spot.remove();
    first = [...root.querySelectorAll('p')].find(isWordItem);
  }
}

/** Looks stay behind, but for how a paragraph or a cell is aligned; the page has colours and sizes of its own. */
function dropLooks(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const align = element.style.textAlign || element.getAttribute('align') || '';
    element.removeAttribute('style');
    if (/^(center|right)$/.test(align) && /^(P|H[1-6]|T[DH])$/.test(element.tagName)) element.style.textAlign = align;
    for (const name of ['width', 'height']) if (element.tagName !== 'IMG') element.removeAttribute(name);
  }
  for (const span of root.querySelectorAll('span,font')) unwrap(span);
  for (const heading of root.querySelectorAll('h1')) {
    const lower = root.ownerDocument.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  root.querySelectorAll('colgroup').forEach((columns) => columns.remove());
}

function removeComments(root: HTMLElement): void {
  const comments = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

/** Clean markup of pasted markup. */
export function cleanPaste(html: string): string {
  // Word hides a second version of everything in comments, and its list marks in conditional ones.
  const text = html.replace(/<!\[if !supportLists\]>|<!\[endif\]>/gi, '');
  const root = new DOMParser().parseFromString(text, 'text/html').body;
  removeComments(root);
  for (const useless of root.querySelectorAll('style,script,meta,link,title,xml,template')) useless.remove();
  for (const office of [...root.querySelectorAll('*')].filter(({ tagName }) => tagName.includes(':'))) unwrap(office);
  readStyles(root);
  readWordLists(root);
  dropLooks(root);
  return cleanMarkup(root.innerHTML).trim();
}

/** Pictures among what was dropped or pasted; a table of Excel brings a picture of itself, which is not meant. */
export function pastedImages(data: DataTransfer | null): File[] {
  const images = [...(data?.files ?? [])].filter(({ type }) => /^image\/(png|jpe?g|gif|webp|avif|bmp)$/.test(type));
  if (images.length === 0) return [];
  const html = data?.getData('text/html') ?? '';
  const words = new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
  return words === '' ? images : [];
}
