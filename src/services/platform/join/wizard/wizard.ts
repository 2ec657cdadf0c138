/** What the join wizard knows, and how it changes (2-portal 3 "join item", 4). Pure. */
import {
  consents,
  presetOf,
  sameField,
  tidyJoin,
  type CertType,
  type Consent,
  type JoinField,
  type JoinItem,
  type JoinType,
} from '../join.rules.ts';
import { normalLoginId } from '../../user/loginId.ts';

/** A code on its way: what it was sent for, and how often one was sent. */
export interface SentCode {
  readonly to: string;
  readonly count: number;
  /** The five minutes are over. */
  readonly late: boolean;
}

export interface Wizard {
  readonly item: JoinItem;
  /** A type was chosen; until then the item has the default one. */
  readonly chosen: boolean;
  readonly checkList: readonly Consent[];
  readonly sameAsId: boolean;
  /** Problems are shown: from the first press of "get code" on all but the code's, from "join" on the code's too. */
  readonly judged: 'no' | 'sending' | 'all';
  /** Fields that were wrong at the last press; the summary lists those that still are. */
  readonly listed: readonly JoinField[];
  /** Sentences of the server about single fields; gone when the field changes. */
  readonly refused: Readonly<Partial<Record<JoinField, string>>>;
  readonly sent?: SentCode;
}

export type Change =
  | { readonly type: 'restore'; readonly wizard: Wizard }
  | { readonly type: 'choose'; readonly userType: JoinType }
  | { readonly type: 'agree'; readonly name: Consent }
  | { readonly type: 'agreeAll' }
  | { readonly type: 'edit'; readonly field: JoinField; readonly text: string; readonly raw?: boolean }
  | { readonly type: 'sameAsId'; readonly on: boolean }
  | { readonly type: 'certType'; readonly certType: CertType }
  | { readonly type: 'judge'; readonly sending: boolean; readonly wrong: readonly JoinField[] }
  | { readonly type: 'sent'; readonly to: string; readonly code?: string }
  | { readonly type: 'unsent' }
  | { readonly type: 'late' }
  | { readonly type: 'refuse'; readonly refused: Wizard['refused'] }
  | { readonly type: 'done' };

export const emptyItem: JoinItem = {
  ...{ loginId: '', loginPw: '', loginPwConfirm: '', userNm: '', corpNm: '', corpRegNo: '' },
  ...{ bondAreaId1: '', bondAreaId2: '', bondAreaId3: '', phone: '', email: '', cerNo: '' },
  ...{ certType: 'mobile', userType: 'corp' },
};
export const freshWizard: Wizard = {
  ...{ item: emptyItem, chosen: false, checkList: [], sameAsId: false, judged: 'no', listed: [], refused: {} },
};

/** All three are given: "agree to all" is shown checked. */
export const agreedToAll = ({ checkList }: Wizard): boolean => consents.every((name) => checkList.includes(name));

/** Whom a code is for: a code fits this id and this recipient only. */
export const codeTarget = ({ loginId, certType, phone, email }: JoinItem): string =>
  [normalLoginId(loginId), certType, certType === 'mobile' ? phone : email.trim().toLowerCase()].join('\n');

/** Where a code goes, as the person has typed it. */
export const sentTo = ({ certType, phone, email }: JoinItem): string => (certType === 'mobile' ? phone : email.trim());

function isSame(item: JoinItem): boolean {
  const field = sameField(item.loginId);
  return field !== undefined && item[field] !== '' && normalLoginId(item[field]) === normalLoginId(item.loginId);
}

export function changed(wizard: Wizard, change: Change): Wizard {
  const { item, checkList } = wizard;
  const withItem = (over: Partial<JoinItem>): Wizard => {
    const refused = Object.fromEntries(Object.entries(wizard.refused).filter(([field]) => !(field in over)));
    return { ...wizard, item: { ...item, ...over }, refused };
  };
  switch (change.type) {
    case 'restore':
      return change.wizard;
    case 'choose': {
      const { userType } = change;
      if (wizard.chosen && item.userType === userType) return wizard;
      return { ...withItem({ userType, corpRegNo: presetOf(userType).corpRegNo }), chosen: true };
    }
    case 'agree': {
      const wasGiven = checkList.includes(change.name);
      const next = wasGiven ? checkList.filter((name) => name !== change.name) : [...checkList, change.name];
      return { ...wizard, checkList: consents.filter((name) => next.includes(name)) };
    }
    case 'agreeAll':
      return { ...wizard, checkList: agreedToAll(wizard) ? [] : consents };
    case 'edit': {
      const { field, text, raw } = change;
      const next = withItem({ [field]: raw ? text : tidyJoin(field, text) });
      return ['loginId', 'phone', 'email'].includes(field) ? { ...next, sameAsId: isSame(next.item) } : next;
    }
    case 'sameAsId': {
      const field = sameField(item.loginId);
      if (!field) return wizard;
      return { ...withItem({ [field]: change.on ? tidyJoin(field, item.loginId) : '' }), sameAsId: change.on };
    }
    case 'certType':
      return withItem({ certType: change.certType });
    case 'judge':
      return { ...wizard, judged: change.sending && wizard.judged !== 'all' ? 'sending' : 'all', listed: change.wrong };
    case 'sent': {
      const next = withItem({ cerNo: change.code ?? '' });
      return { ...next, sent: { to: change.to, count: (wizard.sent?.count ?? 0) + 1, late: false } };
    }
    case 'unsent': {
      const { sent: _sent, ...rest } = wizard;
      return rest;
    }
    case 'late':
      return wizard.sent ? { ...wizard, sent: { ...wizard.sent, late: true } } : wizard;
    case 'refuse':
      return { ...wizard, refused: change.refused, listed: Object.keys(change.refused) as JoinField[] };
    case 'done':
      return freshWizard;
  }
}
