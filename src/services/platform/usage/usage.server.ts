/** Usage on the server: adjusted by the operator until it is billed, added up by system (10-platform usage). */
import { sql } from 'kysely';
import type { Action, Behaviour } from '../../../database/behaviour.ts';
import { amountOf } from './meter.ts';
import type { usage } from './usage.ts';

/** The quantity that the operator says, with the reason; a later metering keeps it. */
const adjust: Action<typeof usage, 'adjust'> = {
  run: async (_step, stored, { qty, adjReason }) => ({
    changes: { qty, adjReason, supplyAmt: amountOf(Number(qty), String(stored.unitPrice)) },
  }),
};

/** What was metered counts again. */
const unadjust: Action<typeof usage, 'unadjust'> = {
  run: async (_step, { meterQty, unitPrice }) => ({
    changes: { qty: meterQty, adjReason: null, supplyAmt: amountOf(Number(meterQty), String(unitPrice)) },
  }),
};

const used = (value: unknown) => sql`(coalesce(t.qty, 0) <> 0) = ${value === 'Y'}`;
const billed = (value: unknown) => sql`(t.bill_id is not null) = ${value === 'Y'}`;

export const usageBehaviour: Behaviour<typeof usage> = {
  // What was billed stays as it was billed, its remark too.
  check: (_step, _record, stored) => (stored?.billId ? [{ code: 'E_STATE', text: 'usageBilled' }] : []),
  reads: {
    // By row-level security the own rows of a company, everybody's of the operator.
    sums: async (_call, { fromYm, toYm, ofCorpId, ofSysCd, ofFeeTpCd, used: asUsed, billed: asBilled }, ask) => {
      const asked = [
        ...(fromYm ? [sql`t.usage_ym >= ${fromYm}`] : []),
        ...(toYm ? [sql`t.usage_ym <= ${toYm}`] : []),
        ...(ofCorpId ? [sql`t.corp_id = ${ofCorpId}::bigint`] : []),
        ...(ofSysCd ? [sql`t.sys_cd = any (string_to_array(${ofSysCd}, ','))`] : []),
        ...(ofFeeTpCd ? [sql`t.fee_tp_cd = any (string_to_array(${ofFeeTpCd}, ','))`] : []),
        ...(asUsed ? [used(asUsed)] : []),
        ...(asBilled ? [billed(asBilled)] : []),
      ];
      return {
        content:
          await ask(sql`select t.usage_ym as "usageYm", t.sys_cd as "sysCd", sum(t.supply_amt)::text as "supplyAmt"
          from platform_usage t where ${sql.join([sql`t.del_yn = 'N'`, ...asked], sql` and `)}
          group by 1, 2 order by 1, 2`),
      };
    },
  },
  conditions: { used: (_call, value) => used(value), billed: (_call, value) => billed(value) },
  actions: { adjust, unadjust },
};
