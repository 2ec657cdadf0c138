/** A public page drawn by the server: what the web plugin tells the drawing, and what comes back. */

/** What a page reads, among the answers of calls, when a browser without scripts has sent a form of it: what became of that. */
export const formAnswer = 'form';

export interface DrawAsk {
  /** Scheme and host that the visitor has used: `https://hangro.example`. */
  readonly origin: string;
  /** Path with its query. */
  readonly path: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Day in Seoul, `yyyy-MM-dd`. */
  readonly today: string;
  /** Makes a public call below /api as an anonymous visitor. */
  readonly call: (address: string, language: string) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** What became of a form that was sent to the page; it stands in no other drawing. */
  readonly sent?: unknown;
}

export interface DrawnPage {
  readonly status: number;
  readonly language: string;
  /** Light or dark, where the visitor has chosen. */
  readonly scheme?: string | undefined;
  /** What the page says of itself: elements of the head, ready to be written. */
  readonly head: string;
  /** Files that the page needs, as elements behind those that every page names. */
  readonly links: string;
  /** Content of the root element; empty where the browser alone draws. */
  readonly body: string;
  /** What those without scripts read where nothing is drawn: an element behind the root element. */
  readonly scriptless?: string;
  /** The browser holds tokens: who is logged in shows after it has taken over. */
  readonly member: boolean;
  /** What the browser needs to take over: JSON that is safe inside a script element. */
  readonly data: string;
}

/** What stands in a page of the desk until the browser has drawn it. */
export interface WaitingPage {
  readonly language: string;
  readonly scheme?: string | undefined;
  /** Files that the page will ask for, as elements of the head. */
  readonly links: string;
  /** Elements behind the root element, which they cover while it is empty; their styles are with them. */
  readonly waiting: string;
}

/**
 * A page, what is seen until the browser has drawn one, another address to go to (for good: the one asked for is only
 * another spelling), or a text for machines.
 */
export type Drawn =
  | DrawnPage
  | WaitingPage
  | { readonly to: string; readonly forGood?: boolean }
  | { readonly type: string; readonly text: string };

/** Undefined: the address is none of the portal's, the application answers it in the browser. */
export type Draw = (ask: DrawAsk) => Promise<Drawn | undefined>;
