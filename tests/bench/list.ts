/** Lists, keywords and records over a million customers in fifty companies. */
import type { Part } from './world.ts';

export const list: Part = {
  name: 'list',
  large: true,
  async run({ owner, corpId, ours, bare, measure }) {
    const { rows } = await owner.query<{ id: string }>(
      'select id from rs4_clnt where corp_id = $1 order by id desc limit 500',
      [corpId],
    );
    const ids = rows.map((row) => Number(row.id));
    await measure(
      'list of 200 rows',
      () => ours('rs4/clnt/list'),
      () => bare('list'),
      400,
    );
    await measure(
      'page 100',
      () => ours('rs4/clnt/list?page=100'),
      () => bare('list?page=100'),
      200,
    );
    const word = encodeURIComponent('한바');
    await measure(
      'two-syllable keyword',
      () => ours(`rs4/clnt/list?keyword=${word}`),
      () => bare(`keyword?keyword=${word}`),
      200,
    );
    await measure(
      'read',
      (n) => ours(`rs4/clnt/${ids[n % ids.length]}`),
      (n) => bare(`read?id=${ids[n % ids.length]}`),
      600,
    );
  },
};
