/** What of the wizard may lie in the browser while a page is loaded anew: never a password, never a code. Pure. */
import { consents, joinTypes, type JoinItem } from '../join.rules.ts';
import { emptyItem, freshWizard, type Wizard } from './wizard.ts';

export const draftKey = 'hangro_join';

const draftFields = [
  ...['userType', 'certType', 'loginId', 'userNm', 'corpNm', 'corpRegNo', 'bondAreaId1', 'bondAreaId2'],
  ...['bondAreaId3', 'phone', 'email'],
] as readonly (keyof JoinItem)[];

export function writeDraft({ item, chosen, checkList, sameAsId }: Wizard): string {
  const texts = Object.fromEntries(draftFields.map((field) => [field, item[field]]));
  return JSON.stringify({ item: texts, chosen, checkList, sameAsId });
}

/** A fresh wizard when there is no draft, or none of ours. */
export function readDraft(text: string | null): Wizard {
  const draft = parsed(text);
  if (typeof draft?.item !== 'object' || draft.item === null) return freshWizard;
  const found = draft.item as Record<string, unknown>;
  if (!Object.hasOwn(joinTypes, String(found.userType)) || !['mobile', 'email'].includes(String(found.certType)))
    return freshWizard;
  const texts = Object.fromEntries(
    draftFields.flatMap((field) => (typeof found[field] === 'string' ? [[field, found[field]]] : [])),
  );
  const list: unknown = draft.checkList;
  return {
    ...freshWizard,
    item: { ...emptyItem, ...texts },
    chosen: draft.chosen === true,
    checkList: Array.isArray(list) ? consents.filter((name) => list.includes(name)) : [],
    sameAsId: draft.sameAsId === true,
  };
}

function parsed(
  text: string | null,
): Partial<Record<'item' | 'chosen' | 'checkList' | 'sameAsId', unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
