/** The papers of a stored order of a warehouse: its lines as they were checked, are to be taken, or went. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { paperPicture } from '../../../api/files/paperPicture.ts';
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { Statement } from '../../../database/executor.ts';
import { codeNames } from '../../shared/print/codeNames.server.ts';
import { companyOf, rowOf } from '../../shared/print/paperRecords.server.ts';
import type { io } from './io.ts';
import { goodsPrint, type GoodsLine, type GoodsOwner, type GoodsPaper } from './print.ts';

const groups = ['WH', 'WH_IO_TP'];
const sealBox = { refTypeCd: 'SEAL', width: 420, height: 420, clear: true };

const itemNames = sql`i.item_cd as "itemCd", i.item_nm as "itemNm", i.item_nm_en as "itemNmEn", i.spec`;

/** Rows as they were planned and came. */
const cameIn = (corpId: number, id: number): Statement => sql`
  select ${itemNames}, l.lot_no as "lotNo", l.exp_dt::text as "expDt", l.loc_cd as "locCd", l.unit_cd as "unitCd",
    l.plan_qty::text as "planQty", coalesce(l.qty, 0)::text as qty, coalesce(l.dmg_qty, 0)::text as "dmgQty"
  from t3pl_io_item l join rs4_stdinfo_item i on i.corp_id = l.corp_id and i.id = l.item_id
  where l.corp_id = ${corpId}::bigint and l.parent_id = ${id}::bigint order by l.sort_no, l.id`;

/** Balances that the order takes from, each once: of what is promised, or of what went. */
const takenFrom = (corpId: number, id: number, went: boolean): Statement => sql`
  select ${itemNames}, i.barcode, a.lot_no as "lotNo", a.exp_dt::text as "expDt", a.loc_cd as "locCd", l.unit_cd as "unitCd",
    sum(${went ? sql`a.done_qty` : sql`a.qty`})::text as qty
  from t3pl_io_alloc a join t3pl_io_item l on l.corp_id = a.corp_id and l.id = a.row_id
    join rs4_stdinfo_item i on i.corp_id = l.corp_id and i.id = l.item_id
  where a.corp_id = ${corpId}::bigint and a.parent_id = ${id}::bigint and a.alloc_st_cd = ${went ? 'DONE' : 'LIVE'}
  group by i.corp_id, i.id, a.stock_id, a.lot_no, a.exp_dt, a.loc_cd, l.unit_cd
  having sum(${went ? sql`a.done_qty` : sql`a.qty`}) > 0
  order by min(l.sort_no), min(a.sort_no)`;

export async function printIo(call: Call, doc: WireOf<typeof io>, ask: Ask, named?: string): Promise<PageModel> {
  const paper = named as GoodsPaper;
  const { lang, corpId } = call;
  const lines = await ask<GoodsLine>(
    paper === 'receipt' ? cameIn(corpId, doc.id) : takenFrom(corpId, doc.id, paper === 'statement'),
  );
  const [corp, owner, codeName] = [
    await companyOf(ask, call),
    await rowOf<GoodsOwner>(ask, 'rs4_clnt', call, doc.clntId),
    await codeNames(ask, call, lang, groups),
  ];
  const seal =
    paper === 'receipt'
      ? await paperPicture(ask, call, { refTableNm: 'PF_CORP', refId: corpId, ...sealBox })
      : undefined;
  return goodsPrint(
    {
      ...{ lang, doc, lines, codeName, corp: corp ?? {}, owner: owner ?? {} },
      ...(seal ? { seal } : {}),
      t: (key, args) => translate(lang, `print.goods.${key}`, args),
    },
    paper,
  );
}
