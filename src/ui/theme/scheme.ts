export type Scheme = 'light' | 'dark';

/** Names the scheme on the root element; the tokens follow it, so nothing has to be drawn again. */
export function applyScheme(scheme: Scheme, root: HTMLElement = document.documentElement): void {
  if (scheme === 'dark') root.dataset.scheme = 'dark';
  else delete root.dataset.scheme;
}

/** The scheme in force. */
export function currentScheme(root: HTMLElement = document.documentElement): Scheme {
  return root.dataset.scheme === 'dark' ? 'dark' : 'light';
}
