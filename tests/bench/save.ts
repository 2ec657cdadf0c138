/** Saving: a hundred contacts of a customer, a thousand lines of a quotation; the bare side writes the same rows. */
import { fillQuotations } from './data.ts';
import { send } from './load.ts';
import type { Request } from './load.ts';
import type { Part, World } from './world.ts';

interface Saved {
  readonly id: number;
  version: number;
  readonly rows: readonly number[];
}

/** One record a lane, so that versions never meet. */
const lanes = 8;

export const save: Part = {
  name: 'save',
  async run(world) {
    await contacts(world);
    await lines(world);
  },
};

/** Both sides save rows of records of their own; ours also judges, audits and answers them. */
async function contacts({ owner, corpId, ours, bare, measure, headers }: World): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from rs4_clnt where corp_id = $1 order by id desc limit $2',
    [corpId, lanes],
  );
  const records: Saved[] = [];
  for (const id of rows.map((row) => Number(row.id))) {
    const insertChargerList = Array.from({ length: 100 }, (_, i) => ({
      chargerNm: `담당 ${i}`,
      mainYn: i === 0 ? 'Y' : 'N',
    }));
    const body = JSON.stringify({ version: 1, insertChargerList });
    const answer = await send({ ...ours(`rs4/clnt/${id}`), method: 'PATCH', body, headers });
    const { version, chargerList } = JSON.parse(answer) as { version: number; chargerList: { id: number }[] };
    records.push({ id, version, rows: chargerList.map((row) => row.id) });
  }
  const turns = inTurn(records);
  const tel = (turn: number) => `051-${(turn % 1000).toString().padStart(3, '0')}-0000`;
  const oursSave = (): Request => {
    const { record, turn, version } = turns();
    const body = JSON.stringify({ version, updateChargerList: record.rows.map((id) => ({ id, telNo: tel(turn) })) });
    return { ...ours(`rs4/clnt/${record.id}`), method: 'PATCH', body };
  };
  const bareSave = (): Request => {
    const { record, turn } = turns();
    const body = JSON.stringify(record.rows.map((id) => ({ id, charger_nm: '담당', tel_no: tel(turn) })));
    return { ...bare(`save?id=${record.id}`), method: 'POST', body };
  };
  await measure('save with 100 detail rows', oursSave, bareSave, lanes);
}

async function lines({ owner, corpId, userId, ours, bare, measure }: World): Promise<void> {
  const ids = await fillQuotations(owner, { corpId, userId }, lanes, 1000);
  const records: Saved[] = [];
  for (const id of ids) {
    const { rows } = await owner.query<{ id: string }>(
      'select id from rs4_quot_item where parent_id = $1 order by sort_no',
      [id],
    );
    records.push({ id, version: 1, rows: rows.map((row) => Number(row.id)) });
  }
  const turns = inTurn(records);
  const oursSave = (): Request => {
    const { record, turn, version } = turns();
    const updateItemList = record.rows.map((id) => ({ id, spec: `D${turn}`, price: String(10_000 + turn) }));
    return { ...ours(`rs4/quot/${record.id}`), method: 'PATCH', body: JSON.stringify({ version, updateItemList }) };
  };
  const bareSave = (): Request => {
    const { record, turn } = turns();
    const body = JSON.stringify(record.rows.map((id) => ({ id, spec: `D${turn}`, price: 10_000 + turn })));
    return { ...bare(`saveLines?id=${record.id}`), method: 'POST', body };
  };
  await measure('save of 1,000 changed rows', oursSave, bareSave, lanes);
}

/** The records by turns with the version that each has then; both sides count it up. */
function inTurn(records: readonly Saved[]) {
  let turn = 0;
  return () => {
    const record = records[(turn += 1) % records.length]!;
    return { record, turn, version: record.version++ };
  };
}
