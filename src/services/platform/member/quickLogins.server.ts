/** Demo accounts as the login screen lists them (2-portal 3 "quick-login list"). */
import { companies } from '../../demo/companies.ts';
import { authorityName, users } from '../../demo/users.ts';

/** Named as the site in `forcely`, it lets one of these accounts in without a password; outside production only. */
export const quickClient = 'ez';

export interface QuickLogin {
  readonly groupSortNo: number;
  readonly groupNm: string;
  readonly titleSortNo: number;
  readonly titleNm: string;
  readonly corpNm: string;
  readonly loginId: string;
}

/** A group for each company; within it one row a person, in the order of the demo data. */
export const quickLogins: readonly QuickLogin[] = companies.flatMap(({ id, corpNm }, group) =>
  users
    .filter(({ corpId }) => corpId === id)
    .map(({ authority, userNm, loginId }, title) => ({
      ...{ groupSortNo: group + 1, groupNm: corpNm, titleSortNo: title + 1 },
      ...{ titleNm: `${authorityName(authority)} · ${userNm}`, corpNm, loginId },
    })),
);
