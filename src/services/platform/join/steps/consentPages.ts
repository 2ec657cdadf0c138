/** Where a text stands that one agrees to, and who must (2-portal 3, 3-decisions 4). Pure. */
import { joinTypes, type Consent, type JoinType } from '../join.rules.ts';

export const requiredConsents = (userType: JoinType): readonly Consent[] =>
  userType === 'private' ? [] : joinTypes[userType].consents;

const pages: Readonly<Record<Consent, string>> = { terms: 'terms', policy: 'policy', privacy: 'consent' };

/** Page within the portal's base; the consent text of bond, bwh and sr has a part more. */
export function consentPage(name: Consent, userType: JoinType): string {
  const bond = name === 'privacy' && userType !== 'corp' && userType !== 'private' ? '&isBond=true' : '';
  return `${pages[name]}?isOnlyContentsMode=true${bond}`;
}
