/** A warehouse of the tests: balances with two measures, and orders that are promised goods. No service declares them. */
import { seoulDay } from '../../../src/core/dates.ts';
import type { Values } from '../../../src/core/field.ts';
import type { Resource } from '../../../src/core/resource.ts';
import type { Call, SaveStep } from '../../../src/database/behaviour.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import type { Database, Transaction } from '../../../src/database/executor.ts';
import { openDatabase } from '../../../src/database/postgres.ts';
import { createAll } from '../../../src/database/schema/ddl.ts';
import { tables } from '../../../src/database/schema/tables.ts';
import { code, date, dateTime, integer, qty, ref, rows, text, weight } from '../../../src/fields/index.ts';
import type { Ledger } from '../../../src/services/shared/stock/ledger.ts';
import { lastDtm, ledgerKept, stockKey } from '../../../src/services/shared/stock/ledgerFields.ts';
import { createDatabase } from '../../support/postgres.ts';

const computed = { computed: true } as const;

export const shelf = {
  prefix: 'rs4/shelf',
  table: 'RS4_SHELF',
  scope: 'OWN',
  menus: [{ menu: 'R33' }],
  name: 'itemNo',
  fields: {
    itemNo: text(30, computed),
    lotNo: text(30, computed),
    expDt: date(computed),
    locCd: text(20, computed),
    onQty: qty(computed),
    allocQty: qty(computed),
    availQty: qty(computed),
    onWgt: weight(computed),
    inWgt: weight(computed),
    outWgt: weight(computed),
    stockKey,
    lastDtm,
    ledger: rows(
      {
        moveDtm: dateTime(computed),
        moveTpCd: code('WH_MOVE', computed),
        inQty: qty(computed),
        outQty: qty(computed),
        balQty: qty(computed),
        refNo: text(30, computed),
      },
      {
        readOnly: true,
        latest: 5,
        kept: {
          ...ledgerKept,
          heldQty: qty(computed),
          inWgt: weight(computed),
          outWgt: weight(computed),
          balWgt: weight(computed),
          heldWgt: weight(computed),
        },
      },
    ),
  },
  unique: [{ fields: ['stockKey'] }],
  search: { keyword: ['itemNo'], conditions: ['locCd'] },
  list: ['itemNo', 'lotNo', 'expDt', 'locCd', 'onQty', 'allocQty', 'availQty'],
} as const satisfies Resource;

export const pick = {
  prefix: 'rs4/pick',
  table: 'RS4_PICK',
  scope: 'OWN',
  menus: [{ menu: 'R33' }],
  name: 'pickNo',
  fields: {
    pickNo: text(20, computed),
    alloc: rows(
      {
        lotNo: text(30, computed),
        expDt: date(computed),
        locCd: text(20, computed),
        qty: qty(computed),
        doneQty: qty(computed),
        allocStCd: text(10, computed),
      },
      { readOnly: true, kept: { rowId: integer(computed), stockId: ref('rs4/shelf', computed) } },
    ),
  },
  search: { keyword: [], conditions: [] },
  list: ['pickNo'],
} as const satisfies Resource;

export const goods: Ledger = {
  prefix: 'rs4/shelf',
  grid: 'ledger',
  key: ['itemNo', 'lotNo', 'expDt', 'locCd'],
  measures: [
    { on: 'onQty', move: { in: 'inQty', out: 'outQty', bal: 'balQty', held: 'heldQty' } },
    {
      ...{ on: 'onWgt', in: 'inWgt', out: 'outWgt' },
      move: { in: 'inWgt', out: 'outWgt', bal: 'balWgt', held: 'heldWgt' },
    },
  ],
  at: 'moveDtm',
  tp: 'moveTpCd',
  allocated: 'allocQty',
  available: { field: 'availQty', except: { field: 'locCd', value: 'DMG' } },
  allocs: { prefix: 'rs4/pick', grid: 'alloc' },
};

/** What a migration adds by hand below a real ledger. */
export const walls = `
  alter table rs4_shelf add constraint sx_rs4_shelf_promised check (0 <= alloc_qty and alloc_qty <= on_qty and on_wgt >= 0);
  revoke update, delete on rs4_shelf_ledger from hangro_app;
  create unique index sx_rs4_shelf_ledger_rev on rs4_shelf_ledger (corp_id, rev_of_id) where rev_of_id is not null;
  create index sx_rs4_shelf_ledger_op on rs4_shelf_ledger (corp_id, op_id);
  create index sx_rs4_shelf_free on rs4_shelf (corp_id, item_no, exp_dt, id) where del_yn = 'N';
  create index sx_rs4_shelf_ledger_at on rs4_shelf_ledger (corp_id, parent_id, move_dtm, id);
  insert into rs4_pick (id, corp_id, pick_no) select no, 2, 'P' || no from generate_series(1, 2000) no;`;

export const goodsResources: readonly Resource[] = [shelf, pick];
export const corpId = 2;

export interface Warehouse {
  readonly database: Database;
  readonly appUrl: string;
  readonly ownerUrl: string;
  close(): Promise<void>;
}

export async function openWarehouse(): Promise<Warehouse> {
  const urls = await createDatabase();
  await withClient(urls.ownerUrl, async (client) => {
    await client.query(createAll(tables(goodsResources)));
    await client.query(walls);
  });
  const database = openDatabase(urls.appUrl, 12);
  return {
    ...{ database, appUrl: urls.appUrl, ownerUrl: urls.ownerUrl },
    async close() {
      await database.close();
      await urls.drop();
    },
  };
}

/** A step of the company's keeper at a moment. */
export function stepAt(tx: Transaction, now: Date): SaveStep {
  const call: Call = {
    ...{ corpId, userId: 7, operator: false, lang: 'ko', now, today: seoulDay(now), production: false },
  };
  return { ...call, tx, resource: shelf, all: goodsResources };
}

/** Runs one operation in a transaction of its own. */
export const within = <T>(database: Database, now: Date, work: (step: SaveStep) => Promise<T>): Promise<T> =>
  database.write({ corpId, userId: 7, now }, (tx) => work(stepAt(tx, now)));

export const place = (itemNo: string, locCd: string, more: Values = {}): Values => ({ itemNo, locCd, ...more });
