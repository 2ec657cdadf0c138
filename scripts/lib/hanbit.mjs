// The repair of HANBIT NURI, from the quotation of the demo data to its payment, by the calls that the screens make: for
// the scripts that take pictures and record.
import { request } from '@playwright/test';
import { signIn, writeQuotation } from './desk.mjs';

/** People of the yard who act on it. */
const people = /** @type {const} */ (['sales2', 'site2', 'purc2', 'acct2', 'admin2']);
const today = '2026-11-20';
/** One pixel, standing for the signed report. */
const signature = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * @typedef {Record<string, any>} Values
 * @typedef {(method: string, path: string, data?: object) => Promise<any>} Call
 */

/** @param {string} address */
export async function openRepair(address) {
  const own = await request.newContext({ timeout: 180_000 });
  const calls = /** @type {Record<typeof people[number], Call>} */ (
    Object.fromEntries(
      await Promise.all(people.map(async (person) => [person, (await signIn(own, address, person)).call])),
    )
  );
  const { sales2: sales, site2: site, purc2: buyer, acct2: accounts } = calls;

  /** @param {string} prefix @param {number} id @returns {Promise<Values>} */
  const read = (prefix, id) => sales('GET', `${prefix}/${id}`);
  /** @param {Call} who @param {string} prefix @param {number} id @param {string} name @param {object} [body] @returns {Promise<Values>} */
  const act = async (who, prefix, id, name, body = {}) => {
    const { version } = await who('GET', `${prefix}/${id}`);
    return who('POST', `${prefix}/${id}/${name}`, { version, confirmed: true, ...body });
  };
  /** @param {Call} who @param {string} prefix @param {number} id @param {object} body @returns {Promise<Values>} */
  const change = async (who, prefix, id, body) => {
    const { version } = await who('GET', `${prefix}/${id}`);
    return who('PATCH', `${prefix}/${id}`, { version, confirmed: true, ...body });
  };
  /** @param {Values} record @param {string} name */
  const lineOf = (record, name) =>
    record.itemList.find((/** @type {Values} */ line) => line.itemNm === name) ??
    (() => {
      throw new Error(`no line ${name}`);
    })();
  /** @param {number} apprId @param {'site2' | 'admin2'} person */
  const agree = (apprId, person) => act(calls[person], 'groupware/appr', apprId, 'approve');
  /** @param {number} apprId */
  const approve = async (apprId) => {
    for (const person of /** @type {const} */ (['site2', 'admin2'])) await agree(apprId, person);
  };

  const quotId = (await sales('GET', 'rs4/quot/list?keyword=RQ-2611-0001')).content[0].id;
  const orderOf = async () => read('rs4/order', (await read('rs4/quot', quotId)).orderId);
  const lead = (await sales('GET', 'rs4/common/user')).content.find(
    (/** @type {Values} */ user) => user.value === '정모의',
  ).id;

  /** @param {string} line @param {Values} values */
  const work = async (line, { logs = [], doneQty, ...values }) => {
    const order = await orderOf();
    const made = await site('POST', 'rs4/work', {
      ...{ orderId: order.id, orderItemId: lineOf(order, line).id, workNm: line, leadUserId: lead, confirmed: true },
      ...values,
    });
    if (logs.length) {
      await act(site, 'rs4/work', made.id, 'start');
      await change(site, 'rs4/work', made.id, { insertLogList: logs });
    }
    if (doneQty) await act(site, 'rs4/work', made.id, 'done', { doneQty });
    return made;
  };
  /** @param {string} workDt @param {number} workerCnt @param {string} progRt @param {string} logTxt */
  const log = (workDt, workerCnt, progRt, logTxt) => ({ workDt, workerCnt, mh: workerCnt * 8, progRt, logTxt });

  /** @param {string} invKindCd @param {Values} start */
  const invoice = async (invKindCd, start = {}) => {
    const order = await orderOf();
    const query = new URLSearchParams({ orderId: String(order.id), invKindCd, ...start });
    const { itemList, ...header } = await accounts('GET', `rs4/inv/new?${query}`);
    const made = await accounts('POST', 'rs4/inv', { ...header, insertItemList: itemList });
    await act(accounts, 'rs4/inv', made.id, 'issue');
    return made;
  };

  const steps = {
    quotation: async () => (await writeQuotation(sales)).id,
    /** Waits for two to approve it: the document. */
    async asked() {
      const { stCd, apprId } = await read('rs4/quot', quotId);
      return apprId && stCd !== 'DRAFT' ? apprId : (await act(sales, 'rs4/quot', quotId, 'requestAppr')).apprId;
    },
    /** The first of the two has agreed. */
    async agreed() {
      const { stCd, apprId } = await read('rs4/quot', quotId);
      if (stCd === 'APPR') await agree(apprId, 'site2');
      return apprId;
    },
    /** Approved and sent to the owner. */
    async sent() {
      const { stCd, apprId, chargerId } = await read('rs4/quot', quotId);
      if (stCd === 'APPR') await agree(apprId, 'admin2');
      if (!['SENT', 'WON'].includes(stCd))
        await act(sales, 'rs4/quot', quotId, 'send', { chargerIds: String(chargerId) });
      return quotId;
    },
    /** Won: the order stands, with its days and its berth. */
    async won() {
      const { stCd } = await read('rs4/quot', quotId);
      if (stCd !== 'WON') await act(sales, 'rs4/quot', quotId, 'win', { poNo: 'NS-77', orderDt: today });
      const { id } = await orderOf();
      await change(sales, 'rs4/order', id, { workFromDt: '2026-11-14', workToDt: '2026-11-27', berthCd: 'DOCK2' });
      return id;
    },
    /** Works under way with what the site has logged, an addition among them. */
    async worked() {
      const { id } = await orderOf();
      await change(sales, 'rs4/order', id, {
        insertItemList: [
          {
            ...{ workTpCd: 'STEEL', itemNm: '강판 교체', unitCd: 'KG', qty: '320', price: '9500', purcPrice: '7000' },
            addApprDt: '2026-11-19',
          },
        ],
      });
      await work('선체 고압수세척', {
        ...{ workTpCd: 'HULL', teamCd: 'HULL', planFromDt: '2026-11-14', planToDt: '2026-11-16' },
        logs: [
          log('2026-11-14', 5, '40', '선저 세척, 비계 설치'),
          log('2026-11-16', 5, '100', '외판 마무리, 비계 철거'),
        ],
        doneQty: '2450',
      });
      const painting = await work('선체 도장(1회)', {
        ...{ workTpCd: 'PAINT', teamCd: 'PAINT', planFromDt: '2026-11-17', planToDt: '2026-11-23' },
        logs: [
          log('2026-11-17', 6, '25', '선저 전처리'),
          log('2026-11-19', 6, '62', '우현 하부 1차 도장 완료. 좌현은 습도 85%로 오후 작업을 미룸'),
        ],
      });
      await work('아연판 교체', {
        ...{ workTpCd: 'HULL', teamCd: 'HULL', planFromDt: '2026-11-19', planToDt: '2026-11-23' },
        logs: [log('2026-11-19', 3, '35', '선미부 13개 교체')],
      });
      await work('강판 교체', {
        ...{ workTpCd: 'STEEL', teamCd: 'HULL', planFromDt: '2026-11-20', planToDt: '2026-11-25' },
        ...{ safetyCds: 'HOT', permitNo: 'HW-2611-12' },
        logs: [log(today, 4, '10', '38번 늑골 외판 절단선 표시')],
      });
      await work('프로펠러 연마', {
        ...{ workTpCd: 'PROP', teamCd: 'ENG', planFromDt: '2026-11-23', planToDt: '2026-11-25' },
      });
      return { orderId: id, paintingId: painting.id };
    },
    /** The painting by a subcontractor, ordered and received. */
    async bought() {
      const { id, itemList } = await orderOf();
      const clntId = (await buyer('GET', `rs4/clnt/list?keyword=${encodeURIComponent('가온데모도장')}`)).content[0].id;
      const painting = lineOf({ itemList }, '선체 도장(1회)');
      await change(sales, 'rs4/order', id, { updateItemList: [{ id: painting.id, purcClntId: clntId }] });
      const made = await buyer('POST', 'rs4/purc/fromOrder', { orderId: id, clntId });
      await approve((await act(buyer, 'rs4/purc', made.id, 'requestAppr')).apprId);
      return made.id;
    },
    /** Thirty per cent in advance, asked for and paid. */
    async advance() {
      const { id } = await invoice('ADV', { advRt: '30' });
      const { sumAmount } = await read('rs4/inv', id);
      await change(accounts, 'rs4/inv', id, { insertPayList: [{ payDt: today, payAmt: sumAmount }] });
      return id;
    },
    /** Every work done, the order complete and signed for. */
    async accepted() {
      const { id } = await orderOf();
      const { content } = await site('GET', `rs4/work/list?orderId=${id}&fromDt=2026-01-01&toDt=2027-01-01`);
      for (const one of content) {
        const { stCd, orderItemId } = await read('rs4/work', one.id);
        if (stCd === 'DONE') continue;
        if (stCd === 'PLAN') await act(site, 'rs4/work', one.id, 'start');
        await change(site, 'rs4/work', one.id, { insertLogList: [log(today, 4, '100', '마무리')] });
        const { qty } = (await orderOf()).itemList.find((/** @type {Values} */ line) => line.id === orderItemId);
        await act(site, 'rs4/work', one.id, 'done', { doneQty: qty });
      }
      await act(sales, 'rs4/order', id, 'complete');
      const form = new FormData();
      form.append('fileInfo', JSON.stringify({ refTableNm: 'RS4_ORDER', refTypeCd: 'SIGN' }));
      form.append('files', new Blob([signature], { type: 'image/png' }), '공사완료확인서_서명.png');
      const sent = await sales('POST', 'file/app/uploadFiles', form);
      await change(sales, 'rs4/order', id, {
        reqFileList: sent.content.map((/** @type {Values} */ { fileDetailId }) => ({ fileDetailId })),
      });
      await act(sales, 'rs4/order', id, 'accept', { accNm: '백예시', accDt: today });
      return id;
    },
    /** What is left, asked for; a part of it has come in. */
    async billed() {
      const { id } = await invoice('FINAL');
      await change(accounts, 'rs4/inv', id, { insertPayList: [{ payDt: today, payAmt: '10000000' }] });
      return id;
    },
  };
  /**
   * The same, each taken once and after those before it: whoever asks for a step gets the repair that has come so far.
   * @type {typeof steps}
   */
  const taken = /** @type {any} */ ({});
  for (const [name, step] of Object.entries(steps)) {
    /** @type {Promise<any> | undefined} */
    let once;
    const earlier = Object.keys(steps).slice(0, Object.keys(steps).indexOf(name));
    Object.assign(taken, {
      [name]: () =>
        (once ??= (async () => {
          for (const one of earlier) await /** @type {any} */ (taken)[one]();
          return step();
        })()),
    });
  }
  return taken;
}
