/** What each gate brings about: verified, left, arrived, confirmed, settled; with the reports of warehouses (24-bonded-transport-warehouse). */
import { sql } from 'kysely';
import { decimal } from '../../../core/decimal.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import type { Action, ActStep, Step } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { demandPast, minute } from '../../shared/past.server.ts';
import { reportIn, reportOut, type GateGoods } from '../../shared/bonded/bondedReports.server.ts';
import { keepDiffering } from './differing.server.ts';
import { leavingWarnings } from './leaving.server.ts';
import type { plan } from './plan.ts';
import { isWhole } from './steps.ts';

type Plan = RecordOf<typeof plan>;
type Stored = StoredOf<typeof plan>;

const personOf = async (step: Step): Promise<string | null> => {
  const [person] = await askIn(step)<{ nm: string }>(sql`
    select user_nm as nm from platform_user where corp_id = ${step.corpId}::bigint and id = ${step.userId}::bigint`);
  return person?.nm ?? null;
};

/** When it was, now unless told; nobody reports what is still to come. */
function happened<F extends string>(step: Step, input: { readonly [name in F]?: string | null }, field: F): string {
  demandPast(step, input, field);
  return input[field] ?? minute(step.now);
}

export const verify: Action<typeof plan, 'verify'> = {
  warns: (step, stored) => leavingWarnings(step, stored, minute(step.now)),
  run: async (step) => ({
    changes: { vrfDtm: minute(step.now), vrfUserId: step.userId, vrfNm: await personOf(step) },
  }),
  refused: keepDiffering,
};

/** What the report of a gate says of the goods. */
const goodsOf = (stored: Stored, more: Pick<GateGoods, 'bondAreaCd' | 'ioDtm' | 'pkgCnt' | 'grossWgt'>): GateGoods => ({
  ...{ planId: stored.id, cargMtNo: stored.cargMtNo!, declNo: stored.declNo, ...more },
  words: {
    ...{ blNo: stored.blNo, ownerNm: stored.ownerNm ?? stored.carrierNm, itemNm: stored.itemNm },
    ...{ pkgUnitCd: stored.pkgUnitCd, cntrNo: stored.cntrNo, vhclNo: stored.vhclNo },
  },
});

export const depart: Action<typeof plan, 'depart'> = {
  // Nobody is asked about what is refused in the end.
  warns: (step, stored, input) => leavingWarnings(step, stored, happened(step, input, 'outDtm')),
  async run(step, stored, input) {
    const outDtm = happened(step, input, 'outDtm');
    const goods = { bondAreaCd: stored.fromBondAreaCd!, ioDtm: outDtm, pkgCnt: stored.pkgCnt, grossWgt: stored.wgt };
    const ioOutId = await reportOut(step, goodsOf(stored, goods));
    // The declaration stays with its transporter, and moves on with the first vehicle.
    await step.others.in(stored.corpId).act('bta/decl', stored.declId, 'moved');
    return { changes: { outDtm, ioOutId } };
  },
};

export const arrive: Action<typeof plan, 'arrive'> = {
  async run(step, { dueDt }, input) {
    const arrDtm = happened(step, input, 'arrDtm');
    return { changes: { arrDtm, lateYn: dueDt && arrDtm.slice(0, 10) > dueDt ? 'Y' : 'N' } };
  },
};

/** The declaration looks whether all of it has come. */
const tellDeclaration: NonNullable<Action<typeof plan>['after']> = async (step, record) => {
  if (record.stCd === 'CONF') await step.others.in(record.corpId).act('bta/decl', record.declId, 'arrived');
};

/** What has come lies there from now on, whatever is to be settled about the rest. */
async function reportArrival(
  step: ActStep,
  stored: Stored,
  { arrPkgCnt, arrWgt, diffCd, diffTxt }: Pick<Plan, 'arrPkgCnt' | 'arrWgt' | 'diffCd' | 'diffTxt'>,
): Promise<number | null> {
  const came = { pkgCnt: arrPkgCnt!, grossWgt: arrWgt! };
  const missing = { pkg: stored.pkgCnt - came.pkgCnt, wgt: decimal(stored.wgt).minus(came.grossWgt).abs().toFixed(2) };
  const counted = missing.pkg !== 0 || Number(missing.wgt) > 0;
  const accident =
    counted && (diffCd === 'LESS' || diffCd === 'MORE')
      ? { accidCd: diffCd, accidPkgCnt: Math.abs(missing.pkg), accidWgt: missing.wgt, remark: diffTxt ?? null }
      : { remark: diffTxt ?? null };
  const goods = { bondAreaCd: stored.toBondAreaCd!, ioDtm: stored.arrDtm ?? minute(step.now), ...came };
  return reportIn(step, goodsOf(stored, goods), accident);
}

export const confirm: Action<typeof plan, 'confirm'> = {
  async run(step, stored, { arrPkgCnt, arrWgt, sealOkYn, diffCd, diffTxt }) {
    const whole = isWhole({ arrPkgCnt, arrWgt, sealOkYn, diffCd }, stored as Plan);
    const ioInId = await reportArrival(step, stored, { arrPkgCnt, arrWgt, diffCd, diffTxt });
    return {
      changes: {
        ...{ arrPkgCnt, arrWgt, sealOkYn: sealOkYn === 'N' ? 'N' : 'Y', diffCd, diffTxt, ioInId },
        ...{ confDtm: minute(step.now), confUserId: step.userId, confNm: await personOf(step) },
        stCd: whole ? 'CONF' : 'DIFF',
      },
    };
  },
  after: tellDeclaration,
};

export const settle: Action<typeof plan, 'settle'> = {
  run: async (_step, _stored, { settleTxt }) => ({ changes: { settleTxt } }),
  after: tellDeclaration,
};
