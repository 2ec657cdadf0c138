/**
 * What rich text may hold (3-decisions 3 "HTML"), declared once: the server's cleaning, the browser's, what the editor
 * keeps and what a paste leaves are all derived from here.
 */
import { heldUid } from './heldPicture.ts';

const words = (text: string): readonly string[] => text.split(' ');

export const blockTags = words('p br div hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li figure figcaption');
/** Marks that no button makes; kept where they stand. */
export const quietMarks = words('sub sup mark small');
export const inlineTags = words('b strong i em u s span a img').concat(quietMarks);
export const tableTags = words('table caption thead tbody tfoot tr th td colgroup col');
export const allowedTags: readonly string[] = [...blockTags, ...inlineTags, ...tableTags];

/** Attributes by tag; every tag may also have `style`. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'type'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
};

const colour = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]{5,30}\)|[a-z]{3,20})$/i;
const measure = /^\d{1,4}(\.\d{1,2})?(px|em|rem|%|pt)$/;

const allowedStyles: ReadonlyMap<string, RegExp> = new Map([
  ['color', colour],
  ['background-color', colour],
  ['text-align', /^(left|right|center|justify)$/],
  ['text-decoration', /^(underline|line-through|none)$/],
  ['font-weight', /^(bold|normal|[1-9]00)$/],
  ['font-style', /^(italic|normal)$/],
  ['font-size', measure],
  ['width', measure],
]);

/** The allowed declarations of a style attribute; '' when none is left. */
export function cleanStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => {
      const [name = '', ...rest] = declaration.split(':');
      return [name.trim().toLowerCase(), rest.join(':').trim()] as const;
    })
    .filter(([name, value]) => allowedStyles.get(name)?.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

// Browsers drop tabs and line ends from an address and read a backslash as a slash.
const treacherous = /[\u0000-\u001f\u007f\\]/;
const ownPath = /^\/(?!\/)/;
const scheme = /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:[+\d])/i;

/** Calls answer to programs: a link or a picture must not make somebody's browser ask one. Routers read `%61` as `a`. */
function isCall(path: string): boolean {
  try {
    return /^\/+api(\/|$)/i.test(decodeURIComponent(new URL(path, 'https://own.invalid').pathname));
  } catch {
    return true;
  }
}

/** The address of a link when it is http, https, mailto, tel or a page of our own; otherwise undefined. */
export function linkAddress(address: string | null | undefined): string | undefined {
  const text = (address ?? '').trim();
  if (treacherous.test(text)) return undefined;
  if (ownPath.test(text)) return isCall(text) && !openFile.test(text) ? undefined : text;
  return scheme.test(text) ? text : undefined;
}

const openFile = /^\/api\/file\/public\/([1-9]\d{0,14})$/;
/** Address of a picture that stands in a rich text; files of public records answer there to anybody. */
export const pictureAddress = (id: number): string => `/api/file/public/${id}`;
/** The id in such an address. */
export const pictureId = (address: string | null | undefined): number | undefined => {
  const id = openFile.exec(address ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
};

/** Pictures of the application itself. */
const ownPicture = /^(?:\/(?!\.)[\w.-]+)+\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/**
 * The address of a picture when it is one of ours: what lies elsewhere would tell who reads, and any other address of
 * our own would be asked by every reader's browser.
 */
export function imageAddress(address: string | null | undefined): string | undefined {
  const text = (address ?? '').trim();
  return openFile.test(text) || heldUid(text) !== undefined || (ownPicture.test(text) && !isCall(text))
    ? text
    : undefined;
}

/** A clean value of an attribute; undefined when the attribute must go. Names and tags are in small letters. */
export function cleanAttribute(tag: string, name: string, value: string): string | undefined {
  if (name === 'style') return cleanStyle(value) || undefined;
  if (!allowedAttributes[tag]?.includes(name)) return undefined;
  if (name === 'href') return linkAddress(value);
  if (name === 'src') return imageAddress(value);
  if (name === 'target') return value === '_blank' ? value : undefined;
  if (name === 'rel') return /\bugc\b/i.test(value) ? userLinkRelation : linkRelation;
  return value;
}

/** What every link says, so that the page it leads to learns nothing of ours. */
export const linkRelation = 'noopener noreferrer';
/** What a link says besides when anybody may have written it: search engines give the page it leads to no credit. */
export const userLinkRelation = `${linkRelation} nofollow ugc`;
