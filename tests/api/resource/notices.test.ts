/** What people are told of: turns, states, days; counts of boxes; live streams; e-mails (platform/notify). */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Notice, NoticeCounts } from '../../../src/core/notice.ts';
import type { Values } from '../../../src/core/field.ts';
import { writeMails } from '../../../src/api/notices/mails.ts';
import { sweepNotices } from '../../../src/api/notices/rows.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { signIn, startApp, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let address: string;
const people: Record<string, Client> = {};
const ids: Record<string, number> = {};
const names = ['admin2', 'sales2', 'site2', 'purc2', 'acct2', 'view2'] as const;

beforeAll(async () => {
  app = await startApp();
  address = await app.app.listen({ port: 0, host: '127.0.0.1' });
  for (const name of names) people[name] = await app.as(name);
  const users = await people['admin2']!.get<{ content: Values[] }>('/platform/user/list?size=100');
  for (const { loginId, id } of users.body.content) ids[String(loginId).split('@')[0]!] = id as number;
  const forms = await people['admin2']!.get<{ content: Values[] }>('/groupware/apprDoc/list');
  for (const { apprDocCd, id } of forms.body.content) ids[String(apprDocCd)] = id as number;
});
afterAll(() => app.close());

const at = (name: string) => people[name]!;
const counts = async (who: string) => (await at(who).get<NoticeCounts>('/platform/notify/counts')).body;
const notices = async (who: string, query = '') =>
  (await at(who).get<{ content: Notice[] }>(`/platform/notify/list${query}`)).body.content;
const line = (...steps: readonly (readonly [string, string])[]) =>
  steps.map(([stepTpCd, who]) => ({ stepTpCd, userId: ids[who] }));

async function act(who: string, id: unknown, name: string, body: Values = {}) {
  const { version } = (await at(who).get<Values>(`/groupware/appr/${String(id)}`)).body;
  const answer = await at(who).post<Values>(`/groupware/appr/${String(id)}/${name}`, { version, ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
async function submitted(title: string, ...steps: readonly (readonly [string, string])[]): Promise<number> {
  const { body } = await at('sales2').post<Values>('/groupware/appr', {
    ...{ apprDocId: ids['GEN'], title, insertLineList: line(...steps) },
  });
  await act('sales2', body['id'], 'submit');
  return body['id'] as number;
}

const mails = async (who: string) =>
  (
    await app.database.read({ corpId: 1, userId: 0 }, [
      sql`select msg_subject as subject, msg_text as text from platform_outbox where rcv_addr = ${`${who}@demo.example`} order by id`,
    ])
  )[0] as { subject: string; text: string }[];

/** E-mails whose subject ends like that. The server writes them, too: what it has just taken is there a moment later. */
async function mailed(who: string, end: string, count: number): Promise<{ subject: string; text: string }[]> {
  await writeMails(app.database);
  const about = async () => (await mails(who)).filter(({ subject }) => subject.endsWith(end));
  await expect.poll(async () => (await about()).length, { timeout: 15_000 }).toBe(count);
  return about();
}

/** Reads an event stream; `stirs` counts what came after the opening. */
async function listen(
  who: Client,
): Promise<{ stirs: () => number; over: () => boolean; close: () => void; status: number }> {
  const control = new AbortController();
  const answer = await fetch(`${address}/api/platform/notify/stream`, {
    headers: { authorization: `Bearer ${who.token}` },
    signal: control.signal,
  });
  let text = '';
  let over = false;
  void (async () => {
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      text += value;
    }
  })()
    .catch(() => undefined)
    .finally(() => (over = true));
  return {
    stirs: () => text.split('event: stir').length - 1,
    over: () => over,
    close: () => control.abort(),
    status: answer.status,
  };
}
async function soon(what: () => boolean): Promise<void> {
  for (let i = 0; i < 600 && !what(); i += 1) await pause(30);
  expect(what()).toBe(true);
}

describe('who is told of what', () => {
  test('a turn, agreement in parallel, the result with the words of whoever decided', async () => {
    const id = await submitted('도장 장비 임차', ['AGREE', 'site2'], ['APPR', 'admin2'], ['REF', 'acct2']);
    expect((await notices('site2'))[0]).toMatchObject({
      ...{
        kind: 'turn',
        prefix: 'groupware/appr',
        view: 'todo',
        recordId: id,
        read: false,
        at: expect.stringMatching(/^2026-11-20 09:00/),
      },
      facts: { name: '도장 장비 임차', by: '최예시', to: 'AGREE' },
    });
    expect((await notices('acct2'))[0]).toMatchObject({ kind: 'ref', view: 'ref', recordId: id });
    expect(await notices('admin2')).toEqual([]);
    await act('site2', id, 'approve');
    // Whoever has done it need not read of it.
    expect((await notices('site2'))[0]).toMatchObject({ kind: 'turn', recordId: id, read: true });
    expect((await notices('admin2'))[0]).toMatchObject({ kind: 'turn', recordId: id, read: false });
    expect((await notices('admin2'))[0]!.facts).not.toHaveProperty('to');
    await act('admin2', id, 'reject', { opinion: '금액 재확인' });
    expect((await notices('sales2'))[0]).toMatchObject({
      ...{ kind: 'state', view: 'reject', recordId: id },
      facts: { group: 'APPR_ST', from: 'PROG', to: 'REJECT', by: '박견본', opinion: '금액 재확인' },
    });
    // Whoever acts is not told of it.
    expect((await notices('admin2')).filter(({ kind }) => kind === 'state')).toEqual([]);
  });

  test('whoever stands in for somebody absent is told of the turn as well', async () => {
    const path = `/platform/user/${ids['purc2']}`;
    const away = async (body: Values) => {
      const { version } = (await at('admin2').get<Values>(path)).body;
      expect((await at('admin2').patch(path, { version, ...body })).status).toBe(200);
    };
    await away({ absFromDt: '2026-11-20', absToDt: '2026-11-21', proxyUserId: ids['view2'] });
    const id = await submitted('대결', ['APPR', 'purc2']);
    expect((await notices('view2'))[0]).toMatchObject({ kind: 'turn', recordId: id });
    expect((await counts('view2')).boxes['G12']).toBe(1);
    await away({ absFromDt: null, absToDt: null, proxyUserId: null });
    expect((await counts('view2')).boxes['G12']).toBe(0);
  });

  test('the person in charge of a quotation, when somebody else moves it; days before its validity ends, once', async () => {
    const { content } = (await at('sales2').get<{ content: Values[] }>('/rs4/quot/list?stCd=SENT')).body;
    const sent = content[0]!;
    await app.database.write({ corpId: 2, userId: 0 }, (tx) =>
      tx.query(
        sql`update rs4_quot set valid_dt = '2026-11-24', charge_user_id = ${ids['purc2']} where id = ${sent['id']}`,
      ),
    );
    await at('purc2').put('/platform/mypage/pref/notify', { due: { app: true, mail: true } });
    const oper = await app.as('oper');
    const night = async () => expect((await oper.post('/fw/job/nightly', { date: '2026-11-21' })).status).toBe(200);
    await night();
    await night();
    const due = (await notices('purc2')).filter(({ kind }) => kind === 'due');
    expect(due).toMatchObject([
      { prefix: 'rs4/quot', recordId: sent['id'], facts: { field: 'validDt', day: '2026-11-24', before: 3 } },
    ]);
    const [told] = await mailed('purc2', `: ${String(sent['quotNo'])}`, 1);
    expect(told!.subject).toBe(`[항로] 견적 유효기한 2026-11-24: ${String(sent['quotNo'])}`);
    const { version } = (await at('sales2').get<Values>(`/rs4/quot/${String(sent['id'])}`)).body;
    const lost = await at('sales2').post(`/rs4/quot/${String(sent['id'])}/lose`, { version, lostRsnCd: 'PRICE' });
    expect(lost.status).toBe(200);
    expect((await notices('purc2'))[0]).toMatchObject({
      ...{ kind: 'state', recordId: sent['id'] },
      facts: { group: 'QUOT_ST', from: 'SENT', to: 'LOST', name: sent['quotNo'] },
    });
  });

  test('whoever made an invoice, when its money is overdue and when somebody else takes it in', async () => {
    const [open] = (await at('acct2').get<{ content: Values[] }>('/rs4/inv/list?stCd=ISSUED,PART&fromDt=&toDt=')).body
      .content;
    const { id, invNo, sumAmount, paidAmount } = open!;
    await app.database.write({ corpId: 2, userId: 0 }, (tx) =>
      tx.query(sql`update rs4_inv set due_dt = '2026-11-20', create_id = ${ids['view2']} where id = ${id}`),
    );
    expect((await (await app.as('oper')).post('/fw/job/nightly', { date: '2026-11-21' })).status).toBe(200);
    const [due] = await notices('view2');
    expect(due).toMatchObject({
      kind: 'due',
      prefix: 'rs4/inv',
      recordId: id,
      facts: { field: 'dueDt', day: '2026-11-20', before: -1, name: invNo },
    });
    const { version } = (await at('acct2').get<Values>(`/rs4/inv/${String(id)}`)).body;
    const payAmt = String(Number(sumAmount) - Number(paidAmount));
    expect(
      (await at('acct2').post(`/rs4/inv/${String(id)}/pay`, { version, payDt: '2026-11-20', payAmt })).status,
    ).toBe(200);
    expect((await notices('view2'))[0]).toMatchObject({
      kind: 'state',
      recordId: id,
      facts: { group: 'INV_ST', to: 'PAID' },
    });
  });

  test('a record opens through the menu that shows it', async () => {
    const keeper = await app.as('wh5');
    const { id: userId } = (await keeper.get<{ user: { id: number } }>('/platform/member/profile')).body.user;
    const [out] = (await keeper.get<{ content: Values[] }>('/3pl/io/list?view=out&stCd=PLAN&fromDt=&toDt=')).body
      .content;
    await app.database.write({ corpId: 5, userId: 0 }, (tx) =>
      tx.query(sql`update t3pl_io set plan_dt = '2026-11-20', create_id = ${userId} where id = ${out!['id']}`),
    );
    expect((await (await app.as('oper')).post('/fw/job/nightly', { date: '2026-11-21' })).status).toBe(200);
    const told = (await keeper.get<{ content: Notice[] }>('/platform/notify/list')).body.content;
    const due = told.find(({ prefix, recordId }) => prefix === '3pl/io' && recordId === out!['id']);
    expect(due).toMatchObject({ kind: 'due', view: 'out' });
  });

  test('nobody reads or marks what another was told', async () => {
    await submitted('남의 알림', ['APPR', 'site2']);
    const [mine] = await notices('site2');
    await at('acct2').post('/platform/notify/read', { ids: [mine!.id] });
    expect((await notices('site2')).find(({ id }) => id === mine!.id)!.read).toBe(false);
    await at('acct2').post('/platform/notify/read', { upTo: 1_000_000 });
    expect((await counts('acct2')).unread).toBe(0);
    expect((await counts('site2')).unread).toBeGreaterThan(0);
    expect((await at('site2').post('/platform/notify/read', { ids: [mine!.id] })).status).toBe(204);
    expect((await notices('site2')).find(({ id }) => id === mine!.id)!.read).toBe(true);
    const rows = await app.database.read({ corpId: 3, userId: ids['site2']! }, [sql`select 1 from sys_notice`]);
    expect(rows[0]).toEqual([]);
  });

  test.each([{}, { ids: [] }, { ids: ['1'] }, { ids: [0] }, { upTo: 'x' }])('%j marks nothing', async (body) => {
    expect((await at('site2').post('/platform/notify/read', body)).status).toBe(400);
  });
  test('calls want a session', async () => {
    for (const path of ['counts', 'list', 'stream'])
      expect((await app.anonymous.get(`/platform/notify/${path}`)).status).toBe(401);
  });
});

describe('counts of boxes', () => {
  test('they follow a document on its way; a menu without authority has none', async () => {
    const before = { sales: await counts('sales2'), site: await counts('site2') };
    const { body } = await at('sales2').post<Values>('/groupware/appr', {
      ...{ apprDocId: ids['GEN'], title: '숫자', insertLineList: line(['APPR', 'site2']) },
    });
    const moved = async () => {
      const [sales, site] = [await counts('sales2'), await counts('site2')];
      return ['G11', 'G13', 'G14', 'G15']
        .map((menu) => sales.boxes[menu]! - before.sales.boxes[menu]!)
        .concat(site.boxes['G12']! - before.site.boxes['G12']!);
    };
    expect(await moved()).toEqual([1, 0, 0, 0, 0]);
    await act('sales2', body['id'], 'submit');
    expect(await moved()).toEqual([0, 1, 0, 0, 1]);
    await act('site2', body['id'], 'approve');
    expect(await moved()).toEqual([0, 0, 1, 0, 0]);
    // What was refused waits for its drafter alone, until it is drafted anew; a draft that is thrown away is none.
    const refused = await submitted('반려 숫자', ['APPR', 'site2']);
    const ofSite = (await counts('site2')).boxes['G15'];
    await act('site2', refused, 'reject', { opinion: '다시' });
    expect(await moved()).toEqual([0, 0, 1, 1, 0]);
    expect((await counts('site2')).boxes['G15']).toBe(ofSite);
    const anew = await act('sales2', refused, 'redraft');
    expect(await moved()).toEqual([1, 0, 1, 0, 0]);
    await at('sales2').del(`/groupware/appr/${String(anew['id'])}`);
    expect(await moved()).toEqual([0, 0, 1, 1, 0]);
    expect(Object.keys((await counts('sales2')).boxes)).toEqual(['G11', 'G12', 'G13', 'G14', 'G15', 'G16']);
  });
});

describe('live', () => {
  test('a page hears of its own turn within a moment, on every stream; another person hears nothing', async () => {
    const [one, two, other] = [await listen(at('site2')), await listen(at('site2')), await listen(at('acct2'))];
    await soon(() => one.stirs() > 0 && two.stirs() > 0 && other.stirs() > 0);
    // The listener that the first stream started wakes everybody once; what comes after a first notice is told to its person.
    const opened = one.stirs();
    await submitted('먼저', ['APPR', 'site2']);
    await soon(() => one.stirs() > opened);
    const heard = [one.stirs(), other.stirs()];
    await submitted('바로', ['APPR', 'site2']);
    await soon(() => one.stirs() > heard[0]! && two.stirs() > heard[0]!);
    expect(other.stirs()).toBe(heard[1]);
    for (const stream of [one, two, other]) stream.close();
  });

  test('a listener that broke comes back and says so', async () => {
    const stream = await listen(at('site2'));
    await soon(() => stream.stirs() > 0);
    const heard = stream.stirs();
    const killed = await app.database.ask(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'hangro listener' and datname = current_database()`);
    expect(killed).toHaveLength(1);
    await soon(() => stream.stirs() > heard);
    const back = stream.stirs();
    await submitted('다시', ['APPR', 'site2']);
    await soon(() => stream.stirs() > back);
    stream.close();
  });

  test('a session that ends, ends its stream and no other', async () => {
    const leaving = await signIn(app.app, 'view2');
    const [gone, stays] = [await listen(leaving), await listen(at('view2'))];
    await soon(() => gone.stirs() > 0);
    expect((await leaving.post('/platform/member/logout')).status).toBe(204);
    await soon(() => gone.over());
    expect(stays.over()).toBe(false);
    stays.close();
    expect((await listen(leaving)).status).toBe(401);
  });
});

describe('by e-mail, as each has chosen', () => {
  test('a turn goes out at first, a state does not; then the other way round, in English', async () => {
    const first = await submitted('메일', ['APPR', 'site2']);
    await act('site2', first, 'approve');
    expect((await mailed('site2', ': 메일', 1))[0]!.subject).toBe('[항로] 결재할 차례입니다: 메일');
    await at('sales2').put('/platform/mypage/pref/notify', { state: { app: false, mail: true }, lang: 'en' });
    await at('site2').put('/platform/mypage/pref/notify', { turn: { app: true, mail: false } });
    const unread = (await counts('sales2')).unread;
    const second = await submitted('Mail', ['APPR', 'site2']);
    await act('site2', second, 'reject', { opinion: 'Too much' });
    const [told] = await mailed('sales2', ': Mail', 1);
    expect(told!.subject).toBe('[Hangro] Your document was rejected: Mail');
    expect(told!.text).toContain('Too much');
    expect(await mailed('sales2', ': 메일', 0)).toEqual([]);
    expect(await mailed('site2', ': Mail', 0)).toEqual([]);
    expect((await counts('sales2')).unread).toBe(unread);
    expect(await writeMails(app.database)).toBe(0);
  });

  test('where a record stands is told with what it is about, as in the bell', async () => {
    const facts = {
      name: 'SO-메일',
      about: '갑판 도료',
      sum: '1,200.00 USD',
      group: 'SWK_ORD_ST',
      from: 'REQ',
      to: 'REJECT',
    };
    await withClient(app.urls.ownerUrl, (owner) =>
      owner.query(`insert into sys_notice (corp_id, user_id, kind, prefix, record_id, facts, at, shown, mail)
        values (2, ${ids['acct2']}, 'state', 'shipwork/order', 1, '${JSON.stringify(facts)}', now(), false, true)`),
    );
    expect(await mailed('acct2', ': SO-메일 · 갑판 도료 · 1,200.00 USD', 1)).toHaveLength(1);
  });

  test('whoever is asked to agree is told so', async () => {
    await submitted('합의 메일', ['AGREE', 'insp2'], ['APPR', 'admin2']);
    expect((await mailed('insp2', '(합의 메일)', 1))[0]!.subject).toContain('결재문서: 합의할 차례입니다');
  });

  test('a choice of another shape counts as none', async () => {
    await at('acct2').put('/platform/mypage/pref/notify', { turn: 'x', ref: [1] });
    const id = await submitted('모양', ['APPR', 'acct2']);
    expect((await notices('acct2'))[0]).toMatchObject({ kind: 'turn', recordId: id });
  });
});

test('a flood is gathered, turns are told all the same, and what is 90 days old goes', async () => {
  const of = { corpId: 2, userId: ids['view2']! };
  const told = async () =>
    (await app.database.read(of, [sql`select count(*)::int as n from sys_notice`]))[0]![0]!['n'] as number;
  await app.database.write({ corpId: 2, userId: 0 }, async (tx) => {
    for (let i = 0; i < 310; i += 1)
      await tx.query(
        sql`select notice_put(array[${ids['view2']}::bigint], null, 'state', 'rs4/quot', null, 1, '{"name":"x"}', null, '2026-11-20 09:00+09')`,
      );
  });
  expect(await told()).toBeLessThanOrEqual(302);
  const kept = (
    await app.database.read(of, [
      sql`select count(*)::int as n from sys_notice where kind <> 'more' and facts ->> 'name' = 'x'`,
    ])
  )[0]![0]!['n'] as number;
  const [gathered] = (await app.database.read(of, [sql`select facts, shown from sys_notice where kind = 'more'`]))[0]!;
  expect(gathered).toMatchObject({ shown: true, facts: { count: 310 - kept, name: 'x' } });
  expect(kept).toBeLessThan(310);
  const before = await told();
  await app.database.write({ corpId: 2, userId: 0 }, (tx) =>
    tx.query(
      sql`select notice_put(array[${ids['view2']}::bigint], null, 'turn', 'groupware/appr', null, 1, '{"name":"y"}', null, '2026-11-20 09:00+09')`,
    ),
  );
  expect(await told()).toBe(before + 1);
  await app.database.ask(sweepNotices(new Date('2027-02-17T09:00:00+09:00')));
  expect(await told()).toBeGreaterThan(0);
  await app.database.ask(sweepNotices(new Date('2027-02-19T09:00:00+09:00')));
  expect(await told()).toBe(0);
});
