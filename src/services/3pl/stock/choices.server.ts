/** What is told of goods that are chosen for a warehouse: how many of them lie there, and are free to be taken. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { figure } from '../../../core/decimal.ts';
import type { ChoiceWords } from '../../../database/behaviour.ts';
import { grouped } from '../../../fields/decimal/exact.ts';

interface Lying {
  readonly on: string;
  readonly avail: string;
  readonly unit: string;
}

/** Of the shipper whose goods they are; nothing is told where no warehouse is asked about. */
export const goodsChoices: ChoiceWords = {
  facts: (_call, { whCd }) =>
    whCd
      ? sql`case when t.owner_clnt_id is not null then (
          select json_build_object('on', coalesce(sum(s.on_qty), 0)::text, 'avail', coalesce(sum(s.avail_qty), 0)::text, 'unit', t.unit_cd)
          from t3pl_stock s where s.corp_id = t.corp_id and s.item_id = t.id and s.clnt_id = t.owner_clnt_id
            and s.wh_cd = ${whCd} and s.del_yn = 'N') end`
      : sql`null::json`,
  told(facts, { lang }) {
    if (!facts) return {};
    const { on, avail, unit } = facts as Lying;
    const word = (name: string, qty: string) =>
      translate(lang, `resources.3pl/stock.lying.${name}`, { qty: grouped(figure(qty).toFixed()), unit });
    if (figure(on).eq(0)) return { tells: word('none', on) };
    return { tells: [word('avail', avail), ...(figure(on).eq(figure(avail)) ? [] : [word('on', on)])].join(' · ') };
  },
};
