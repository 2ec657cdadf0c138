/** Where the keyboard is in the window for choosing, and whether somebody has begun to type since. */

export interface Keyboard {
  readonly at: Element | null;
  /** What stands in the box, '' elsewhere. */
  readonly text: string;
}

export function keyboardNow(): Keyboard {
  const at = document.activeElement;
  return { at, text: at instanceof HTMLInputElement ? at.value : '' };
}

/** In another box than the search was asked from, or with other words in it. */
export const typesOn = (asked: Keyboard | undefined, now: Keyboard): boolean =>
  now.at instanceof HTMLInputElement && now.at.type !== 'checkbox' && (now.at !== asked?.at || now.text !== asked.text);
