/** Rules of a reply (2-portal 5 "Reply"): the form previews with what the server decides with. */
import type { Problem } from '../../../../core/problem.ts';

export const replyLimits = { writerNm: 50, password: 20, text: 20_000, pictures: 10 } as const;

export interface ReplyInput {
  readonly writerNm: string;
  readonly password: string;
  readonly replyDesc: string;
}

/** What is wrong with a reply; members (`anonymous` false) have neither nickname nor password. In the order of the form. */
export function replyProblems({ writerNm, password, replyDesc }: ReplyInput, anonymous: boolean): Problem[] {
  const ofWriter: Problem[] = [
    ...wordProblems('writerNm', writerNm.trim(), replyLimits.writerNm),
    ...wordProblems('password', password, replyLimits.password),
  ];
  return [
    ...(anonymous ? ofWriter : []),
    ...(replyDesc === '' ? [{ code: 'E_REQUIRED', field: 'replyDesc' } as const] : []),
    ...(replyDesc.length > replyLimits.text
      ? [{ code: 'E_LENGTH', field: 'replyDesc', args: [replyLimits.text] } as const]
      : []),
  ];
}

/** Nickname and password, as editing and deleting demand them. */
export const ownerProblems = (input: Pick<ReplyInput, 'writerNm' | 'password'>): Problem[] =>
  replyProblems({ ...input, replyDesc: '-' }, true);

function wordProblems(field: string, value: string, most: number): Problem[] {
  if (value === '') return [{ code: 'E_REQUIRED', field }];
  return [...value].length > most ? [{ code: 'E_LENGTH', field, args: [most] }] : [];
}
