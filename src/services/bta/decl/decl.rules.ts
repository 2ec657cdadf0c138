/** Rules of a bonded-transport declaration: what must be approved instead of declared, what it comes to (24-bonded-transport-warehouse). */
import { addDays } from '../../../core/dates.ts';
import { rnd, sumFigures } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import { overflows } from '../../shared/checks.ts';
import { cargosOf } from './amend.ts';
import { declFields } from './decl.fields.ts';

type Decl = RecordOf<typeof declFields>;

/** From so many days in storage on a transport wants approval. */
const daysToApproval = 30;
/** Days to arrive, by the way the cargo came. */
const daysOnTheWay: Readonly<Record<string, number>> = { SEA: 10, AIR: 5 };

export const dueFrom = (acptDt: string, arrModeCd: unknown): string =>
  addDays(acptDt, daysOnTheWay[String(arrModeCd)] ?? 10);

/** Why customs must approve it: a key of `errors`, or nothing where a declaration is enough. */
export function approvalReason(decl: Decl, today: string): string | undefined {
  if (decl.storeInDt && decl.storeInDt <= addDays(today, -daysToApproval)) return 'transportStoredLong';
  if (cargosOf(decl).some(({ dngYn }) => dngYn === 'Y')) return 'transportDangerous';
  return decl.guarCd && decl.guarCd !== 'N' ? 'transportSecured' : undefined;
}

export type DeclFacts = {
  readonly today: string;
  /** A request for amendment waits for customs. */
  readonly amending: boolean;
};

function sendBarred(decl: Decl, { today }: DeclFacts): Problem | undefined {
  if (cargosOf(decl).length === 0)
    return { code: 'E_REQUIRED', grid: 'cargo', field: 'cargo', text: 'transportNeedsCargo' };
  const reason = decl.declTpCd === 'A' ? undefined : approvalReason(decl, today);
  return reason ? { code: 'E_STATE', field: 'declTpCd', text: reason } : undefined;
}

/** Customs decides one request before it hears of the next. */
const amendBarred = (_decl: Decl, { amending }: DeclFacts): Problem | undefined =>
  amending ? { code: 'E_STATE', text: 'amendWaits' } : undefined;

function check(decl: Decl): Problem[] {
  const { fromBondAreaCd, toBondAreaCd, totWgt, totPkgCnt } = decl;
  return [
    ...(fromBondAreaCd && fromBondAreaCd === toBondAreaCd
      ? [{ code: 'E_RANGE', field: 'toBondAreaCd', text: 'transportSameArea' } as const]
      : []),
    ...overflows({ totWgt: declFields.totWgt, totPkgCnt: declFields.totPkgCnt }, { totWgt, totPkgCnt }, {}),
  ];
}

export const declRules: Rules<typeof declFields> = {
  barred: {
    send: sendBarred,
    requestAmend: amendBarred,
  },
  compute: (decl) => ({
    ...decl,
    cstmsCd: decl.fromBondAreaCd ? decl.fromBondAreaCd.slice(0, 3) : null,
    totPkgCnt: cargosOf(decl).reduce((sum, { pkgCnt }) => sum + (pkgCnt ?? 0), 0),
    totWgt: rnd(sumFigures(cargosOf(decl).map(({ grossWgt }) => grossWgt)), 2),
  }),
  check,
  absent: (decl) => [
    ...namesIf(!decl.declNo, 'declNo'),
    ...namesIf(!decl.acptDt, 'acptDt', 'dueDt', 'inspYn'),
    ...namesIf(!decl.ownerRegNo, 'ownerRegNo'),
  ],
};
