/** An import of five thousand items, judged, numbered and audited, beside a plain COPY of the same rows into the same table. */
import pg from 'pg';
import { median } from './grid/steps.ts';
import { send } from './load.ts';
import type { Part, World } from './world.ts';

const rows = 5000;
const rounds = 3;

export const importing: Part = {
  name: 'import',
  async run(world) {
    const [check, run, plain]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      const body = bodyOf(round);
      check.push(await seconds(() => send({ ...world.ours('rs4/stdinfo/item/import/check'), method: 'POST', body })));
      run.push(await seconds(() => send({ ...world.ours('rs4/stdinfo/item/import'), method: 'POST', body })));
      plain.push(await seconds(() => copy(world, round)));
    }
    tell(world, 'check', check, plain);
    tell(world, 'import', run, plain);
  },
};

function tell({ say }: World, name: string, ours: readonly number[], bare: readonly number[]): void {
  const [a, b] = [median(ours), median(bare)];
  say(
    `${`${name} of ${rows.toLocaleString('en-US')} items`.padEnd(34)} ratio ${(b / a).toFixed(3)}   (${a.toFixed(2)} / ${b.toFixed(2)} s)`,
  );
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** What both sides bring in; the round keeps names apart. */
const itemsOf = (round: number) =>
  Array.from({ length: rows }, (_, i) => ({
    name: `가져온 품목 ${round}-${i}`,
    spec: `SUS316L ${i % 40}A`,
    price: 1000 + i,
  }));

function bodyOf(round: number): string {
  const columns = ['itemTpCd', 'itemNm', 'spec', 'unitCd', 'currCd', 'price', 'purcPrice'];
  const sent = itemsOf(round).map(({ name, spec, price }, i) => ({
    no: i + 2,
    cells: ['P', name, spec, 'EA', 'KRW', price, price - 100],
  }));
  return JSON.stringify({ columns, rows: sent, update: true });
}

async function copy({ owner, corpId }: World, round: number): Promise<void> {
  const lines = itemsOf(round).map(({ name, spec, price }, i) =>
    [corpId, `B-${round}-${i}`, 'P', name, spec, 'EA', 'KRW', price, price - 100, 0, 0, 0, 'N', 'N', 0, 'Y'].join('\t'),
  );
  const columns =
    'corp_id, item_cd, item_tp_cd, item_nm, spec, unit_cd, curr_cd, price, purc_price, prft_rt, price_frgn, purc_price_frgn, lot_yn, exp_yn, safe_qty, use_yn';
  const query = new CopyIn(`copy rs4_stdinfo_item (${columns}) from stdin`, Buffer.from(`${lines.join('\n')}\n`));
  owner.query(query);
  await new Promise((resolve, reject) => query.on('end', resolve).on('error', reject));
}

interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** A query that hands its rows over when PostgreSQL asks for them; pg itself has no word for it. */
class CopyIn extends pg.Query {
  readonly #rows: Buffer;

  constructor(text: string, lines: Buffer) {
    super(text);
    this.#rows = lines;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#rows);
    connection.endCopyFrom();
  }
}
