/** Passwords nobody may choose, beyond the join rule of the field (3-decisions 3). */

/** Often guessed passwords that pass the join rule, without their trailing signs; the long list is the server's (`commonPassword.server.ts`). */
const common = new Set(
  (
    'password1 password12 password123 passw0rd p@ssw0rd p@ssword1 qwer1234 qwerty12 qwerty123 asdf1234 asdfg123 zxcv1234 ' +
    'abcd1234 abc12345 abc123456 abcde123 a1234567 a12345678 a123456789 aa123456 aa12345678 1q2w3e4r 1q2w3e4r5t ' +
    '1qaz2wsx q1w2e3r4 q1w2e3r4t5 admin123 admin1234 admin12345 test1234 guest1234 iloveyou1 letmein1 welcome1 ' +
    'welcome123 monkey123 dragon123 korea1234 busan1234 love1234 hello123 hello1234'
  ).split(' '),
);

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s/g, '');
const bareCompany = (name: string) => plain(name).replace(/\(주\)|㈜|주식회사|\(유\)|유한회사/g, '');
const shortest = 3;

export interface PasswordOwner {
  readonly loginId?: string | null;
  readonly corpNm?: string | null;
  readonly corpNmEn?: string | null;
}

/** i18n key below `errors` of what is wrong with a chosen password, or undefined. */
export function passwordProblem(password: string, owner: PasswordOwner): string | undefined {
  const typed = plain(password);
  if (common.has(typed) || common.has(typed.replace(/[^\p{L}\p{N}]+$/u, ''))) return 'passwordCommon';
  const loginId = plain(owner.loginId ?? '');
  const names = [
    loginId,
    loginId.split('@')[0] ?? '',
    bareCompany(owner.corpNm ?? ''),
    bareCompany(owner.corpNmEn ?? ''),
  ];
  return names.some((name) => name.length >= shortest && typed.includes(name)) ? 'passwordPersonal' : undefined;
}
