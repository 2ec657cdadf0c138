/** Rich text in its place on a page: headings under those of the page, tables that scroll, links that leave. Cleans nothing. */

/** Headings take the levels below `under`, without a gap. */
export function shiftHeadings(root: ParentNode, under: number): void {
  const headings = [...root.querySelectorAll('h1,h2,h3,h4,h5,h6')];
  const levels = [...new Set(headings.map((heading) => heading.tagName))].sort();
  for (const heading of headings) {
    const level = Math.min(6, under + 1 + levels.indexOf(heading.tagName));
    if (heading.tagName === `H${level}`) continue;
    const next = document.createElement(`h${level}`);
    for (const { name, value } of heading.attributes) next.setAttribute(name, value);
    next.append(...heading.childNodes);
    heading.replaceWith(next);
  }
}

/** What a table is about: its caption, or the words of its head. */
function nameOfTable(table: HTMLTableElement): string {
  const head = [...table.querySelectorAll('th')].map((cell) => cell.textContent.trim()).filter((text) => text !== '');
  return table.caption?.textContent.trim() || head.join(', ');
}

function boxTables(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) {
    const box = document.createElement('div');
    box.className = 'hg-rich__scroll';
    const name = nameOfTable(table);
    box.setAttribute('role', 'group');
    if (name) box.setAttribute('aria-label', name);
    table.replaceWith(box);
    box.append(table);
  }
}

/** Arranges clean nodes under a heading of level `under` (0: the page has none). */
export function arrangeNodes(root: ParentNode, under: number): void {
  shiftHeadings(root, under);
  boxTables(root);
  for (const image of root.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  }
  for (const link of root.querySelectorAll('a[href^="http" i]')) link.setAttribute('target', '_blank');
}
