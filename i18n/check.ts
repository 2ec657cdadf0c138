import type { Messages } from './messages.ts';

/** What the check needs of a declared resource; rows fields carry the columns of their grid in `fields`. */
export type DeclaredField = { readonly fields?: Readonly<Record<string, DeclaredField>> };
export type DeclaredAction = {
  readonly name: string;
  readonly fields?: Readonly<Record<string, DeclaredField>>;
  readonly tells?: readonly string[];
  readonly phrases?: readonly string[];
};
export type Declared = {
  readonly prefix: string;
  readonly fields: Readonly<Record<string, DeclaredField>>;
  readonly boxes?: Readonly<Record<string, unknown>>;
  readonly list?: readonly string[];
  readonly marks?: Readonly<Record<string, unknown>>;
  readonly actions?: readonly DeclaredAction[];
  readonly reports?: readonly {
    readonly name: string;
    readonly fields: Readonly<Record<string, unknown>>;
    readonly columns: Readonly<Record<string, unknown>>;
  }[];
  readonly printed?: boolean | readonly string[];
  readonly proposals?: readonly { readonly grid?: string; readonly loads?: string }[];
  readonly state?: {
    readonly lapses?: readonly { readonly name: string }[];
    readonly turns?: Readonly<Record<string, readonly string[]>>;
  };
};

export type Texts = ReadonlyMap<string, string>;

/** Every text by its dotted key. */
export function flatten(messages: Messages, path = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]): [string, string][] => {
      const key = path ? `${path}.${name}` : name;
      return typeof value === 'string' ? [[key, value]] : [...flatten(value, key)];
    }),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort().join(' ');
// The framework shows an undefined boolean as a blank.
const blankOnPurpose = new Set(['ra.boolean.null']);

/** Keys that stand in one of the two complete languages only. */
export function unequalKeys(ko: Texts, en: Texts): string[] {
  const lack = (from: Texts, to: Texts, name: string) =>
    [...from.keys()].filter((key) => !to.has(key)).map((key) => `${key}: not in ${name}`);
  return [...lack(ko, en, 'en'), ...lack(en, ko, 'ko')];
}

/** Empty texts, keys unknown to ko, and placeholders that differ from ko. */
export function faultyTexts(lang: string, texts: Texts, ko: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const original = ko.get(key);
    if (text.trim() === '' && !blankOnPurpose.has(key)) return [`${key}: empty in ${lang}`];
    if (original === undefined) return [`${key}: in ${lang} but not in ko`];
    if (placeholders(original) === placeholders(text)) return [];
    return [`${key}: ko has ${placeholders(original) || 'no placeholder'}, ${lang} ${placeholders(text) || 'none'}`];
  });
}

/**
 * Keys written out in a source text: an argument of t or translate, a literal that begins with a section, or the finer
 * sentence that a problem names.
 */
export function usedKeys(source: string, sections: readonly string[]): string[] {
  const called = /\b(?:t|tr|translate)\(\s*(?:[\w.]+\s*,\s*)?(['"`])([\w/-]+(?:\.[\w/-]+)+)\1/g;
  const literal = new RegExp(`(['"\`])((?:${sections.join('|')})\\.[\\w/-]+(?:\\.[\\w/-]+)*)\\1`, 'g');
  const problem = /\bE_[A-Z_]+'[^}]*?\btext: '([\w.]+)'/g;
  const keys = [...source.matchAll(called), ...source.matchAll(literal)].map((match) => match[2] ?? '');
  const finer = [...source.matchAll(problem)].map((match) => `errors.${match[1]}`);
  return [...new Set([...keys, ...finer])];
}

/** Keys of the sentences that a field type names: `text` of a pattern, `message` of its limits, a refusal's second word. */
export function sentenceKeys(source: string): string[] {
  const named = /\b(?:text|message): '(\w+)'|\brefused\('E_[A-Z_]+', *'(\w+)'/g;
  return [...source.matchAll(named)].map((match) => `errors.${match[1] ?? match[2]}`);
}

/** Is there a text, or a group of texts, under this key? */
export function hasKey(texts: Texts, key: string): boolean {
  return texts.has(key) || [...texts.keys()].some((other) => other.startsWith(`${key}.`));
}

/** Labels and names that a declaration needs and ko lacks. */
export function unlabelled(
  {
    prefix,
    fields,
    boxes = {},
    list = [],
    marks = {},
    actions = [],
    printed,
    reports = [],
    proposals = [],
    state,
  }: Declared,
  ko: Texts,
): string[] {
  const lacks = (key: string) => (ko.has(key) ? [] : [`${key}: missing for ${prefix}`]);
  const label = (name: string, own: string) => (ko.has(`resources.${prefix}.${own}`) ? [] : lacks(`fields.${name}`));
  return [
    ...lacks(`resources.${prefix}.name`),
    ...Object.keys(boxes).flatMap((name) => lacks(`resources.${prefix}.boxes.${name}`)),
    ...Object.keys(marks).flatMap((name) => lacks(`resources.${prefix}.marks.${name}`)),
    ...actions.flatMap((action) => [
      ...lacks(`resources.${prefix}.actions.${action.name}`),
      ...Object.keys(action.fields ?? {}).flatMap((name) => label(name, `fields.${name}`)),
      ...(action.phrases ?? []).flatMap((key) => lacks(`resources.${prefix}.phrases.${key}`)),
      ...(action.tells ?? []).flatMap((name) => label(name, `tells.${name}`)),
    ]),
    ...(typeof printed === 'object' ? printed : []).flatMap((name) => lacks(`resources.${prefix}.papers.${name}`)),
    ...reports.flatMap(({ name, fields: asked, columns }) => [
      ...lacks(`resources.${prefix}.reports.${name}`),
      ...Object.keys({ ...asked, ...columns }).flatMap((one) => label(one, `fields.${one}`)),
    ]),
    ...proposals.flatMap(({ grid, loads }) => (loads ? lacks(`resources.${prefix}.loads.${grid}`) : [])),
    ...(state?.lapses ?? []).flatMap(({ name }) => lacks(`resources.${prefix}.actions.${name}`)),
    ...Object.values(state?.turns ?? {})
      .flat()
      .flatMap((of) => [...lacks(`resources.${prefix}.turns.${of}`), ...lacks(`resources.${prefix}.waits.${of}`)]),
    ...list.filter((name) => !(name in fields)).flatMap((name) => label(name, `fields.${name}`)),
    ...Object.entries(fields).flatMap(([name, field]) =>
      field.fields
        ? [
            ...lacks(`resources.${prefix}.grids.${name}`),
            ...Object.keys(field.fields).flatMap((column) => label(column, `rows.${name}.${column}`)),
          ]
        : label(name, `fields.${name}`),
    ),
  ];
}

/** Keys that stand in more than one dictionary of those that load together: the later would hide the earlier. */
export function twiceTold(dictionaries: ReadonlyMap<string, Texts>): string[] {
  const first = new Map<string, string>();
  return [...dictionaries].flatMap(([name, texts]) =>
    [...texts.keys()].flatMap((key) => {
      const before = first.get(key);
      if (before === undefined) first.set(key, name);
      return before === undefined ? [] : [`${key}: in ${before} and in ${name}`];
    }),
  );
}

/** What to do about a label that is missing although other services have it: which ones, and what they say. */
export function elsewhere(key: string, services: ReadonlyMap<string, Texts>): string {
  const having = [...services].flatMap(([name, texts]) => (texts.has(key) ? [`${name} (${texts.get(key)!})`] : []));
  return having.length > 0
    ? `; ${having.join(', ')} has it: move it to fields/shared.ts, or name it for this resource alone in resources.ts`
    : '';
}
