/** What a person may change of their own row: the user's declaration, cut to it (10-platform, top). */
import type { Field, Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import { user } from '../user/user.ts';

export const personFields = ['userNm', 'phone', 'email', 'faxNo', 'deptCd', 'posCd'] as const;
export const absenceFields = ['absFromDt', 'absToDt', 'proxyUserId'] as const;

const all: Readonly<Record<string, Field>> = user.fields;
export const pick = (names: readonly string[]): Record<string, Field> =>
  Object.fromEntries(names.map((name) => [name, all[name]!]));

const { actions: _actions, ...declared } = user;
export const meResource: Resource = { ...declared, fields: pick([...personFields, ...absenceFields]) };

export const meNames = Object.keys(meResource.fields);

/** What a save sends: the fields that differ, and the version they were read at. */
export const meChanges = (before: Values, after: Values): Values =>
  Object.fromEntries(
    meNames
      .filter((name) => (before[name] ?? null) !== (after[name] ?? null))
      .map((name) => [name, after[name] ?? null]),
  );
