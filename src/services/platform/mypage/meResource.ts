/** What a person may change of their own row: the user's declaration, cut to it (10-platform, top). */
import type { Field, Values } from '../../../core/field.ts';
import type { FormOf } from '../../../core/record.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Waiting } from '../../shared/waiting.ts';
import { user } from '../user/user.ts';

export const personFields = ['userNm', 'userNmEn', 'faxNo', 'deptCd', 'posCd'] as const;
/** Changed with the password and a code alone (3-decisions 5). */
export const contactFields = ['phone', 'email'] as const;
export const absenceFields = ['absFromDt', 'absToDt', 'proxyUserId'] as const;

/** What a person sees of their own row. */
export const meShown = [
  ...['id', 'version', 'updateDt', 'loginId', 'userTypeCd', 'authId', 'authNm', 'stCd', 'lastLoginDtm', 'pwChgDtm'],
  ...[...personFields, ...contactFields, ...absenceFields, 'proxyUserNm'],
] as const satisfies readonly (keyof FormOf<typeof user>)[];
export type Me = Pick<FormOf<typeof user>, (typeof meShown)[number]> & {
  /** What whoever stands in would see; told when it is read. */
  readonly waiting?: Waiting;
};

const all: Readonly<Record<string, Field>> = user.fields;
export const pick = (names: readonly string[]): Record<string, Field> =>
  Object.fromEntries(names.map((name) => [name, all[name]!]));

const { actions: _actions, ...declared } = user;
export const meResource: Resource = { ...declared, fields: pick([...personFields, ...absenceFields]) };

export const meNames = [...personFields, ...absenceFields];

/** What a save sends: the fields that differ, and the version they were read at. */
export const meChanges = (before: Me, after: Me): Values =>
  Object.fromEntries(
    meNames
      .filter((name) => (before[name] ?? null) !== (after[name] ?? null))
      .map((name) => [name, after[name] ?? null]),
  );
