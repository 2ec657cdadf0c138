/** Stored rich text made ready for a page. */
import { arrangeNodes } from './arrangeNodes.ts';
import { cleanFragment } from './clean.ts';

/** Clean markup to be put into a page under a heading of level `under` (0: the page has none). */
export function arrange(html: string, under: number): string {
  const root = cleanFragment(html);
  arrangeNodes(root, under);
  const holder = document.createElement('div');
  holder.append(root);
  return holder.innerHTML;
}
