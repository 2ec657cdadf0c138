import { ownAuthorities } from './authorities.ts';
import { companies } from './companies.ts';
import { authorityName, users } from './users.ts';

/** Who may sign in to the demo, as printed at the start. */
export type DemoAccount = {
  readonly loginId: string;
  readonly userNm: string;
  readonly corpNm: string;
  readonly authNm: string;
};

export const accounts: readonly DemoAccount[] = users.map(({ loginId, userNm, corpId, authority }) => ({
  loginId,
  userNm,
  corpNm: companies.find((company) => company.id === corpId)?.corpNm ?? '',
  authNm: ownAuthorities[loginId] ?? authorityName(authority),
}));
