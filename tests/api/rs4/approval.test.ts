/** Electronic approval by the calls: flow F3, approval of quotations of F1, boxes, and who reaches what (22-groupware). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Values } from '../../../src/core/field.ts';
import { listField } from '../../../src/record/listField.ts';
import { appr } from '../../../src/services/groupware/appr.ts';
import { beforeOf } from '../../../src/services/groupware/again.ts';
import { apprLine } from '../../../src/services/groupware/apprLine.ts';
import { vectorA } from '../../../src/services/shared/amounts.vectors.ts';
import { startApp, type Answer, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
const people: Record<string, Client> = {};
const ids: Record<string, number> = {};
const names = ['admin2', 'sales2', 'site2', 'purc2', 'acct2', 'insp2', 'view2'] as const;

beforeAll(async () => {
  app = await startApp();
  for (const name of names) people[name] = await app.as(name);
  const users = await people['admin2']!.get<{ content: Values[] }>('/platform/user/list?size=100');
  for (const { loginId, id } of users.body.content) ids[String(loginId).split('@')[0]!] = id as number;
  const forms = await people['admin2']!.get<{ content: Values[] }>('/groupware/apprDoc/list');
  for (const { apprDocCd, id } of forms.body.content) ids[String(apprDocCd)] = id as number;
});
afterAll(() => app.close());

const at = (name: string) => people[name]!;
const read = async (who: string, id: unknown) => at(who).get<Values>(`/groupware/appr/${String(id)}`);
const rowsOf = (record: Values) => record['lineList'] as Values[];
const states = (record: Values) => rowsOf(record).map(({ actCd }) => actCd);

/** An action on the document as it is now. */
async function act(who: string, id: unknown, name: string, body: Values = {}): Promise<Answer<Values>> {
  const { version } = (await read(who, id)).body;
  return at(who).post<Values>(`/groupware/appr/${String(id)}/${name}`, { version, ...body });
}

async function boxes(who: string, id: unknown): Promise<string[]> {
  const all = ['draft', 'todo', 'progress', 'done', 'reject', 'ref'];
  const found = await Promise.all(
    all.map(async (view) => {
      const { body } = await at(who).get<{ content: Values[] }>(`/groupware/appr/list?view=${view}&size=1000`);
      return body.content.some((row) => row['id'] === id) ? [view] : [];
    }),
  );
  return found.flat();
}

const line = (...steps: readonly (readonly [string, string])[]) =>
  steps.map(([stepTpCd, who]) => ({ stepTpCd, userId: ids[who] }));
const expense = [
  { fieldKey: 'payDt', fieldVal: '2026-11-20' },
  { fieldKey: 'payAmt', fieldVal: '50000' },
  { fieldKey: 'payTxt', fieldVal: '안전화' },
];

async function draft(body: Values = {}): Promise<Values> {
  const made = await at('sales2').post<Values>('/groupware/appr', {
    ...{ apprDocId: ids['EXP'], title: '안전화 구입', insertValList: expense },
    insertLineList: line(['AGREE', 'site2'], ['AGREE', 'purc2'], ['APPR', 'admin2']),
    ...body,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
async function submitted(body: Values = {}): Promise<unknown> {
  const { id } = await draft(body);
  const answer = await act('sales2', id, 'submit');
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return id;
}
/** Absent around today, with somebody who stands in; nobody: present again. */
async function absent(who: string, proxy: string | undefined): Promise<void> {
  const path = `/platform/user/${ids[who]}`;
  const { version } = (await at('admin2').get<Values>(path)).body;
  const away = proxy
    ? { absFromDt: '2026-11-19', absToDt: '2026-11-21', proxyUserId: ids[proxy] }
    : { absFromDt: null, absToDt: null, proxyUserId: null };
  expect((await at('admin2').patch(path, { version, ...away })).status).toBe(200);
}

describe('F3: agreement in parallel, withdrawal, proxy, refusal', () => {
  let first: unknown;
  let second: unknown;
  test('1 both who agree have their turn, the approver waits', async () => {
    const { id } = await draft();
    first = id;
    const { body } = await act('sales2', id, 'submit');
    expect(body).toMatchObject({
      apprNo: 'GWEXP-2026-0001',
      stCd: 'PROG',
      draftDeptCd: 'SALES',
      draftDtm: '2026-11-20 09:00',
      retainCd: 'Y5',
    });
    expect(states(body)).toEqual(['TURN', 'TURN', 'WAIT']);
  });
  test('2 withdrawn before anyone acts, drafted anew, submitted again', async () => {
    expect((await act('sales2', first, 'withdraw')).body).toMatchObject({ stCd: 'WITHDRAW' });
    const again = await act('sales2', first, 'redraft');
    expect(again.body).toMatchObject({ stCd: 'DRAFT', title: '안전화 구입', apprNo: null });
    expect(again.body['id']).not.toBe(first);
    second = again.body['id'];
    const { body } = await act('sales2', second, 'submit');
    expect(body).toMatchObject({ stCd: 'PROG', apprNo: 'GWEXP-2026-0002' });
  });
  test('3 after somebody agreed it cannot be withdrawn', async () => {
    expect(states((await act('site2', second, 'approve', { opinion: '동의' })).body)).toEqual(['OK', 'TURN', 'WAIT']);
    const { status, body } = await act('sales2', second, 'withdraw');
    expect([status, body['code'], body['message']]).toEqual([
      409,
      'E_STATE',
      '이미 결재한 사람이 있어 회수할 수 없습니다.',
    ]);
  });
  test('4 whoever is absent is stood in for by their proxy', async () => {
    await absent('purc2', 'insp2');
    expect(await boxes('insp2', second)).toContain('todo');
    // Everybody who looks at the list reads who acts for them, and whoever chooses them, too.
    const turn = async () => {
      const { body: list } = await at('sales2').get<{ content: Values[] }>(
        '/groupware/appr/list?view=progress&size=1000',
      );
      return list.content.find((row) => row['id'] === second)!['turnUserNm'];
    };
    expect(await turn()).toBe('강시험 (대결 윤표본)');
    // The drafter stands in for nobody.
    await absent('purc2', 'sales2');
    expect(await turn()).toBe('강시험');
    await absent('purc2', 'insp2');
    const { body: choices } = await at('sales2').get<{ content: Values[] }>('/platform/common/user');
    const told = (who: string) => choices.content.find((row) => row['id'] === ids[who])!['tells'];
    expect([told('purc2'), told('site2')]).toEqual(['부재 11-21까지, 대결 윤표본', undefined]);
    const { body } = await act('insp2', second, 'approve');
    expect(rowsOf(body)[1]).toMatchObject({ actCd: 'PROXY', proxyUserId: ids['insp2'] });
    expect(states(body)).toEqual(['OK', 'PROXY', 'TURN']);
    await absent('purc2', undefined);
  });
  test('5 a refusal wants an opinion; the drafter finds it', async () => {
    const silent = await act('admin2', second, 'reject');
    expect([silent.status, (silent.body['errors'] as Values[])[0]]).toMatchObject([
      400,
      { code: 'E_REQUIRED', field: 'opinion' },
    ]);
    expect((await act('admin2', second, 'reject', { opinion: '예산 초과\n다시 검토' })).body).toMatchObject({
      stCd: 'REJECT',
      endDtm: '2026-11-20 09:00',
    });
    expect(await boxes('sales2', second)).toEqual(['reject']);
    // Whoever refused it, had agreed to it or stood in finds it there too.
    for (const who of ['admin2', 'site2', 'purc2', 'insp2'])
      expect([who, await boxes(who, second)]).toEqual([who, ['reject']]);
    expect(await boxes('acct2', second)).toEqual([]);
  });
  test('6 the next draft says which document it follows, who refused it and why, also the one after', async () => {
    const { body: next } = await act('sales2', second, 'redraft');
    const said = (of: Values) => beforeOf(of['valList'] as Values[]);
    const told = { id: second, no: 'GWEXP-2026-0002', why: '예산 초과 다시 검토' };
    expect(said(next)).toMatchObject(told);
    expect(said(next)!.by).toMatch(/^2026-11-20 09:00 /);
    // An opinion of several lines leaves a draft that can be saved.
    const { version, valList: updateValList } = next;
    const saved = await at('sales2').patch<Values>(`/groupware/appr/${String(next['id'])}`, { version, updateValList });
    expect([saved.status, said(saved.body)]).toMatchObject([200, told]);
    await act('sales2', next['id'], 'submit');
    await act('sales2', next['id'], 'withdraw');
    const { body: third } = await act('sales2', next['id'], 'redraft');
    expect(said(third)).toMatchObject({ id: next['id'], by: '', why: '' });
    expect((third['valList'] as Values[]).length).toBe(expense.length + 1);
  });
  test('7 it is drafted anew once, and says where; a draft that was thrown away counts no more', async () => {
    const id = await submitted({ title: '재기안 한 번' });
    await act('sales2', id, 'withdraw');
    const next = async () => (await at('sales2').get<Values>(`/groupware/appr/${String(id)}/facts`)).body;
    expect(await next()).toEqual({});
    const { body: draftAgain } = await act('sales2', id, 'redraft');
    expect([draftAgain['againId'], await next()]).toEqual([id, { nextId: draftAgain['id'], nextNo: null }]);
    const twice = await act('sales2', id, 'redraft');
    expect([twice.status, twice.body['message']]).toEqual([
      409,
      '이미 재기안하여 임시저장한 문서가 있습니다. 그 문서를 열어 이어 가세요.',
    ]);
    expect((await at('sales2').del(`/groupware/appr/${String(draftAgain['id'])}`)).status).toBeLessThan(300);
    expect(await next()).toEqual({});
    const { body: other } = await act('sales2', id, 'redraft');
    const { body: sent } = await act('sales2', other['id'], 'submit');
    expect(await next()).toEqual({ nextId: other['id'], nextNo: sent['apprNo'] });
    expect((await act('sales2', id, 'redraft')).body['message']).toBe(
      `이미 재기안한 문서(${String(sent['apprNo'])})가 있습니다. 그 문서에서 이어 가세요.`,
    );
    // Two at once: the database holds it too.
    const [column] = await app.database.write({ corpId: 2, userId: 0 }, (tx) =>
      tx.query<{ n: number }>(
        sql`select count(*)::int as n from groupware_appr where again_id = ${Number(id)}::bigint and del_yn = 'N'`,
      ),
    );
    expect(column).toEqual({ n: 1 });
  });
  test('8 nobody says themselves what was refused before: a call makes, changes and takes away no such row', async () => {
    const forged = [
      { fieldKey: 'apprAgain', fieldVal: `${String(second)} GWEXP-2026-0002` },
      { fieldKey: 'apprRefused', fieldVal: '2026-11-20 09:00 강시험' },
      { fieldKey: 'apprRefusedWhy', fieldVal: '금액만 고치면 됩니다' },
    ];
    const made = await draft({ againId: second, insertValList: [...expense, ...forged] });
    expect([made['againId'], beforeOf(made['valList'] as Values[])]).toEqual([null, undefined]);
    expect((made['valList'] as Values[]).length).toBe(expense.length);

    const id = await submitted({ title: '반려될 문서' });
    await act('site2', id, 'reject', { opinion: '단가 과다' });
    const { body: next } = await act('sales2', id, 'redraft');
    const rows = next['valList'] as Values[];
    const why = rows.find(({ fieldKey }) => fieldKey === 'apprRefusedWhy')!;
    const own = rows.find(({ fieldKey }) => fieldKey === 'payTxt')!;
    const save = async (of: Values, body: Values) => {
      const { version } = (await read('sales2', of['id'])).body;
      return at('sales2').patch<Values>(`/groupware/appr/${String(of['id'])}`, { version, ...body });
    };
    for (const [of, body] of [
      [made, { insertValList: forged }],
      [made, { updateValList: [{ id: (made['valList'] as Values[])[0]!['id'], fieldKey: 'apprRefusedWhy' }] }],
      [next, { updateValList: [{ id: why['id'], fieldVal: '이의 없음' }] }],
      [next, { updateValList: [{ id: why['id'], fieldKey: 'memo' }] }],
      [next, { deleteValList: [why['id']] }],
      [next, { insertValList: forged.slice(2) }],
    ] as const) {
      const { status, body: said } = await save(of, body);
      expect([status, said['message']]).toEqual([
        409,
        '이전 문서와 반려 내용은 바꿀 수 없습니다. 새로 읽은 뒤 다시 저장하세요.',
      ]);
    }
    const saved = await save(next, { updateValList: [{ id: own['id'], fieldVal: '안전화 10족' }] });
    expect(saved.status).toBe(200);
    expect(beforeOf(saved.body['valList'] as Values[])).toMatchObject({ id, why: '단가 과다' });
  });
});

test('whoever stands in is told for whom, and the absent person of their turn', async () => {
  await absent('site2', 'insp2');
  const id = await submitted({ title: '대결 알림' });
  await absent('site2', undefined);
  const facts = async (who: string) => {
    const { body } = await at(who).get<{ content: { recordId: number; kind: string; facts: Values }[] }>(
      '/platform/notify/list',
    );
    return body.content.find(({ recordId, kind }) => recordId === id && kind === 'turn')?.facts['standsFor'];
  };
  expect([await facts('insp2'), await facts('site2')]).toEqual(['정모의', undefined]);
});

describe('somebody stands in', () => {
  interface Told {
    readonly recordId: number;
    readonly kind: string;
    readonly view: string;
    readonly read: boolean;
    readonly facts: Values;
  }
  const noticesOf = async (who: string, id: unknown): Promise<Told[]> => {
    const { body } = await at(who).get<{ content: Told[] }>('/platform/notify/list');
    return body.content.filter(({ recordId }) => recordId === id);
  };
  const general = (...steps: readonly (readonly [string, string])[]) => ({
    ...{ apprDocId: ids['GEN'], insertValList: [] },
    insertLineList: line(...steps),
  });

  test('the absent person reads who has their turn, then what was done in their name; nothing waits for them any more', async () => {
    await absent('site2', 'insp2');
    const id = await submitted(general(['APPR', 'site2'], ['APPR', 'admin2']));
    expect(await noticesOf('site2', id)).toMatchObject([
      { kind: 'turn', read: false, facts: { to: 'AWAY', standIn: '윤표본' } },
    ]);
    expect((await act('insp2', id, 'approve', { opinion: '대신 봅니다' })).status).toBe(200);
    expect(await noticesOf('site2', id)).toMatchObject([
      {
        ...{ kind: 'state', view: 'progress', read: false },
        facts: { to: 'STOOD_OK', standIn: '윤표본', opinion: '대신 봅니다' },
      },
      { kind: 'turn', read: true },
    ]);
    expect((await noticesOf('insp2', id)).every(({ read: seen }) => seen)).toBe(true);
    // Where it leads, there it lies.
    expect(await boxes('site2', id)).toEqual(['progress']);

    const other = await submitted(general(['APPR', 'site2']));
    await act('insp2', other, 'reject', { opinion: '단가 과다' });
    expect((await noticesOf('site2', other))[0]).toMatchObject({ view: 'reject', facts: { to: 'STOOD_REJ' } });
    // The next draft tells whose step it was, too.
    const { body: next } = await act('sales2', other, 'redraft');
    const said = (lang: string) => beforeOf(next['valList'] as Values[], lang)!.by;
    expect([said('ko'), said('en')]).toEqual([
      '2026-11-20 09:00 정모의 (대결 윤표본)',
      '2026-11-20 09:00 정모의 (By proxy 윤표본)',
    ]);
    await absent('site2', undefined);
  });

  test('who is named while documents wait is told at once how many, once, and none of their own', async () => {
    const before = await submitted(general(['APPR', 'purc2']));
    await submitted(general(['APPR', 'purc2']));
    const own = await at('insp2').post<Values>('/groupware/appr', { title: '내 기안', ...general(['APPR', 'purc2']) });
    await act('insp2', own.body['id'], 'submit');
    const told = async () => {
      const { body } = await at('insp2').get<{ content: Told[] }>('/platform/notify/list');
      return body.content.filter(({ facts }) => facts['to'] === 'STANDS_IN');
    };
    const { body: facts } = await at('admin2').get<{ waiting: { drafter: number; count: number }[] }>(
      `/platform/user/${ids['purc2']}/facts`,
    );
    const { body: me } = await at('purc2').get<Values>('/platform/mypage/me');
    expect(me['waiting']).toEqual(facts.waiting);
    const waits = facts.waiting.reduce((sum, { drafter, count }) => sum + (drafter === ids['insp2'] ? 0 : count), 0);
    expect(waits).toBeGreaterThanOrEqual(2);
    const known = (await told()).length;
    await absent('purc2', 'insp2');
    const [notice, ...others] = await told();
    expect(others).toHaveLength(known);
    expect(notice).toMatchObject({ kind: 'turn', view: 'todo', facts: { standIn: '강시험', count: waits } });
    expect(notice!.recordId).toBeLessThanOrEqual(before as number);
    // Saved once more it is not said once more; the drafter of all that waits is told nothing.
    await absent('purc2', 'insp2');
    expect(await told()).toHaveLength(known + 1);
    await absent('purc2', undefined);
  });

  test('whoever acts themselves leaves nothing that waits for whoever could have stood in, nor does a withdrawal', async () => {
    await absent('site2', 'insp2');
    const [id, back] = [await submitted(general(['APPR', 'site2'])), await submitted(general(['APPR', 'site2']))];
    expect((await noticesOf('insp2', id)).map(({ read: seen }) => seen)).toEqual([false]);
    await act('site2', id, 'approve');
    await act('sales2', back, 'withdraw');
    for (const one of [id, back])
      for (const who of ['insp2', 'site2'])
        expect([who, (await noticesOf(who, one)).filter(({ kind, read: seen }) => kind === 'turn' && !seen)]).toEqual([
          who,
          [],
        ]);
    await absent('site2', undefined);
  });

  test('the drafter stands in for nobody: said when choosing, at submitting, and when the turn comes later', async () => {
    await absent('site2', 'sales2');
    const { body: choices } = await at('sales2').get<{ content: Values[] }>('/platform/common/user');
    expect(choices.content.find((row) => row['id'] === ids['site2'])!['tells']).toBe(
      '부재 11-21까지, 대결자가 나라서 내 기안은 부재가 끝나야 결재',
    );
    const { id } = await draft(general(['APPR', 'site2']));
    const asked = await act('sales2', id, 'submit');
    expect([asked.status, (asked.body['errors'] as Values[])[0]]).toMatchObject([
      409,
      {
        warn: 'apprProxyDrafts',
        message: '정모의 님은 2026-11-21까지 부재이고 대결자가 기안자 본인입니다. 부재가 끝나야 결재됩니다.',
      },
    ]);
    const { body: sent } = await act('sales2', id, 'submit', { confirmed: ['apprProxyDrafts'] });
    expect(sent).toMatchObject({ stCd: 'PROG' });
    expect((await noticesOf('site2', id))[0]!.facts['to']).toBeUndefined();
    await absent('site2', undefined);

    const later = await submitted(general(['APPR', 'admin2'], ['APPR', 'site2']));
    await absent('site2', 'sales2');
    await act('admin2', later, 'approve');
    expect((await noticesOf('sales2', later))[0]).toMatchObject({
      view: 'progress',
      facts: { to: 'STUCK', by: '정모의', until: '2026-11-21' },
    });
    await absent('site2', undefined);
  });
});

test('whoever was informed finds the document in the box of reference, however it ended', async () => {
  const steps = line(['APPR', 'site2'], ['REF', 'acct2']);
  const id = await submitted({ insertLineList: steps });
  await act('site2', id, 'reject', { opinion: '단가 과다' });
  const back = await submitted({ insertLineList: steps });
  await act('sales2', back, 'withdraw');
  for (const one of [id, back]) expect(await boxes('acct2', one)).toEqual(['ref']);
});

describe('turns', () => {
  test('only whoever has the turn acts', async () => {
    const id = await submitted();
    for (const who of ['admin2', 'acct2', 'sales2']) {
      const { status, body } = await act(who, id, 'approve');
      expect([who, status, body['code']]).toEqual([who, 403, 'E_AUTH']);
    }
    expect(states((await read('sales2', id)).body)).toEqual(['TURN', 'TURN', 'WAIT']);
  });
  test('the last approval completes it; it leaves the box of what is to do', async () => {
    const id = await submitted({
      insertLineList: line(['AGREE', 'site2'], ['APPR', 'admin2'], ['REF', 'acct2'], ['RECV', 'insp2']),
    });
    expect([
      await boxes('site2', id),
      await boxes('admin2', id),
      await boxes('acct2', id),
      await boxes('insp2', id),
    ]).toEqual([['todo'], [], ['ref'], []]);
    await act('site2', id, 'approve');
    expect([await boxes('site2', id), await boxes('admin2', id)]).toEqual([['progress'], ['todo']]);
    const { body } = await act('admin2', id, 'approve', { opinion: '승인합니다' });
    expect(body).toMatchObject({ stCd: 'DONE', endDtm: '2026-11-20 09:00' });
    expect(states(body)).toEqual(['OK', 'OK', 'WAIT', 'WAIT']);
    expect([await boxes('sales2', id), await boxes('admin2', id), await boxes('insp2', id)]).toEqual([
      ['done'],
      ['done'],
      ['ref'],
    ]);
  });
  test('final decision skips those who come later, but not over people and not by those who agree', async () => {
    const steps = line(['APPR', 'site2'], ['AGREE', 'purc2'], ['APPR', 'admin2']);
    const id = await submitted({ apprDocId: ids['GEN'], insertValList: [], insertLineList: steps });
    const { body } = await act('site2', id, 'arbitrate');
    expect([body['stCd'], ...states(body)]).toEqual(['DONE', 'ARB', 'SKIP', 'SKIP']);
    const leave = await submitted({ apprDocId: ids['VAC'], insertValList: [], insertLineList: steps });
    expect((await act('site2', leave, 'arbitrate')).body).toMatchObject({ code: 'E_STATE' });
    const agreed = await submitted();
    expect((await act('purc2', agreed, 'arbitrate')).body).toMatchObject({ code: 'E_STATE' });
    expect(states((await read('sales2', leave)).body)).toEqual(['TURN', 'WAIT', 'WAIT']);
  });
  test('lists and their files name whose turn it is', async () => {
    const id = await submitted({ title: '차례 확인' });
    const { body } = await at('sales2').get<{ content: Values[] }>('/groupware/appr/list?view=progress&size=1000');
    expect(body.content.find((row) => row['id'] === id)).toMatchObject({ turnUserNm: '정모의, 강시험' });
    expect(listField(appr, 'turnUserNm')).toMatchObject({ type: 'text' });
    expect(listField(apprLine, 'stepCnt')).toMatchObject({ type: 'integer' });
  });
  test('two who agree at the same moment: both count, the approver has one turn', async () => {
    const id = await submitted();
    const [a, b] = [await read('site2', id), await read('purc2', id)];
    const sent = await Promise.all([
      at('site2').post<Values>(`/groupware/appr/${String(id)}/approve`, { version: a.body['version'] }),
      at('purc2').post<Values>(`/groupware/appr/${String(id)}/approve`, { version: b.body['version'] }),
    ]);
    expect(sent.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    const late = sent[0]!.status === 409 ? 'site2' : 'purc2';
    expect(states((await act(late, id, 'approve')).body)).toEqual(['OK', 'OK', 'TURN']);
  });
});

test('a value that its field cannot hold is refused by the name of the field, with what it may hold', async () => {
  const wrong = async (fieldKey: string, fieldVal: string) => {
    const { status, body } = await at('sales2').post<Values>('/groupware/appr', {
      ...{ apprDocId: ids['EXP'], title: '안전화 구입', insertValList: [{ fieldKey, fieldVal }] },
    });
    return [status, (body['errors'] as Values[])[0]!['message']];
  };
  const told = '금액은 -999,999,999,999,999부터 999,999,999,999,999까지 입력할 수 있습니다.';
  for (const digits of [16, 20]) expect(await wrong('payAmt', '9'.repeat(digits))).toEqual([400, told]);
});

describe('what cannot be submitted', () => {
  test.each([
    ['nobody to approve', { insertLineList: [] }, { field: 'userId' }],
    [
      'a field of the form that is open',
      { insertValList: expense.slice(0, 2) },
      { message: expect.stringMatching(/^양식의 필수 항목 .+[을를] 입력하세요\.$/) },
    ],
  ] as const)('%s', async (_, body, what) => {
    const { id } = await draft(body);
    const answer = await act('sales2', id, 'submit');
    expect([answer.status, (answer.body['errors'] as Values[])[0]]).toMatchObject([
      400,
      { code: 'E_REQUIRED', ...what },
    ]);
  });
  test.each([
    ['the drafter', [['APPR', 'sales2']], 'apprDrafterInLine', 'userId'],
    [
      'the same person twice',
      [
        ['AGREE', 'site2'],
        ['APPR', 'site2'],
      ],
      'apprUserTwice',
      'userId',
    ],
    ['nobody who approves', [['AGREE', 'site2']], 'apprLastStep', 'stepTpCd'],
  ] as const)('a line with %s is refused at the row', async (_, steps, _text, field) => {
    const { status, body } = await at('sales2').post<Values>('/groupware/appr', {
      apprDocId: ids['GEN'],
      title: '가',
      insertLineList: line(...steps),
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body['errors'] as Values[]).toContainEqual(expect.objectContaining({ field, row: steps.length }));
  });
});

describe('who reaches what', () => {
  test("a draft is its drafter's alone", async () => {
    const { id } = await draft();
    expect([
      (await read('sales2', id)).status,
      (await read('site2', id)).status,
      (await read('admin2', id)).status,
    ]).toEqual([200, 404, 404]);
    expect(await boxes('sales2', id)).toEqual(['draft']);
    const recent = await at('sales2').get<{ content: Values[] }>(
      '/groupware/appr/list?view=draft&fromDt=2026-11-20&toDt=2026-11-20',
    );
    expect(recent.body.content.map((row) => row['id'])).toContain(id);
  });
  test('a confidential document is known to those in its line, and found by nobody else', async () => {
    const id = await submitted({ secretYn: 'Y', title: '비밀 인사발령' });
    expect(
      (await Promise.all(['sales2', 'site2', 'admin2', 'acct2', 'view2'].map((who) => read(who, id)))).map(
        ({ status }) => status,
      ),
    ).toEqual([200, 200, 200, 404, 404]);
    const seen = await at('acct2').get<{ content: Values[] }>(
      `/groupware/appr/list?view=progress&keyword=${encodeURIComponent('비밀')}`,
    );
    expect(seen.body.content).toEqual([]);
    expect((await at('acct2').get(`/groupware/appr/${String(id)}/history`)).status).toBe(404);
    const rows = await app.database.read({ corpId: 2, userId: ids['acct2']! }, [
      sql`select id from groupware_appr where id = ${id}::bigint`,
    ]);
    expect(rows[0]).toEqual([]);
  });
  test.each(['지출', 'ㅈㅊ', 'expense', 'EXP'])('whoever drafts finds a shared form by "%s"', async (keyword) => {
    const path = `/groupware/common/apprDoc?keyword=${encodeURIComponent(keyword)}`;
    const { body } = await at('sales2').get<{ content: Values[] }>(path);
    expect(body.content.map(({ value }) => value)).toEqual(['지출결의서']);
  });
  test('lines: own ones, and shared ones that administrators make', async () => {
    const body = { lineNm: '내 결재선', dfltYn: 'Y', insertStepList: [{ stepTpCd: 'APPR', userId: ids['site2'] }] };
    const mine = await at('sales2').post<Values>('/groupware/apprLine', body);
    expect(mine.status).toBe(201);
    expect((await at('purc2').get(`/groupware/apprLine/${String(mine.body['id'])}`)).status).toBe(404);
    expect((await at('sales2').post('/groupware/apprLine', { ...body, shareYn: 'Y' })).status).toBe(403);
    const list = await at('sales2').get<{ content: Values[] }>('/groupware/apprLine/list');
    expect(list.body.content.map(({ lineNm, stepCnt }) => [lineNm, stepCnt])).toEqual([
      ['기본 결재선', 3],
      ['내 결재선', 1],
    ]);
    const fresh = await at('sales2').get<Values>('/groupware/appr/new?view=draft');
    expect(rowsOf(fresh.body).map(({ userId, userNm }) => [userId, userNm])).toEqual([[ids['site2'], '정모의']]);
    await at('sales2').del(`/groupware/apprLine/${String(mine.body['id'])}`);
  });
});

describe('F1: a quotation that needs approval', () => {
  let quot: Values;
  const actOn = async (name: string, body: Values = {}) => {
    const { version } = (await at('sales2').get<Values>(`/rs4/quot/${String(quot['id'])}`)).body;
    return at('sales2').post<Values>(`/rs4/quot/${String(quot['id'])}/${name}`, { version, ...body });
  };
  const now = async () => (await at('sales2').get<Values>(`/rs4/quot/${String(quot['id'])}`)).body;
  beforeEach(async () => {
    const found = async (address: string) =>
      (await at('sales2').get<{ content: Values[] }>(address)).body.content[0]!['id'];
    const made = await at('sales2').post<Values>('/rs4/quot', {
      quotTitle: '정기 수리',
      shipId: await found('/rs4/ship/list?keyword=HANBIT'),
      clntId: await found(`/rs4/clnt/list?keyword=${encodeURIComponent('북극성')}`),
      insertItemList: vectorA.lines.map(({ input }, i) => ({ itemNm: `행 ${i + 1}`, ...input })),
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    quot = made.body;
    quot = (await actOn('start')).body;
  });
  test('approved by both it is confirmed, and nothing is left to do', async () => {
    expect(await now()).toMatchObject({ quotAmount: '15510999', sumAmount: '17062099' });
    expect((await actOn('confirm')).body).toMatchObject({ code: 'E_STATE' });
    const asked = await actOn('requestAppr');
    expect(asked.body).toMatchObject({ stCd: 'APPR' });
    const document = (await read('site2', asked.body['apprId'])).body;
    expect(document).toMatchObject({ stCd: 'PROG', srcTbl: 'RS4_QUOT', srcNo: quot['quotNo'], amount: '15510999' });
    expect(String(document['apprNo'])).toMatch(/^GWQT-2026-\d{4}$/);
    expect((await actOn('confirm')).body).toMatchObject({ code: 'E_STATE' });
    await act('site2', document['id'], 'approve');
    expect(await now()).toMatchObject({ stCd: 'APPR' });
    await act('admin2', document['id'], 'approve');
    expect(await now()).toMatchObject({ stCd: 'CONF' });
    expect([await boxes('site2', document['id']), await boxes('admin2', document['id'])]).toEqual([['done'], ['done']]);
    const trail = await at('sales2').get<{ content: Values[] }>(`/rs4/quot/${String(quot['id'])}/history`);
    expect(trail.body.content.map((entry) => entry['act'])).toEqual(['apprDone', 'requestAppr', 'start', 'create']);
  });
  test.each([
    ['refused', (id: unknown) => act('site2', id, 'reject', { opinion: '단가 확인' })],
    ['taken back', (id: unknown) => act('sales2', id, 'withdraw')],
  ])('%s it is in writing again', async (how, end) => {
    const waiting = async () =>
      (await at('sales2').get<{ boxes: Record<string, number> }>('/platform/notify/counts')).body.boxes['G15']!;
    const before = await waiting();
    const asked = await actOn('requestAppr');
    expect((await end(asked.body['apprId'])).status).toBe(200);
    expect(await now()).toMatchObject({ stCd: 'DRAFT' });
    expect(await waiting()).toBe(before + 1);
    const again = (await actOn('requestAppr')).body;
    expect(again).toMatchObject({ stCd: 'APPR' });
    // The next follows it, whichever button asked.
    expect((await read('sales2', again['apprId'])).body['againId']).toBe(asked.body['apprId']);
    expect(await waiting()).toBe(before);
    // Whoever is asked once more reads who refused it and why; what was taken back was refused by nobody.
    const document = (await read('site2', again['apprId'])).body;
    const told = (document['valList'] as Values[]).filter(({ fieldKey }) => String(fieldKey).startsWith('apprRefused'));
    expect(told.map(({ fieldKey, fieldVal }) => [fieldKey, fieldVal])).toEqual(
      how === 'refused'
        ? [
            ['apprRefused', expect.stringMatching(/^2026-11-20 09:\d\d 정모의$/)],
            ['apprRefusedWhy', '단가 확인'],
          ]
        : [],
    );
    // A record that is no more leaves nothing that waits.
    await act('sales2', again['apprId'], 'withdraw');
    expect(await waiting()).toBe(before + 1);
    expect((await at('sales2').del(`/rs4/quot/${String(quot['id'])}`)).status).toBeLessThan(300);
    expect(await waiting()).toBe(before);
  });
  test('what only an approval may do has no call', async () => {
    expect((await actOn('apprDone')).status).toBe(404);
  });
});
