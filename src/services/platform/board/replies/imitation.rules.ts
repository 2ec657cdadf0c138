/** Nicknames that speak for the operator (2-portal 5 "Reply"). */
import type { Problem } from '../../../../core/problem.ts';

// Departments of companies are called alike (선박관리팀, 부두운영팀): only the bare word, or the one after our name, is the operator's.
const operatorWithin = /운영자|hangro/;
const operatorAlone =
  /^(항로|(항로)?(운영팀|운영진|운영담당자?|관리자|관리팀|고객센터|고객지원팀?|담당자|최고관리자|시스템관리자|operator|admin|administrator))님?$/;

/** A new nickname that would be taken for the operator's; blanks, signs and wide letters hide nothing. */
export function imitationProblems(writerNm: string): Problem[] {
  const name = writerNm
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const imitates = operatorWithin.test(name) || operatorAlone.test(name);
  return imitates ? [{ code: 'E_PATTERN', field: 'writerNm', text: 'replyAsOperator' }] : [];
}
