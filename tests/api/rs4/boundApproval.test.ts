/** An approval counts for what was asked, as it was, and never for the own request (22-groupware; 3-decisions). */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { menuTree } from '../../../src/services/reference/menus.ts';
import type { Values } from '../../../src/core/field.ts';
import type { PageModel } from '../../../src/core/page.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { withClient } from '../../../src/database/engine/roles.ts';

let app: TestApp;
const people: Record<string, Client> = {};
const ids: Record<string, number> = {};
const places: Record<string, unknown> = {};
const at = (name: string) => people[name]!;

beforeAll(async () => {
  app = await startApp();
  for (const name of ['admin2', 'sales2', 'site2', 'purc2', 'acct2', 'insp2', 'view2'])
    people[name] = await app.as(name);
  const users = await at('admin2').get<{ content: Values[] }>('/platform/user/list?size=100');
  for (const { loginId, id } of users.body.content) ids[String(loginId).split('@')[0]!] = id as number;
  const first = async (address: string) =>
    (await at('sales2').get<{ content: Values[] }>(address)).body.content[0]!['id'];
  places['shipId'] = await first('/rs4/ship/list?keyword=HANBIT');
  places['clntId'] = await first(`/rs4/clnt/list?keyword=${encodeURIComponent('북극성')}`);
  const forms = await at('admin2').get<{ content: Values[] }>('/groupware/apprDoc/list');
  places['apprDocId'] = forms.body.content.find(({ apprDocCd }) => apprDocCd === 'GEN')!['id'];
});
afterAll(() => app.close());

const address = (prefix: string, id: unknown) => `/${prefix}/${String(id)}`;
async function act(who: string, prefix: string, id: unknown, name: string, body: Values = {}) {
  const { version } = (await at(who).get<Values>(address(prefix, id))).body;
  return at(who).post<Values>(`${address(prefix, id)}/${name}`, { version, ...body });
}
const onAppr = (who: string, id: unknown, name: string, body: Values = {}) =>
  act(who, 'groupware/appr', id, name, body);
const refused = ({ status, body }: { readonly status: number; readonly body: Values }) => [status, body['message']];

/** A draft of twenty million won, which needs approval. */
async function drafted(): Promise<unknown> {
  const made = await at('sales2').post<Values>('/rs4/quot', {
    ...{ quotTitle: '묶인 결재', shipId: places['shipId'], clntId: places['clntId'] },
    insertItemList: [{ itemNm: '강재 교체', unitCd: 'KG', qty: '1000', price: '20000' }],
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect((await act('sales2', 'rs4/quot', made.body['id'], 'start')).status).toBe(200);
  return made.body['id'];
}
const quot = async (id: unknown) => (await at('sales2').get<Values>(address('rs4/quot', id))).body;
async function asked(id: unknown): Promise<unknown> {
  const answer = await act('sales2', 'rs4/quot', id, 'requestAppr');
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body['apprId'];
}
async function repriced(id: unknown, price: string): Promise<void> {
  const { version, itemList } = await quot(id);
  const updateItemList = [{ id: (itemList as Values[])[0]!['id'], price }];
  const saved = await at('sales2').patch<Values>(address('rs4/quot', id), { version, updateItemList });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
}

describe('a quotation says beside its figures', () => {
  const low = async () => {
    const made = await at('sales2').post<Values>('/rs4/quot', {
      ...{ quotTitle: '차수 결재', shipId: places['shipId'], clntId: places['clntId'] },
      insertItemList: [{ itemNm: '강재 교체', unitCd: 'KG', qty: '1000', price: '1000', purcPrice: '500' }],
    });
    for (const name of ['start', 'confirm'])
      expect((await act('sales2', 'rs4/quot', made.body['id'], name)).status).toBe(200);
    const { body } = await act('sales2', 'rs4/quot', made.body['id'], 'revise');
    return { first: made.body, next: body };
  };
  const said = async (id: unknown) => {
    const { body } = await at('site2').get<Values>(address('groupware/appr', id));
    const vals = (body['valList'] as Values[]).map(({ fieldKey, fieldVal }) => [fieldKey, fieldVal]);
    return { document: body, vals: Object.fromEntries(vals) as Values };
  };

  test('which revision it is and what the one before came to, and a profit below the lowest allowed', async () => {
    const { first, next } = await low();
    await repriced(next['id'], '520');
    const { document, vals } = await said(await asked(next['id']));
    const no = `${String(first['quotNo'])} r1`;
    expect(document).toMatchObject({ srcNo: no, title: `${no} 차수 결재` });
    expect(vals).toMatchObject({ prevAmount: first['quotAmount'], leastProfit: '10', prftRt: '4.00' });
    const { body: page } = await at('site2').get<PageModel>(
      address('groupware/appr', `${String(document['id'])}/print`),
    );
    const rows = Object.fromEntries(page.blocks[1]!.rows.map(({ label, value }) => [label, value]));
    expect(rows).toMatchObject({
      '이전 차수 견적금액': '1,000,000',
      이익률: '4% (최저 이익률 미만)',
      '최저 이익률': '10%',
    });
  });

  test('nothing of either where there is neither', async () => {
    const { next } = await low();
    const { vals } = await said(await asked(next['id']));
    expect(vals).not.toHaveProperty('leastProfit');
    const { vals: ofFirst, document } = await said(await asked(await drafted()));
    expect(ofFirst).not.toHaveProperty('prevAmount');
    expect(document['srcNo']).toMatch(/^RQ-\d{4}-\d{4}$/);
  });

  test.each([
    ['on a cost that leaves less than the lowest profit: so', '549', '500', '10'],
    ['on a cost that leaves the lowest profit: nothing', '550', '500', undefined],
    ['on no cost at all, of which there is no rate: nothing', '20000', null, undefined],
  ])('%s', async (_, price, purcPrice, leastProfit) => {
    const made = await at('sales2').post<Values>('/rs4/quot', {
      ...{ quotTitle: '최저 이익률', shipId: places['shipId'], clntId: places['clntId'] },
      insertItemList: [{ itemNm: '강재 교체', unitCd: 'KG', qty: '1000', price, purcPrice }],
    });
    expect((await act('sales2', 'rs4/quot', made.body['id'], 'start')).status).toBe(200);
    const { vals } = await said(await asked(made.body['id']));
    expect(vals).toHaveProperty('prftRt');
    expect([leastProfit, vals['leastProfit']]).toEqual([leastProfit, leastProfit]);
  });

  test('whose turn it is with who stands in for whoever is absent, before it is asked for and while it waits', async () => {
    const away = async (proxyUserId: unknown) => {
      const { version } = (await at('admin2').get<Values>(address('platform/user', ids['site2']))).body;
      const days = proxyUserId ? ['2026-11-19', '2026-11-21'] : [null, null];
      const body = { version, absFromDt: days[0], absToDt: days[1], proxyUserId };
      expect((await at('admin2').patch(address('platform/user', ids['site2']), body)).status).toBe(200);
    };
    const source = await drafted();
    const facts = async () => (await at('sales2').get<Values>(address('rs4/quot', `${String(source)}/facts`))).body;
    await away(ids['insp2']);
    expect((await facts())['apprLine']).toBe('정모의 (합의, 부재, 대결 윤표본) → 박견본');
    await asked(source);
    expect((await facts())['apprTurn']).toBe('정모의 님(부재, 대결 윤표본)');
    // The drafter stands in for nobody.
    await away(ids['sales2']);
    expect((await facts())['apprTurn']).toBe('정모의 님');
    await away(null);
    expect((await facts())['apprTurn']).toBe('정모의 님');
  });
});

describe('a record that asks', () => {
  let source: unknown;
  let document: unknown;
  beforeEach(async () => {
    source = await drafted();
    document = await asked(source);
  });

  test('is locked, and has one document at a time, in the database too', async () => {
    const { version } = await quot(source);
    const saved = await at('sales2').patch<Values>(address('rs4/quot', source), { version, quotTitle: '다른 이름' });
    expect(saved.body).toMatchObject({ status: 409, code: 'E_STATE' });
    const { srcDigest } = (await at('site2').get<Values>(address('groupware/appr', document))).body;
    expect(srcDigest).toMatch(/^[0-9a-f]{64}$/);
    const twice = app.database.write({ corpId: 2, userId: 0 }, (tx) =>
      tx.query(sql`insert into groupware_appr (corp_id, title, src_tbl, src_id, st_cd)
        select corp_id, title, src_tbl, src_id, st_cd from groupware_appr where id = ${Number(document)}::bigint`),
    );
    await expect(twice).rejects.toThrow(/E_DUP|uq_groupware_appr_src|이미/);
  });

  test('is drafted anew as it is now, with the line of the refused document, and nothing else confirms it', async () => {
    expect((await onAppr('site2', document, 'reject', { opinion: '단가 확인' })).status).toBe(200);
    await repriced(source, '500000');
    const again = await onAppr('sales2', document, 'redraft');
    expect(again.body).toMatchObject({ stCd: 'PROG', amount: '500000000' });
    const lineOf = (body: Values) => (body['lineList'] as Values[]).map(({ stepTpCd, userId }) => [stepTpCd, userId]);
    expect(lineOf(again.body)).toEqual(
      lineOf((await at('sales2').get<Values>(address('groupware/appr', document))).body),
    );
    expect(again.body['id']).not.toBe(document);
    expect(await quot(source)).toMatchObject({ stCd: 'APPR', apprId: again.body['id'] });
    // Once more, and by the record itself: it asks already.
    for (const other of [onAppr('sales2', document, 'redraft'), act('sales2', 'rs4/quot', source, 'requestAppr')])
      expect((await other).body).toMatchObject({ status: 409, code: 'E_STATE' });
    await onAppr('site2', again.body['id'], 'approve');
    expect((await onAppr('admin2', again.body['id'], 'approve')).body).toMatchObject({ stCd: 'DONE' });
    expect(await quot(source)).toMatchObject({ stCd: 'CONF', quotAmount: '500000000' });
  });

  test('says before it is drafted anew to whom it goes, and whether anything was changed since', async () => {
    const facts = async (who: string) =>
      (await at(who).get<Values>(address('groupware/appr', `${String(document)}/facts`))).body;
    expect(await facts('sales2')).toEqual({});
    await onAppr('site2', document, 'reject', { opinion: '단가 재검토' });
    expect(await facts('sales2')).toEqual({
      apprLine: '정모의 (합의) → 박견본',
      apprChange: '반려된 뒤 바뀐 내용이 없습니다. 같은 내용을 다시 올립니다.',
    });
    // Whoever may not draft it anew is asked nothing.
    expect(await facts('site2')).toEqual({});
    await repriced(source, '21000');
    expect(await facts('sales2')).toMatchObject({ apprChange: '반려된 뒤 고친 내용으로 다시 올립니다.' });
    const { body: next } = await onAppr('sales2', document, 'redraft');
    await onAppr('sales2', next['id'], 'withdraw');
    document = next['id'];
    expect((await facts('sales2'))['apprChange']).toBe('회수한 뒤 바뀐 내용이 없습니다. 같은 내용을 다시 올립니다.');
  });

  test('is not drafted anew once it went on without, nor by whom it is no business any more', async () => {
    expect((await onAppr('sales2', document, 'withdraw')).status).toBe(200);
    expect((await onAppr('site2', document, 'redraft')).body).toMatchObject({ code: 'E_STATE' });
    const menus = async (code: string) =>
      withClient(app.urls.ownerUrl, (client) =>
        client.query(
          `update platform_auth_menu set menu_auth_cd = $1 where menu_id = $2
           and (corp_id, parent_id) in (select auth_corp_id, auth_id from platform_user where login_id = 'sales2@demo.example')`,
          [code, menuTree.find(({ treeId }) => treeId === 'R11')!.id],
        ),
      );
    await menus('1');
    expect((await onAppr('sales2', document, 'redraft')).body).toMatchObject({ status: 403, code: 'E_AUTH' });
    await menus('2');
    // What is given back holds from the next fetch of the profile on.
    expect((await at('sales2').get('/platform/member/profile')).status).toBe(200);
    expect((await act('sales2', 'rs4/quot', source, 'cancel')).status).toBe(200);
    expect((await onAppr('sales2', document, 'redraft')).body).toMatchObject({ status: 409, code: 'E_STATE' });
  });

  test.each([
    ['its price', sql`update rs4_quot_item set price = price + 1 where parent_id = `],
    ['its partner', sql`update rs4_quot set clnt_id = clnt_id + 1 where id = `],
    ['its document', sql`update rs4_quot set appr_id = null where id = `],
    ['its state', sql`update rs4_quot set st_cd = 'DRAFT' where id = `],
  ])('of which %s is another now is approved by nobody, and its document can be refused', async (_, change) => {
    await app.database.write({ corpId: 2, userId: 0 }, (tx) => tx.query(sql`${change}${Number(source)}::bigint`));
    await onAppr('site2', document, 'approve');
    const before = await quot(source);
    expect(refused(await onAppr('admin2', document, 'approve'))).toEqual([
      409,
      expect.stringContaining('승인할 수 없습니다'),
    ]);
    expect(await quot(source)).toEqual(before);
    expect((await onAppr('admin2', document, 'reject', { opinion: '다시' })).body).toMatchObject({ stCd: 'REJECT' });
  });

  test('is freed when whoever keeps the forms closes its document; nobody else may', async () => {
    await onAppr('site2', document, 'approve');
    expect((await onAppr('sales2', document, 'withdraw')).body).toMatchObject({ code: 'E_STATE' });
    for (const who of ['sales2', 'site2'])
      expect((await onAppr(who, document, 'close', { opinion: '퇴사' })).status).toBe(403);
    expect((await onAppr('admin2', document, 'close')).body).toMatchObject({ code: 'E_REQUIRED' });
    expect((await onAppr('admin2', document, 'close', { opinion: '퇴사' })).body).toMatchObject({ stCd: 'WITHDRAW' });
    expect(await quot(source)).toMatchObject({ stCd: 'DRAFT' });
  });
});

/** A document of its own, sent along these steps. */
const submitted = async (steps: readonly (readonly [string, string])[], more: Values = {}) => {
  const insertLineList = steps.map(([stepTpCd, who]) => ({ stepTpCd, userId: ids[who] }));
  const body = { apprDocId: places['apprDocId'], title: '휴무 조정', insertLineList, ...more };
  const made = await at('sales2').post<Values>('/groupware/appr', body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect((await onAppr('sales2', made.body['id'], 'submit')).status).toBe(200);
  return made.body['id'];
};

describe('persons', () => {
  async function absent(who: string, proxy: string | undefined): Promise<void> {
    const path = `/platform/user/${ids[who]}`;
    const { version } = (await at('admin2').get<Values>(path)).body;
    const away = proxy
      ? { absFromDt: '2026-11-19', absToDt: '2026-11-21', proxyUserId: ids[proxy] }
      : { absFromDt: null, absToDt: null, proxyUserId: null };
    expect((await at('admin2').patch(path, { version, ...away })).status).toBe(200);
  }
  const todo = async (who: string) =>
    (await at(who).get<{ content: Values[] }>('/groupware/appr/list?view=todo&size=1000')).body.content.map(
      ({ id }) => id,
    );

  test('who drafted it does not act on it for somebody absent, and does not find it among what is to do', async () => {
    const id = await submitted([['APPR', 'site2']]);
    await absent('site2', 'sales2');
    try {
      for (const [name, body] of [
        ['approve', {}],
        ['reject', { opinion: '아니오' }],
        ['arbitrate', {}],
      ] as const)
        expect(refused(await onAppr('sales2', id, name, body))).toEqual([
          403,
          '기안자는 자신의 문서를 대신 결재할 수 없습니다.',
        ]);
      expect(await todo('sales2')).not.toContain(id);
      expect(await todo('site2')).toContain(id);
      expect((await onAppr('site2', id, 'approve')).body).toMatchObject({ stCd: 'DONE' });
    } finally {
      await absent('site2', undefined);
    }
  });

  test('who named the drafter is said where a record asks, by its line, and asked about unless that was confirmed', async () => {
    const id = await drafted();
    const waits = async () =>
      (await at('sales2').get<Values>(`${address('rs4/quot', id)}/facts`)).body['apprWaits'] as Record<string, unknown>;
    expect((await waits())['']).toEqual([]);
    const own = await at('sales2').post<Values>('/groupware/apprLine', {
      ...{ lineNm: '대표 전결', insertStepList: [{ stepTpCd: 'APPR', userId: ids['admin2'] }] },
    });
    const other = String(own.body['id']);
    await absent('site2', 'sales2');
    try {
      expect(await waits()).toMatchObject({ '': [{ name: '정모의', until: '2026-11-21' }], [other]: [] });
      const asks = (body: Values) => act('sales2', 'rs4/quot', id, 'requestAppr', body);
      const { status, body } = await asks({});
      expect([status, (body['errors'] as Values[])[0]]).toMatchObject([
        409,
        {
          warn: 'apprProxyDrafts',
          message: '정모의 님은 2026-11-21까지 부재이고 대결자가 기안자 본인입니다. 부재가 끝나야 결재됩니다.',
        },
      ]);
      // Nobody of the other line is away, and the same goes once it was looked at.
      const { apprId } = (await asks({ lineId: own.body['id'] })).body;
      expect((await onAppr('sales2', apprId, 'withdraw')).status).toBe(200);
      expect((await asks({ confirmed: ['apprProxyDrafts'] })).body).toMatchObject({ stCd: 'APPR' });
    } finally {
      await absent('site2', undefined);
    }
  });

  test('who named the drafter is asked about when a record asks anew; a document of its own asks when it is submitted', async () => {
    const document = await asked(await drafted());
    const alone = await submitted([['APPR', 'site2']]);
    for (const id of [document, alone]) expect((await onAppr('sales2', id, 'withdraw')).status).toBe(200);
    await absent('site2', 'sales2');
    try {
      const { status, body } = await onAppr('sales2', document, 'redraft');
      expect([status, body['errors']]).toMatchObject([409, [{ warn: 'apprProxyDrafts' }]]);
      expect((await at('sales2').get<Values>(address('groupware/appr', document))).body['stCd']).toBe('WITHDRAW');
      const confirmed = { confirmed: ['apprProxyDrafts'] };
      expect((await onAppr('sales2', document, 'redraft', confirmed)).body).toMatchObject({ stCd: 'PROG' });
      // The next draft goes to nobody yet.
      const next = await onAppr('sales2', alone, 'redraft');
      expect([next.status, next.body['stCd']]).toEqual([200, 'DRAFT']);
      const sent = await onAppr('sales2', next.body['id'], 'submit');
      expect([sent.status, sent.body['errors']]).toMatchObject([409, [{ warn: 'apprProxyDrafts' }]]);
    } finally {
      await absent('site2', undefined);
    }
  });

  test('a secret document is read by who is informed once it is submitted, by who receives it once it is done', async () => {
    const steps = [
      ['APPR', 'site2'],
      ['REF', 'acct2'],
      ['RECV', 'insp2'],
    ] as const;
    const id = await submitted(steps, { secretYn: 'Y' });
    const reads = async () =>
      Promise.all(
        ['acct2', 'insp2', 'purc2'].map(async (who) => (await at(who).get(address('groupware/appr', id))).status),
      );
    const inDatabase = async (who: string) =>
      (
        await app.database.read({ corpId: 2, userId: ids[who]! }, [
          sql`select id from groupware_appr where id = ${Number(id)}::bigint`,
        ])
      )[0]!.length;
    expect(await reads()).toEqual([200, 404, 404]);
    expect([await inDatabase('acct2'), await inDatabase('insp2')]).toEqual([1, 0]);
    await onAppr('site2', id, 'approve');
    expect(await reads()).toEqual([200, 200, 404]);
    expect([await inDatabase('insp2'), await inDatabase('purc2')]).toEqual([1, 0]);
  });
});

describe('whoever has nobody else to decide', () => {
  const fresh = async (who: string): Promise<unknown> => {
    const made = await at(who).post<Values>('/rs4/quot', {
      ...{ quotTitle: '대표의 견적', shipId: places['shipId'], clntId: places['clntId'] },
      insertItemList: [{ itemNm: '강재 교체', unitCd: 'KG', qty: '1000', price: '20000' }],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect((await act(who, 'rs4/quot', made.body['id'], 'start')).status).toBe(200);
    return made.body['id'];
  };
  async function allow(confVal: 'Y' | 'N'): Promise<void> {
    const list = await at('admin2').get<{ content: Values[] }>('/rs4/stdinfo/config/list');
    const { id, version } = list.body.content.find(({ confKey }) => confKey === 'SELF_APPR_YN')!;
    expect((await at('admin2').patch(address('rs4/stdinfo/config', id), { version, confVal })).status).toBe(200);
  }
  const lineOf = (body: Values) =>
    (body['lineList'] as Values[]).map(({ stepTpCd, userId }) => `${String(stepTpCd)} ${String(userId)}`);

  test('is told how to go on, and decides alone only where the company allows it; the document and its paper say so', async () => {
    const source = await fresh('admin2');
    const barred = await act('admin2', 'rs4/quot', source, 'requestAppr');
    expect(refused(barred)).toEqual([409, expect.stringContaining('결재할 다른 사람이 있는 결재선이 없습니다')]);
    await allow('Y');
    try {
      expect((await act('admin2', 'rs4/quot', source, 'requestAppr', { lineId: 987654 })).body).toMatchObject({
        errors: [expect.objectContaining({ code: 'E_REF', field: 'lineId' })],
      });
      const plan = (await act('admin2', 'rs4/quot', source, 'requestAppr')).body;
      expect(plan, JSON.stringify(plan)).toMatchObject({ stCd: 'APPR' });
      const document = plan['apprId'];
      const made = (await at('admin2').get<Values>(address('groupware/appr', document))).body;
      expect(made).toMatchObject({ selfYn: 'Y', stCd: 'PROG' });
      expect(lineOf(made).findLast((row) => row.startsWith('APPR'))).toBe(`APPR ${ids['admin2']}`);
      for (const { stepTpCd, userId } of made['lineList'] as Values[])
        if (stepTpCd === 'AGREE') {
          const who = Object.keys(ids).find((name) => ids[name] === userId)!;
          expect((await onAppr(who, document, 'approve')).status).toBe(200);
        }
      expect((await onAppr('admin2', document, 'approve')).body).toMatchObject({ stCd: 'DONE' });
      expect(await quot(source)).toMatchObject({ stCd: 'CONF', quotAmount: '20000000' });
      const paper = await at('admin2').get<Values>(`${address('groupware/appr', document)}/print`);
      expect(JSON.stringify(paper.body)).toContain('다른 결재자가 없어 기안자가 결재');
    } finally {
      await allow('N');
    }
  });

  test('and whoever has somebody never decides alone, allowed or not', async () => {
    await allow('Y');
    try {
      const document = await asked(await drafted());
      const made = (await at('sales2').get<Values>(address('groupware/appr', document))).body;
      expect(made).toMatchObject({ selfYn: 'N' });
      expect(lineOf(made).join()).not.toContain(String(ids['sales2']));
    } finally {
      await allow('N');
    }
  });

  test('goes along the line of the company when the own one names nobody else', async () => {
    const own = await at('sales2').post<Values>('/groupware/apprLine', {
      ...{ lineNm: '나만', dfltYn: 'Y' },
      insertStepList: [{ stepTpCd: 'APPR', userId: ids['sales2'] }],
    });
    expect(own.status, JSON.stringify(own.body)).toBe(201);
    try {
      const document = await asked(await drafted());
      const made = (await at('sales2').get<Values>(address('groupware/appr', document))).body;
      expect(lineOf(made)).toContain(`APPR ${ids['admin2']}`);
    } finally {
      await at('sales2').del(address('groupware/apprLine', own.body['id']));
    }
  });
});

test('a confidential document whose approver is gone goes on by whoever the administrator names', async () => {
  const id = await submitted([['APPR', 'view2']], { secretYn: 'Y' });
  expect((await act('admin2', 'platform/user', ids['view2'], 'remove')).status).toBe(200);
  const name = (body: Values) => act('admin2', 'platform/user', ids['view2'], 'standIn', body);
  expect(refused(await name({ proxyUserId: ids['purc2'], absToDt: '2026-11-19' }))[0]).toBe(400);
  expect((await at('purc2').get(address('groupware/appr', id))).status).toBe(404);
  const named = await name({ proxyUserId: ids['purc2'], absToDt: '2026-11-30' });
  expect(named.body, JSON.stringify(named.body)).toMatchObject({ absFromDt: '2026-11-20', absToDt: '2026-11-30' });
  const todo = await at('purc2').get<{ content: Values[] }>('/groupware/appr/list?view=todo');
  expect(todo.body.content.map((row) => row['id'])).toContain(id);
  expect((await onAppr('purc2', id, 'approve')).body).toMatchObject({ stCd: 'DONE' });
});
