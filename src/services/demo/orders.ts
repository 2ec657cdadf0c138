import { day, docNumber } from './record.ts';
import type { DemoRecord, DemoRow, DemoValue } from './record.ts';

type Values = Readonly<Record<string, DemoValue>>;

const head = (itemNm: string): DemoRow => ({ values: { lineTpCd: 'H', itemNm } });
const item = (
  workTpCd: string,
  itemNm: string,
  unitCd: string,
  qty: string,
  [price, purcPrice]: readonly [string, string],
  done: Values = {},
): DemoRow => ({
  values: {
    lineTpCd: 'I',
    workTpCd,
    itemNm,
    unitCd,
    qty,
    priceBaseCd: 'P',
    price,
    purcBaseCd: 'K',
    purcPrice,
    ...done,
  },
});

/** The one in work, and the one that was paid in September (60-demo-data 6.5). */
export const orderRecords: readonly DemoRecord[] = [
  {
    corpId: 2,
    made: day(-63, '10:20'),
    values: {
      orderNo: docNumber('RO', -63, 1),
      ...{
        orderTitle: '예인선 중간검사 수리',
        orderDt: day(-63),
        poNo: 'NS-62',
        repairTpCd: 'DOCK',
        berthCd: 'DOCK2',
        portCd: 'KRPUS',
      },
      ...{
        workFromDt: day(-60),
        workToDt: day(-54),
        realFromDt: day(-60),
        realToDt: day(-55),
        accNm: '백예시',
        accDt: day(-54),
      },
      ...{
        currCd: 'KRW',
        vatCd: 'TAX10',
        payTermCd: 'D30',
        stCd: 'CLOSED',
        invAmount: '9718000',
        realPurcTot: '1722000',
      },
    },
    refs: { shipId: '데모예인1호', clntId: '북극성데모해운(주)', chargerId: '백예시', chargeUserId: '최예시' },
    grids: {
      item: [
        head('선체'),
        item('HULL', '선저 스크레이핑', 'M2', '420', ['1900', '1400'], { doneQty: '420', invQty: '420' }),
        item('PAINT', '방오도료 도장', 'M2', '420', ['5200', '4100'], {
          doneQty: '420',
          invQty: '420',
          realPurcTot: '1722000',
        }),
        head('추진·타'),
        item('PROP', '프로펠러 연마', 'EA', '2', ['2600000', '1900000'], { doneQty: '2', invQty: '2' }),
        item('STEEL', '난간 신환', 'M', '18', ['96000', '70000'], { doneQty: '16', invQty: '16' }),
      ],
    },
  },
  {
    corpId: 2,
    made: day(-24, '14:05'),
    values: {
      orderNo: docNumber('RO', -24, 1),
      ...{
        orderTitle: '정기 입거수리',
        orderDt: day(-24),
        poNo: 'NR-2610-31',
        repairTpCd: 'DOCK',
        berthCd: 'DOCK1',
        portCd: 'KRPUS',
      },
      ...{ workFromDt: day(-9), workToDt: day(8), realFromDt: day(-9), stCd: 'WORK', invAmount: '14896140' },
      ...{ currCd: 'KRW', vatCd: 'ZERO', zeroReasonCd: 'SHIP', payTermCd: 'D30' },
    },
    refs: { shipId: '누리파이오니어', clntId: '누리데모해운(주)', chargerId: '홍감독', chargeUserId: '최예시' },
    grids: {
      item: [
        head('선체·철의장'),
        item('HULL', '선체 고압수세척', 'M2', '6800', ['1466', '1150'], { doneQty: '6800' }),
        item('STEEL', '강판 교체', 'KG', '2600', ['9500', '7000']),
        head('기관'),
        item('ENG', '주기관 실린더 개방정비', 'CYL', '6', ['2497500', '1850000']),
      ],
    },
  },
];

const log = (
  offset: number,
  workerCnt: number,
  mh: number,
  progRt: string,
  logTxt: string,
  issueTxt?: string,
): DemoRow => ({
  values: { workDt: day(offset), workerCnt, mh, progRt, logTxt, ...(issueTxt ? { issueTxt } : {}) },
});

interface Job {
  readonly seq: number;
  /** Line of the order in work. */
  readonly line: string;
  readonly lead: string;
  readonly values: Values;
  readonly grids?: DemoRecord['grids'];
}

const made = -12;
const job = ({ seq, line, lead, values, grids = {} }: Job): DemoRecord => ({
  corpId: 2,
  made: day(made, '08:40'),
  values: { workNo: docNumber('RW', made, seq), workNm: line, ...values },
  refs: { orderId: { orderTitle: '정기 입거수리' }, orderItemId: line, leadUserId: lead },
  grids,
});

/** Works of the order in work: one ended, one of hot work with its permit, one that lies ahead. */
export const workRecords: readonly DemoRecord[] = [
  job({
    ...{ seq: 1, line: '선체 고압수세척', lead: '정모의' },
    values: {
      ...{ workTpCd: 'HULL', teamCd: 'HULL', planFromDt: day(-9), planToDt: day(-6), planMh: 160, safetyCds: 'HIGH' },
      ...{ realFromDt: day(-9), realToDt: day(-6), doneQty: '6800', stCd: 'DONE' },
      instTxt: '선저부터 외판까지 250 bar로 세척합니다. 방식아연과 센서에는 직접 분사하지 마세요.',
    },
    grids: {
      log: [
        log(-9, 5, 40, '25', '선저 좌현 세척, 비계 설치'),
        log(-8, 5, 42, '55', '선저 우현 세척'),
        log(-7, 4, 36, '85', '외판 좌·우현 세척', '좌현 40번 늑골 부근 도막 들뜸 확인'),
        log(-6, 4, 30, '100', '외판 마무리, 비계 철거'),
      ],
    },
  }),
  job({
    ...{ seq: 2, line: '강판 교체', lead: '정모의' },
    values: {
      ...{ workTpCd: 'STEEL', teamCd: 'HULL', planFromDt: day(-4), planToDt: day(3), planMh: 320 },
      ...{ safetyCds: 'HOT,ENCL', permitNo: 'HW-2611-07', realFromDt: day(-4), stCd: 'ING' },
      instTxt: '좌현 38~44번 늑골 외판을 절단하고 새 강판을 용접합니다. 작업 전 가스 농도를 재고 화기감시자를 둡니다.',
    },
    grids: {
      log: [
        log(-4, 6, 48, '12', '절단선 표시, 환기와 가스 농도 측정'),
        log(-3, 6, 50, '30', '좌현 38~41번 늑골 외판 절단'),
        log(-2, 7, 56, '48', '강판 취부, 가용접', '39번 늑골 하단 부식이 커서 60 kg 추가 예상'),
        log(-1, 7, 54, '62', '38~40번 늑골 본용접'),
      ],
      matl: [
        { values: { itemNm: '강판 AH36 12t', unitCd: 'KG', qty: '2600', purcPrice: '1650' } },
        { values: { itemNm: '용접봉 E7016 4.0', unitCd: 'KG', qty: '120', purcPrice: '3200' } },
      ],
    },
  }),
  job({
    ...{ seq: 3, line: '주기관 실린더 개방정비', lead: '정모의' },
    values: {
      ...{
        workTpCd: 'ENG',
        teamCd: 'ENG',
        planFromDt: day(3),
        planToDt: day(7),
        planMh: 240,
        safetyCds: 'LIFT',
        stCd: 'PLAN',
      },
      instTxt: '1~6번 실린더를 차례로 개방하고 피스톤과 라이너를 계측해 기록합니다.',
    },
  }),
];
