/** The yardstick: node http and pg, PostgreSQL makes the JSON; no sign-in, no authority, no row-level security. */
import http from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.BARE_URL, max: 10 });
const seoul = (column) => `to_char(${column} at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS')`;
const columns = `t.id, t.corp_id as "corpId", t.version, t.clnt_cd as "clntCd", t.clnt_nm as "clntNm", t.clnt_nm_en as "clntNmEn",
  t.clnt_tp_cds as "clntTpCds", t.nat_cd as "natCd", t.corp_reg_no as "corpRegNo", t.tel_no as "telNo", t.use_yn as "useYn",
  ${seoul('t.create_dt')} as "createDt", ${seoul('t.update_dt')} as "updateDt"`;
const list = {
  text: `select coalesce(json_agg(x), '[]')::text as content from (select ${columns} from rs4_clnt t
    where t.del_yn = 'N' and t.corp_id = $1 order by t.id desc limit $2 offset $3) x`,
};
const count = { text: `select count(*)::int as total from rs4_clnt t where t.del_yn = 'N' and t.corp_id = $1` };
const keyword = {
  text: `select coalesce(json_agg(x), '[]')::text as content from (select ${columns} from rs4_clnt t
    where t.del_yn = 'N' and t.corp_id = $1 and t.clnt_nm like '%' || $2 || '%' order by t.id desc limit 200) x`,
};
const keywordCount = {
  text: `select count(*)::int as total from rs4_clnt t where t.del_yn = 'N' and t.corp_id = $1 and t.clnt_nm like '%' || $2 || '%'`,
};
const read = {
  text: `select row_to_json(x)::text as content from (select t.*, (select coalesce(json_agg(c), '[]') from rs4_clnt_charger c
    where c.corp_id = t.corp_id and c.parent_id = t.id) as "chargerList" from rs4_clnt t where t.corp_id = $1 and t.id = $2) x`,
};

const readLines = {
  text: `select row_to_json(x)::text as content from (select t.*, (select coalesce(json_agg(i order by i.sort_no), '[]') from rs4_quot_item i
    where i.corp_id = t.corp_id and i.parent_id = t.id) as "itemList" from rs4_quot t where t.corp_id = $1 and t.id = $2) x`,
};

/** One transaction on one connection. */
async function inTransaction(work) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } finally {
    client.release();
  }
}

const answers = {
  async list(corp, query) {
    const page = Number(query.get('page') ?? 1);
    const [rows, total] = await Promise.all([
      pool.query({ ...list, values: [corp, 200, (page - 1) * 200] }),
      pool.query({ ...count, values: [corp] }),
    ]);
    return `{"content":${rows.rows[0].content},"page":{"totalElements":${total.rows[0].total}}}`;
  },
  async keyword(corp, query) {
    const values = [corp, query.get('keyword')];
    const [rows, total] = await Promise.all([
      pool.query({ ...keyword, values }),
      pool.query({ ...keywordCount, values }),
    ]);
    return `{"content":${rows.rows[0].content},"page":{"totalElements":${total.rows[0].total}}}`;
  },
  async read(corp, query) {
    return (await pool.query({ ...read, values: [corp, query.get('id')] })).rows[0].content;
  },
  save: (corp, query, body) =>
    inTransaction(async (client) => {
      await client.query('update rs4_clnt set version = version + 1 where corp_id = $1 and id = $2', [
        corp,
        query.get('id'),
      ]);
      await client.query(
        `update rs4_clnt_charger c set charger_nm = x.charger_nm, tel_no = x.tel_no
         from json_to_recordset($3) as x(id bigint, charger_nm text, tel_no text) where c.corp_id = $1 and c.parent_id = $2 and c.id = x.id`,
        [corp, query.get('id'), body],
      );
      return (await client.query({ ...read, values: [corp, query.get('id')] })).rows[0].content;
    }),
  // Like ours: the record is read first, lines and sums are reckoned, and the whole is answered.
  saveLines: (corp, query, body) =>
    inTransaction(async (client) => {
      const id = query.get('id');
      const stored = JSON.parse((await client.query({ ...readLines, values: [corp, id] })).rows[0].content);
      const changes = new Map(JSON.parse(body).map((row) => [row.id, row]));
      const lines = stored.itemList.map((line) => {
        const { spec, price } = { ...line, ...changes.get(line.id) };
        const tot = line.qty * price;
        return { ...line, spec, price, tot, quot_amount: tot, sales_vat: Math.trunc(tot / 10) };
      });
      const sum = (name) => lines.reduce((total, line) => total + line[name], 0);
      await client.query(
        'update rs4_quot set version = version + 1, tot = $3, quot_amount = $3, sales_vat = $4 where corp_id = $1 and id = $2',
        [corp, id, sum('tot'), sum('sales_vat')],
      );
      await client.query(
        `update rs4_quot_item i set spec = x.spec, price = x.price, tot = x.tot, quot_amount = x.quot_amount, sales_vat = x.sales_vat
         from json_populate_recordset(null::rs4_quot_item, $3) x where i.corp_id = $1 and i.parent_id = $2 and i.id = x.id`,
        [corp, id, JSON.stringify(lines.filter((line) => changes.has(line.id)))],
      );
      return (await client.query({ ...readLines, values: [corp, id] })).rows[0].content;
    }),
};

http
  .createServer((request, response) => {
    const url = new URL(request.url, 'http://bare');
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', async () => {
      const text = await answers[url.pathname.slice(1)](Number(url.searchParams.get('corp')), url.searchParams, body);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    });
  })
  .listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
