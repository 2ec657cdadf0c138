/** What a proposal fills into the header: places where nobody has typed anything. Pure. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { isEmpty } from '../../../../fields/parsed.ts';
import { headerFields } from '../../../../record/resource.ts';
import { same } from '../../../../sheet/editing.ts';

interface Standing {
  readonly now: Values;
  /** What a new record began with; nothing of a stored one. */
  readonly start: Values;
  /** What earlier proposals have filled in. */
  readonly filled: ReadonlyMap<string, unknown>;
  /** Places that a person has changed, whatever stands there now. */
  readonly typed: (name: string) => boolean;
}

/**
 * Empty places, those that hold what an earlier proposal filled in, and of a new record those that hold their field's own
 * default. Where nothing is known the default stands again.
 */
export function fillable(resource: Resource, values: Values, { now, start, filled, typed }: Standing): Values {
  const fields = headerFields(resource);
  const free = (name: string) =>
    isEmpty(now[name]) ||
    (filled.has(name) && same(filled.get(name), now[name])) ||
    (fields[name]!.default !== undefined && !typed(name) && same(start[name], now[name]));
  const next = (name: string) => values[name] ?? (fields[name]!.default === undefined ? null : (start[name] ?? null));
  // In the order of the form, as they are told.
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => name in values && free(name) && !same(now[name] ?? null, next(name)))
      .map((name) => [name, next(name)]),
  );
}
