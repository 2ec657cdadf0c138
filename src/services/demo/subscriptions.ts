import { products } from '../reference/products.ts';
import { companies } from './companies.ts';
import { day, docNumber } from './record.ts';
import type { DemoRecord, DemoRow, DemoValue } from './record.ts';
import { users } from './users.ts';

interface Course {
  /** Days from today: applied for, approved, ended. */
  readonly asked: number;
  readonly began?: number;
  readonly ended?: number;
}

/** Whoever administers the company applied. */
const adminOf = (corpId: number): string => users.find((user) => user.corpId === corpId)!.userNm;

const event = (
  histTpCd: string,
  at: number,
  values: Readonly<Record<string, DemoValue>>,
  userNm?: string,
): DemoRow => ({
  values: { histDtm: day(at, '10:00'), histTpCd, ...values },
  ...(userNm && { refs: { userId: userNm } }),
});

function subscription(
  corpId: number,
  prodId: number,
  stCd: string,
  { asked, began, ended }: Course,
  more: Readonly<Record<string, DemoValue>> = {},
): DemoRecord {
  const { subsReqId, baseUserCnt } = products.find(({ id }) => id === prodId)!;
  const userCnt = Math.max(baseUserCnt, users.filter((user) => user.corpId === corpId).length);
  const admin = adminOf(corpId);
  // A notice of seven days and more, by the company.
  const told = ended === undefined ? undefined : ended - 10;
  const hist = [
    event('REQ', asked, { aftVal: String(userCnt) }, admin),
    ...(began === undefined ? [] : [event('APPROVE', began, {})]),
    ...(told === undefined ? [] : [event('TERM_REQ', told, {}, admin), event('TERM', ended!, {})]),
    ...(stCd === 'CANCEL' ? [event('CANCEL', asked + 1, {}, admin)] : []),
  ];
  return {
    corpId,
    made: day(asked, '10:00'),
    values: {
      ...{ subscNo: docNumber('SB', asked, 1), userCnt, payMthdCd: 'TRANS', agreeYn: 'Y', stCd, reqDt: day(asked) },
      ...(began !== undefined && { startDt: day(began) }),
      ...(told !== undefined && { termReqDt: day(told), endDt: day(ended!) }),
      ...more,
    },
    refs: { prodId: { subsReqId } },
    grids: { hist },
  };
}

/** What each company holds of the store (60-demo-data 6.6), since 2026-09-01 by the pages' clock. */
const held = companies.flatMap(({ id, products: own }) =>
  own.map((prodId) => subscription(id, prodId, 'USE', { asked: -83, began: -80 })),
);

/** One that waits for the operator, one that was taken back, one that came to its end. */
export const subscriptionRecords: readonly DemoRecord[] = [
  ...held,
  subscription(7, 32, 'REQ', { asked: -2 }, { remark: '선단 감독 결재에 쓰려고 합니다.' }),
  subscription(6, 32, 'CANCEL', { asked: -40 }),
  subscription(4, 33, 'TERM', { asked: -200, began: -198, ended: -30 }, { termReason: '창고를 정리했습니다.' }),
];
