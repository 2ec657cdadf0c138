/** Usage on the server: adjusted by the operator until it is billed, added up by system (10-platform usage). */
import { sql } from 'kysely';
import type { Action, Behaviour } from '../../../database/behaviour.ts';
import { amountOf } from './month.server.ts';
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

export const usageBehaviour: Behaviour<typeof usage> = {
  // What was billed stays as it was billed, its remark too.
  check: (_step, _record, stored) => (stored?.billId ? [{ code: 'E_STATE', text: 'usageBilled' }] : []),
  reads: {
    // By row-level security the own rows of a company, everybody's of the operator.
    sums: async (_call, { fromYm, toYm, ofCorpId }, ask) => ({
      content: await ask(sql`select usage_ym as "usageYm", sys_cd as "sysCd", sum(supply_amt)::text as "supplyAmt"
        from platform_usage where del_yn = 'N' and (${fromYm ?? null}::text is null or usage_ym >= ${fromYm ?? null})
          and (${toYm ?? null}::text is null or usage_ym <= ${toYm ?? null})
          and (${ofCorpId ?? null}::bigint is null or corp_id = ${ofCorpId ?? null}::bigint)
        group by 1, 2 order by 1, 2`),
    }),
  },
  conditions: {
    used: (_call, value) => sql`(coalesce(t.qty, 0) <> 0) = ${value === 'Y'}`,
    billed: (_call, value) => sql`(t.bill_id is not null) = ${value === 'Y'}`,
  },
  actions: { adjust, unadjust },
};
