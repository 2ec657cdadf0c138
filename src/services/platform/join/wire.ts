/** What the wizard sends (2-portal 7), and whose field an answer means. Pure. */
import { joinLengths, joinTypes, presetOf, type JoinField, type JoinItem } from './join.rules.ts';
import type { Wizard } from './wizard/wizard.ts';

/** Query of the call that sends a code. */
export const certQuery = ({ certType, loginId, phone, email }: JoinItem) =>
  certType === 'mobile' ? { key: '1', loginId, cerPhone: phone } : { key: '2', loginId, cerEmail: email };

/** Body of the joining call: the item, and what follows from its type. */
export function joinBody({ item, checkList }: Wizard) {
  const type = item.userType === 'private' ? undefined : joinTypes[item.userType];
  const bondAreaId = type?.area ? item[type.area] : presetOf(item.userType).bondAreaId;
  return { ...item, userTypeCd: type?.userTypeCd ?? '', bondAreaId, checkList };
}

interface WireRefusal {
  readonly field?: string;
  readonly message: string;
}
const recipients: ReadonlyMap<string, JoinField> = new Map([
  ['cerPhone', 'phone'],
  ['cerEmail', 'email'],
]);

/** Sentences of the server by field of the wizard; the first of each. */
export function refusals(problems: readonly WireRefusal[]): Wizard['refused'] {
  const out: Partial<Record<JoinField, string>> = {};
  for (const { field = '', message } of problems) {
    const name = recipients.get(field) ?? (Object.hasOwn(joinLengths, field) ? (field as JoinField) : undefined);
    if (name) out[name] ??= message;
  }
  return out;
}
