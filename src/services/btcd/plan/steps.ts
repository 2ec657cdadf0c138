/** Inputs of the steps at the gates, and what must hold of them (24-bonded-transport-warehouse). Pure. */
import { figure } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import { code, dateTime, files, integer, plateNo, text, weight } from '../../../fields/index.ts';
import { plain } from '../../shared/bonded/plain.ts';
import { weightFollowing } from '../../shared/bonded/weighed.ts';
import { dayOrder } from '../../shared/checks.ts';

/** What the gate reads from vehicle, papers and seal. */
export const verifyFields = {
  vhclNo: plateNo({ required: true }),
  declNo: text(20, { required: true }),
  sealNo: text(15),
};

/** In the order in which they are read and compared. */
export const comparedNames = ['vhclNo', 'declNo', 'sealNo'] as const;

export type Compared = (typeof comparedNames)[number];

/** What the trail of a trip calls what was read, where it was not as planned. */
export const readNames: Readonly<Record<Compared, string>> = {
  vhclNo: 'readVhclNo',
  declNo: 'readDeclNo',
  sealNo: 'readSealNo',
};

/** Whether a value that was read is the planned one; what a gate shows of an answer goes by it too. */
export const isAsPlanned = (name: Compared, read: Values, plan: Values): boolean =>
  plain(read[name]) === plain(plan[name]);

/** What was not read yet: nothing is compared before all is. A box stays empty where no seal is planned; `-` says that there is none, of a seal alone. */
export const unreadNames = (read: Values, plan: Values): readonly Compared[] =>
  comparedNames.filter((name) =>
    name === 'sealNo' ? !String(read.sealNo ?? '').trim() && plain(plan.sealNo) : !plain(read[name]),
  );

/** What is to be read first (E_REQUIRED), or which of the three values is another than that of the plan (E_PATTERN). */
export function verifyProblems(input: Values, plan: Values): Problem[] {
  const unread = unreadNames(input, plan);
  if (unread.length > 0)
    return unread.flatMap((field): Problem[] => {
      if (field === 'sealNo') return [{ code: 'E_REQUIRED', field, text: 'gateSealNoUnread' }];
      // That an empty box is missing says its declaration.
      return String(input[field] ?? '').trim() ? [{ code: 'E_REQUIRED', field }] : [];
    });
  return comparedNames.flatMap((field): Problem[] =>
    isAsPlanned(field, input, plan)
      ? []
      : [{ code: 'E_PATTERN', field, text: `gate${field[0]!.toUpperCase()}${field.slice(1)}Differs` }],
  );
}

/** A gate lets a trip go that is planned for another day, once it has been told. */
export const otherDay = ({ planDepDtm }: Values, at: string): Problem[] =>
  planDepDtm && String(planDepDtm).slice(0, 10) !== at.slice(0, 10)
    ? [{ code: 'E_STATE', text: 'gatePlannedOtherDay', args: [String(planDepDtm)], warn: true }]
    : [];

/** Now, unless told. */
export const departFields = { outDtm: dateTime() };
/** What the driver sees of cargo and seal on arriving stays with the trip. */
export const arriveFields = { arrDtm: dateTime(), photos: files(['IMG']) };

/** Nothing arrives before it left. */
export const arriveProblems = (input: Values, plan: Values): Problem[] =>
  dayOrder({ outDtm: plan.outDtm, arrDtm: input.arrDtm }, 'outDtm', 'arrDtm');

export const confirmFields = {
  arrPkgCnt: integer({ required: true, min: 0, max: 99_999_999 }),
  arrWgt: weight({ required: true, min: '0' }),
  // Whoever looks at the seal calls it intact or not: a box left open would call it broken without anybody saying so.
  sealOkYn: code('SEAL_OK', { required: true, only: ['Y', 'N'] }),
  diffCd: code('ARR_DIFF', { required: true, default: 'NONE' }),
  diffTxt: text(300, { span: 4 }),
};

/** All that was planned is there, in sound packages under a sound seal. */
export const isWhole = (input: Values, plan: Values): boolean =>
  Number(input.arrPkgCnt) === Number(plan.pkgCnt) &&
  figure(input.arrWgt).eq(figure(plan.wgt)) &&
  input.sealOkYn !== 'N' &&
  (input.diffCd ?? 'NONE') === 'NONE';

/** What the packages that came weigh in proportion; undefined where nothing follows from their number. */
export const weightOfArrived = ({ pkgCnt, wgt }: Values, count: unknown): string | undefined =>
  weightFollowing({ pkg: Number(pkgCnt), wgt: String(wgt) }, Number(String(count ?? '').replaceAll(',', '')), null);

/** The kind of what differs, as far as counts and seal tell it (ARR_DIFF); packages before weight, for they are counted. */
export function kindOf({ arrPkgCnt, arrWgt, sealOkYn }: Values, plan: Values): 'NONE' | 'LESS' | 'MORE' | 'SEAL' {
  for (const [came, meant] of [
    [arrPkgCnt, plan.pkgCnt],
    [arrWgt, plan.wgt],
  ]) {
    const [has, wants] = [figure(came), figure(meant)];
    if (came !== '' && came !== null && !has.eq(wants)) return has.lt(wants) ? 'LESS' : 'MORE';
  }
  return sealOkYn === 'N' ? 'SEAL' : 'NONE';
}

/** The key of the sentence that names what differs: packages, weight, seal. */
const differsText = ({ arrPkgCnt, arrWgt, sealOkYn }: Values, { pkgCnt, wgt }: Values): string =>
  [
    'arrivalDiffers',
    ...(Number(arrPkgCnt) === Number(pkgCnt) ? [] : ['Pkg']),
    ...(figure(arrWgt).eq(figure(wgt)) ? [] : ['Wgt']),
    ...(sealOkYn === 'N' ? ['Seal'] : []),
  ].join('');

/** What differs has its kind, and words. */
export function confirmProblems(input: Values, plan: Values): Problem[] {
  if (isWhole(input, plan)) return [];
  return [
    ...((input.diffCd ?? 'NONE') === 'NONE'
      ? [{ code: 'E_REQUIRED', field: 'diffCd', text: differsText(input, plan) } as const]
      : []),
    ...(input.diffTxt ? [] : [{ code: 'E_REQUIRED', field: 'diffTxt' } as const]),
  ];
}

export const settleFields = { settleTxt: text(300, { required: true, span: 4 }) };
