/** Everything that a page or the window over it offers to press, found by what it is and says. */
import type { Page } from '@playwright/test';

export interface Control {
  readonly role: string;
  readonly name: string;
  /** Which of those with the same role and name. */
  readonly nth: number;
}

export const nameOf = ({ role, name, nth }: Control) => `${role} "${name}"${nth ? ` (${nth + 1})` : ''}`;

/** Where the walk begins: what the page shows, or the frame around it. */
export type Part = 'main' | 'frame';

/** Where a person may press now: the uppermost window or menu, else this part of the page. */
export interface Offer {
  /** Role and name of the uppermost window, `page` where there is none. */
  readonly scope: string;
  readonly controls: readonly Control[];
}

/** In the page: the controls of the uppermost scope. With a control it is marked for pressing, where it is there. */
const find = ({ wanted, part }: { readonly wanted: Control | null; readonly part: Part }) => {
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0;
  const over = [
    ...document.querySelectorAll('[role=menu], [role=alertdialog], [role=dialog], [role=listbox], .hg-drop'),
  ].filter(shown);
  const scope = over.at(-1) ?? document.querySelector('main') ?? document.body;
  const pressed =
    'button, a[href], [role=button], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=tab], [role=radio], input[type=checkbox], input[type=radio], summary';
  const framed = !over.length && part === 'frame';
  const all = [...(framed ? document.body : scope).querySelectorAll<HTMLElement>(pressed)].filter(
    (element) =>
      !(framed && element.closest('main, .hg-skip')) &&
      shown(element) &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      !element.closest('[aria-hidden=true], [inert]'),
  );
  // Of what stands in every row, the first row stands for all.
  const seen = new Map<string, number>();
  const rows = new Map<string, number>();
  const controls: Control[] = [];
  for (const element of all) {
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    const text = element.getAttribute('aria-label') ?? element.innerText.trim().replaceAll(/\s+/g, ' ');
    const name = (text || element.title || (element as HTMLInputElement).labels?.[0]?.innerText || '').slice(0, 80);
    const row = element.closest('[role=row], li, tr, [role=gridcell]');
    if (row) {
      const like = `${role} ${element.className} ${element.closest('[role=grid], ul, ol, table')?.className}`;
      const count = rows.get(like) ?? 0;
      rows.set(like, count + 1);
      if (count >= 3 && !wanted) continue;
    }
    const key = `${role} ${name}`;
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    if (wanted && wanted.role === role && wanted.name === name && wanted.nth === nth) {
      for (const marked of document.querySelectorAll('[data-crawl]')) marked.removeAttribute('data-crawl');
      element.dataset.crawl = '';
      return { scope: 'found', controls: [] };
    }
    controls.push({ role, name, nth });
  }
  if (!over.length) return { scope: 'page', controls };
  const head = scope.getAttribute('aria-label') ?? scope.querySelector('h1, h2, h3')?.textContent ?? '';
  // Windows of the same kind and name are one; a nameless one is known by what it offers.
  const named = head || controls.map(({ name }) => name).join();
  return { scope: `${scope.getAttribute('role') ?? 'drop'} ${named}`, controls };
};

export const offer = (page: Page, part: Part): Promise<Offer> => page.evaluate(find, { wanted: null, part });

/** Presses the control; false where it is not there any more. */
export async function press(page: Page, control: Control, part: Part): Promise<boolean> {
  // Rows that are drawn anew take the mark with them: then it is put once more.
  for (let left = 2; ; left -= 1) {
    const { scope } = await page.evaluate(find, { wanted: control, part });
    if (scope !== 'found') return false;
    try {
      await page.locator('[data-crawl]').click({ timeout: 5000 });
      return true;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
