/** What of the files that a person chose may be sent, and why the others may not: told before anything is uploaded. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { cleanFileName, extensionOf } from '../../../../fields/files/fileName.ts';
import { extensionsOf, kindFor } from '../../../../fields/files/kinds.ts';
import { fileSize, mostFileBytes, mostOfRecord, mostRequestBytes } from '../../../../fields/files/limits.ts';

/** A text of `desk.attach` and its values. */
export interface Refusal {
  readonly text: string;
  readonly values: Readonly<Record<string, string | number>>;
}
export interface Chosen {
  readonly file: File;
  readonly name: string;
  readonly kind: string;
}
export interface Choice {
  readonly taken: readonly Chosen[];
  readonly refused: readonly Refusal[];
}

/** The kind of file that the record waits for in its state (`state.awaits`), as long as it has none. */
export function awaitedKind(
  { state }: Pick<Resource, 'state'>,
  record: Values,
  present: readonly string[],
): string | undefined {
  const kind = state?.awaits?.[String(record[state.field])];
  return kind !== undefined && present.includes(kind) ? undefined : kind;
}

/** `kinds` that the record declares, `present` how many files it has; the first that can be is of the `awaited` kind. */
export function choose(files: readonly File[], kinds: readonly string[], present: number, awaited?: string): Choice {
  let next = awaited;
  const taken: Chosen[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const name = cleanFileName(file.name);
    const kind = kindFor(extensionOf(name), kinds, next);
    if (kind === undefined) refused.push(notTaken(name, accepted(kinds)));
    else if (file.size > mostFileBytes)
      refused.push({ text: 'too_large', values: { name, limit: fileSize(mostFileBytes) } });
    else {
      taken.push({ file, name, kind });
      if (kind === next) next = undefined;
    }
  }
  const total = taken.reduce((sum, { file }) => sum + file.size, 0);
  if (total > mostRequestBytes)
    return { taken: [], refused: [...refused, { text: 'too_much', values: { limit: fileSize(mostRequestBytes) } }] };
  if (present + taken.length > mostOfRecord)
    return { taken: [], refused: [...refused, { text: 'too_many', values: { count: mostOfRecord } }] };
  return { taken, refused };
}

/** A few extensions help; a long list would only be skipped. */
const notTaken = (name: string, extensions: readonly string[]): Refusal =>
  extensions.length > 12
    ? { text: 'not_taken', values: { name } }
    : { text: 'not_taken_but', values: { name, kinds: extensions.join(', ') } };

/** Extensions that any of the types takes. */
export const accepted = (kinds: readonly string[]): readonly string[] => [...new Set(kinds.flatMap(extensionsOf))];
