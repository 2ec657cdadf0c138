/** What a person sees of a page, whatever has the keyboard or lies under the pointer. */
import type { Page } from '@playwright/test';

export interface Seen {
  readonly url: string;
  readonly words: string;
}

/** In the page: its words, what its boxes hold and what its controls say of themselves. */
const read = () => {
  const told = [...document.body.children].filter((part) => !part.matches('[role=tooltip], script, style'));
  const words = told.map((part) => (part as HTMLElement).innerText).join('\n');
  const states =
    'aria-label aria-expanded aria-pressed aria-checked aria-selected aria-sort aria-invalid aria-disabled';
  const names = states.split(' ');
  const speaking = document.querySelectorAll(`button, ${names.map((name) => `[${name}]`).join()}`);
  const said = [...speaking].map((one) => names.map((name) => one.getAttribute(name) ?? '').join('|'));
  const held = [...document.querySelectorAll('input, textarea, select')].map((box) =>
    box instanceof HTMLInputElement && /checkbox|radio/.test(box.type)
      ? String(box.checked)
      : (box as HTMLInputElement).value,
  );
  const pictures = [...document.querySelectorAll('img, iframe, video')].map((one) => (one as HTMLImageElement).src);
  const drawn = document.querySelectorAll('svg, path').length;
  const scrolled = [...document.querySelectorAll('.rdg, main')].map((one) => `${one.scrollTop} ${one.scrollLeft}`);
  const theme = JSON.stringify({ ...document.documentElement.dataset });
  return [words, ...said, ...held, ...pictures, drawn, ...scrolled, window.scrollY, theme].join('\n');
};

/** The hour of the last answer is not something that a press brings about. */
const lasting = (words: string) => words.replaceAll(/\d\d:\d\d(?= 기준)|as of \d\d:\d\d/g, '');

export const seen = async (page: Page): Promise<Seen> => ({
  words: lasting(await page.evaluate(read)),
  url: page.url(),
});

export const same = (a: Seen, b: Seen) => a.url === b.url && a.words === b.words;
