/** What the palette offers to make: "한빛누리 견적 만들기" opens a new quotation with that vessel in it. */
import { initials, matches } from '../../core/text/hangul.ts';
import type { Resource } from '../../core/resource.ts';
import type { RefField } from '../../fields/ref/index.ts';
import type { FieldEnvironment } from '../../fields/ui-contract.ts';
import { headerFields } from '../../record/resource.ts';
import { begins } from '../routes.ts';
import type { Screen } from '../routes.ts';
import { isDocument } from './foundDocuments.tsx';

/** Also written without a blank before what is made. */
const newOf = '새';
const verbs = new Set(['만들기', '작성', '등록', '신규', newOf, '추가', 'new', 'create', 'make', 'add']);

/** `begun`: what is still being typed behind the name of a document begins a verb. */
const isVerb = (word: string, begun: boolean): boolean => {
  const typed = word.toLowerCase();
  return verbs.has(typed) || (begun && [...verbs].some((verb) => verb.startsWith(typed)));
};

export interface Wish<S> {
  readonly screen: S;
  /** Whose it shall be; empty: nobody's yet. */
  readonly of: string;
  /** Nobody said that one shall be made: those that are there may be meant. */
  readonly open: boolean;
}

/** A word that begins the name of a document, in syllables or initial consonants. */
const names = (word: string, name: string): boolean => {
  const [short, long] = [word.toLowerCase(), name.toLowerCase()];
  return long === short || initials(long) === short || (short.length > 1 && long.startsWith(short));
};

/** Documents that a query names, and what else it says. Without a verb or another word only the exact name counts. */
export function wishesIn<S>(query: string, screens: readonly S[], nameOf: (screen: S) => string): readonly Wish<S>[] {
  const apart = (word: string) =>
    word.startsWith(newOf) && screens.some((screen) => nameOf(screen) === word.slice(newOf.length))
      ? [newOf, word.slice(newOf.length)]
      : [word];
  const words = query.trim().split(/\s+/).filter(Boolean).flatMap(apart);
  const named = words.some((word) => screens.some((screen) => names(word, nameOf(screen))));
  const rest = words.filter((word, at) => !isVerb(word, named && at === words.length - 1 && at > 0));
  return screens.flatMap((screen): Wish<S>[] => {
    const at = rest.findLastIndex((word) => names(word, nameOf(screen)));
    if (at < 0) return [];
    const of = rest.filter((_, index) => index !== at).join(' ');
    const meant = of !== '' || words.length > rest.length || rest[at] === nameOf(screen);
    return meant ? [{ screen, of, open: words.length === rest.length }] : [];
  });
}

/** Screens of documents that one begins oneself; a box only collects them. */
export const isMade = (screen: Screen): boolean =>
  isDocument(screen.resource) &&
  begins(screen) &&
  !screen.resource.menus.some(({ menu, box }) => menu === screen.menu.treeId && box);

/** References by which a list of the documents is searched, and a new one may begin. */
const beginnings = (resource: Resource): readonly (readonly [name: string, prefix: string])[] => {
  const fields = headerFields(resource);
  return (resource.search.conditions ?? []).flatMap((name) => {
    const field = fields[name];
    return field?.type === 'ref' && !field.computed && field.default === undefined
      ? [[name, (field as RefField).prefix] as const]
      : [];
  });
};

export interface Making {
  readonly id: string;
  /** Whose it will be; undefined for an empty one. */
  readonly of: string | undefined;
  readonly href: string;
  /** The list of those that it has, where they may be meant. */
  readonly find?: string;
}
const perReference = 3;
const perRecord = 2;

/** Documents that begin with a record, each with the address of a new one and that of the list which has those of the record alone. */
export const begunWith = (prefix: string, id: string | number, screens: readonly Screen[]) =>
  screens
    .flatMap((screen) => {
      const name = beginnings(screen.resource).find(([, target]) => target === prefix)?.[0];
      return name
        ? [{ screen, make: `/${screen.name}/create?${name}=${id}`, find: `/${screen.name}?${name}=${id}` }]
        : [];
    })
    .slice(0, perRecord);

/** The record that the page shows. */
export interface Standing {
  readonly prefix: string;
  readonly id: number;
  readonly title: string;
}

/** A new document for each record that the words mean; where they mean none, one for the record that one looks at, and an empty one. */
export async function makingsOf(
  { screen, of, open }: Wish<Screen>,
  { lookup, nameOf }: FieldEnvironment,
  signal: AbortSignal,
  stands: Standing | undefined,
): Promise<readonly Making[]> {
  const address = `/${screen.name}/create`;
  if (of === '') {
    const ofThis = beginnings(screen.resource).filter(([, prefix]) => prefix === stands?.prefix);
    return [
      ...ofThis.map(([name]) => ({ id: `${name}-here`, of: stands!.title, href: `${address}?${name}=${stands!.id}` })),
      { id: 'new', of: undefined, href: address },
    ];
  }
  const found = beginnings(screen.resource).map(async ([name, prefix]) => {
    const rows = await lookup(prefix, { keyword: of, size: perReference }, signal).catch(() => []);
    return rows
      .filter((row) => matches(of, [row.value, row.valueEn]))
      .slice(0, perReference)
      .map((row) => ({
        ...{ id: `${name}-${row.id}`, of: nameOf(row), href: `${address}?${name}=${row.id}` },
        ...(open && { find: `/${screen.name}?${name}=${row.id}` }),
      }));
  });
  return (await Promise.all(found)).flat();
}
