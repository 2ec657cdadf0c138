import type { TranslationMessages } from 'react-admin';
import { languages, merge } from './messages.ts';
import type { Language, Messages } from './messages.ts';

export { languages };
export type { Language, Messages };
export { labelKeys } from './label.ts';

/** What the back office shows at once; labels and names of a service (`services.ts`) come with its first screen. */
export const deskSections = ['ra', 'brand', 'session', 'errors', 'desk', 'fields', 'menus'] as const;

/**
 * Public pages need `brand` and `portal`, and what else they name as their `sections`, each a line here. `pages` holds
 * titles and descriptions for search engines, read by the server alone; `editor` comes with the rich-text editor,
 * `exports` with the windows of an export, `schedule` with the one of the yard, `places` with the map of a warehouse, `matrix` with menus of an authority, `paste` with what is looked at before a paste,
 * `conflict` with what somebody else saved first, `bell` with what a person is told of,
 * `prices` with the calculator of a service, `standing` with how a member's company stands to it,
 * `imports` with an import, `views` with kept searches and the menu of a row, `history` with who changed what in a record and what it sent and heard, `guest` with the demo yard, `givenPw` with a password that somebody else chose, `choose` with the window in which a record is looked for, `dealings` with the history of a partner or vessel, `below` with grids below grids,
 * `shortcuts` with the help.
 */
export const sections = [
  ...deskSections,
  'portal',
  'join',
  'legal',
  'ask',
  'contactUndo',
  'demo',
  'store',
  'prices',
  'standing',
  'siteMap',
  'pages',
  'trouble',
  'board',
  'home',
  'editor',
  'exports',
  'schedule',
  'places',
  'matrix',
  'paste',
  'conflict',
  'bell',
  'imports',
  'views',
  'history',
  'guest',
  'givenPw',
  'choose',
  'dashboard',
  'dealings',
  'below',
  'shortcuts',
] as const;
export type Section = (typeof sections)[number];

type Loader = () => Promise<Messages>;

// One dynamic import each, so that a browser fetches only the language and the sections it shows.
const loaders: Readonly<Record<Language, Readonly<Partial<Record<Section, Loader>>>>> = {
  ko: {
    ra: async () => (await import('./ko/ra.ts')).ra,
    brand: async () => (await import('./ko/brand.ts')).brand,
    portal: async () => (await import('./ko/portal.ts')).portal,
    join: async () => (await import('./ko/join.ts')).join,
    legal: async () => (await import('./ko/legal.ts')).legal,
    board: async () => (await import('./ko/board.ts')).board,
    pages: async () => (await import('./ko/pages.ts')).pages,
    trouble: async () => (await import('./ko/trouble.ts')).trouble,
    ask: async () => (await import('./ko/ask.ts')).ask,
    contactUndo: async () => (await import('./ko/contactUndo.ts')).contactUndo,
    demo: async () => (await import('./ko/demo.ts')).demo,
    store: async () => (await import('./ko/store.ts')).store,
    prices: async () => (await import('./ko/prices.ts')).prices,
    standing: async () => (await import('./ko/standing.ts')).standing,
    siteMap: async () => (await import('./ko/siteMap.ts')).siteMap,
    home: async () => (await import('./ko/home.ts')).home,
    session: async () => (await import('./ko/session.ts')).session,
    errors: async () => (await import('./ko/errors.ts')).errors,
    desk: async () => (await import('./ko/desk.ts')).desk,
    shortcuts: async () => (await import('./ko/shortcuts.ts')).shortcuts,
    fields: async () => (await import('./ko/fields/index.ts')).fields,
    menus: async () => (await import('./ko/menus.ts')).menus,
    editor: async () => (await import('./ko/editor.ts')).editor,
    exports: async () => (await import('./ko/exports.ts')).exports,
    dashboard: async () => (await import('./ko/dashboard.ts')).dashboard,
    dealings: async () => (await import('./ko/dealings.ts')).dealings,
    schedule: async () => (await import('./ko/schedule.ts')).schedule,
    places: async () => (await import('./ko/places.ts')).places,
    matrix: async () => (await import('./ko/matrix.ts')).matrix,
    paste: async () => (await import('./ko/paste.ts')).paste,
    conflict: async () => (await import('./ko/conflict.ts')).conflict,
    bell: async () => (await import('./ko/bell.ts')).bell,
    imports: async () => (await import('./ko/imports.ts')).imports,
    views: async () => (await import('./ko/views.ts')).views,
    history: async () => (await import('./ko/history.ts')).history,
    guest: async () => (await import('./ko/guest.ts')).guest,
    givenPw: async () => (await import('./ko/givenPw.ts')).givenPw,
    choose: async () => (await import('./ko/choose.ts')).choose,
    below: async () => (await import('./ko/below.ts')).below,
  },
  en: {
    ra: async () => (await import('./en/ra.ts')).ra,
    brand: async () => (await import('./en/brand.ts')).brand,
    portal: async () => (await import('./en/portal.ts')).portal,
    join: async () => (await import('./en/join.ts')).join,
    legal: async () => (await import('./en/legal.ts')).legal,
    board: async () => (await import('./en/board.ts')).board,
    pages: async () => (await import('./en/pages.ts')).pages,
    trouble: async () => (await import('./en/trouble.ts')).trouble,
    ask: async () => (await import('./en/ask.ts')).ask,
    contactUndo: async () => (await import('./en/contactUndo.ts')).contactUndo,
    demo: async () => (await import('./en/demo.ts')).demo,
    store: async () => (await import('./en/store.ts')).store,
    prices: async () => (await import('./en/prices.ts')).prices,
    standing: async () => (await import('./en/standing.ts')).standing,
    siteMap: async () => (await import('./en/siteMap.ts')).siteMap,
    home: async () => (await import('./en/home.ts')).home,
    session: async () => (await import('./en/session.ts')).session,
    errors: async () => (await import('./en/errors.ts')).errors,
    desk: async () => (await import('./en/desk.ts')).desk,
    shortcuts: async () => (await import('./en/shortcuts.ts')).shortcuts,
    fields: async () => (await import('./en/fields/index.ts')).fields,
    menus: async () => (await import('./en/menus.ts')).menus,
    editor: async () => (await import('./en/editor.ts')).editor,
    exports: async () => (await import('./en/exports.ts')).exports,
    dashboard: async () => (await import('./en/dashboard.ts')).dashboard,
    dealings: async () => (await import('./en/dealings.ts')).dealings,
    schedule: async () => (await import('./en/schedule.ts')).schedule,
    places: async () => (await import('./en/places.ts')).places,
    matrix: async () => (await import('./en/matrix.ts')).matrix,
    paste: async () => (await import('./en/paste.ts')).paste,
    conflict: async () => (await import('./en/conflict.ts')).conflict,
    bell: async () => (await import('./en/bell.ts')).bell,
    imports: async () => (await import('./en/imports.ts')).imports,
    views: async () => (await import('./en/views.ts')).views,
    history: async () => (await import('./en/history.ts')).history,
    guest: async () => (await import('./en/guest.ts')).guest,
    givenPw: async () => (await import('./en/givenPw.ts')).givenPw,
    choose: async () => (await import('./en/choose.ts')).choose,
    below: async () => (await import('./en/below.ts')).below,
  },
  de: {
    ra: async () => (await import('./de/ra.ts')).ra,
    brand: async () => (await import('./de/brand.ts')).brand,
    portal: async () => (await import('./de/portal.ts')).portal,
    legal: async () => (await import('./de/legal.ts')).legal,
    board: async () => (await import('./de/board.ts')).board,
    pages: async () => (await import('./de/pages.ts')).pages,
    trouble: async () => (await import('./de/trouble.ts')).trouble,
    demo: async () => (await import('./de/demo.ts')).demo,
    store: async () => (await import('./de/store.ts')).store,
    siteMap: async () => (await import('./de/siteMap.ts')).siteMap,
    home: async () => (await import('./de/home.ts')).home,
    editor: async () => (await import('./de/editor.ts')).editor,
    desk: async () => (await import('./de/desk.ts')).desk,
    shortcuts: async () => (await import('./de/shortcuts.ts')).shortcuts,
    menus: async () => (await import('./de/menus.ts')).menus,
  },
  ru: {
    ra: async () => (await import('./ru/ra.ts')).ra,
    brand: async () => (await import('./ru/brand.ts')).brand,
    portal: async () => (await import('./ru/portal.ts')).portal,
    legal: async () => (await import('./ru/legal.ts')).legal,
    board: async () => (await import('./ru/board.ts')).board,
    pages: async () => (await import('./ru/pages.ts')).pages,
    trouble: async () => (await import('./ru/trouble.ts')).trouble,
    demo: async () => (await import('./ru/demo.ts')).demo,
    store: async () => (await import('./ru/store.ts')).store,
    siteMap: async () => (await import('./ru/siteMap.ts')).siteMap,
    home: async () => (await import('./ru/home.ts')).home,
    editor: async () => (await import('./ru/editor.ts')).editor,
    desk: async () => (await import('./ru/desk.ts')).desk,
    shortcuts: async () => (await import('./ru/shortcuts.ts')).shortcuts,
    menus: async () => (await import('./ru/menus.ts')).menus,
  },
  fr: {
    ra: async () => (await import('./fr/ra.ts')).ra,
    brand: async () => (await import('./fr/brand.ts')).brand,
    portal: async () => (await import('./fr/portal.ts')).portal,
    legal: async () => (await import('./fr/legal.ts')).legal,
    board: async () => (await import('./fr/board.ts')).board,
    pages: async () => (await import('./fr/pages.ts')).pages,
    trouble: async () => (await import('./fr/trouble.ts')).trouble,
    demo: async () => (await import('./fr/demo.ts')).demo,
    store: async () => (await import('./fr/store.ts')).store,
    siteMap: async () => (await import('./fr/siteMap.ts')).siteMap,
    home: async () => (await import('./fr/home.ts')).home,
    editor: async () => (await import('./fr/editor.ts')).editor,
    desk: async () => (await import('./fr/desk.ts')).desk,
    shortcuts: async () => (await import('./fr/shortcuts.ts')).shortcuts,
    menus: async () => (await import('./fr/menus.ts')).menus,
  },
};

const complete: ReadonlySet<Language> = new Set(['ko', 'en']);
const none: Loader = async () => ({});

/** What a language itself says, without what comes in English. */
export async function loadOwn(lang: Language, wanted: readonly Section[]): Promise<Messages> {
  const own = wanted.map(async (section) => [section, await (loaders[lang][section] ?? none)()] as const);
  return Object.fromEntries(await Promise.all(own));
}

async function loadSection(lang: Language, section: Section): Promise<Messages> {
  const own = loaders[lang][section] ?? none;
  if (complete.has(lang)) return own();
  const [english, texts] = await Promise.all([(loaders.en[section] ?? none)(), own()]);
  return merge(english, texts);
}

/** Texts of a language by section; what de, ru and fr lack comes in English. */
export function loadMessages(lang: Language): Promise<Messages & TranslationMessages>;
export function loadMessages(lang: Language, wanted: readonly Section[]): Promise<Messages>;
export async function loadMessages(lang: Language, wanted: readonly Section[] = sections): Promise<Messages> {
  const loaded = await Promise.all(wanted.map(async (section) => [section, await loadSection(lang, section)] as const));
  return Object.fromEntries(loaded);
}
