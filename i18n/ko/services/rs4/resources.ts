import type { Messages } from '../../../messages.ts';
import { money } from './money.ts';
import { orders } from './orders.ts';

/** Names of resources, their detail grids and actions; `fields` and `rows.<grid>` only where the label of the name would mislead. */
export const resources = {
  'rs4/clnt': {
    name: '거래처',
    fields: { natCd: '국가' },
    grids: { charger: '담당자' },
    tabs: { dealings: '거래 이력' },
  },
  'rs4/ship': {
    name: '선박',
    fields: { natCd: '국적', ownerClntId: '선주' },
    grids: { equip: '주요기기' },
    links: { ais: 'AIS 보기 (외부 사이트)' },
    tabs: { dealings: '수리 이력' },
  },
  'rs4/styleCode': { name: '양식코드' },
  'rs4/stdinfo/config': { name: '환경설정' },
  'rs4/stdinfo/item': {
    name: '품목·단가',
    fields: { ownerClntId: '화주' },
    grids: { prices: '거래처별 단가' },
  },
  ...orders,
  ...money,
  'rs4/quot': {
    name: '견적',
    fields: {
      prevAmount: '이전 차수 견적금액',
      prevAmountFrgn: '이전 차수 견적금액(외화)',
      leastProfit: '최저 이익률',
      costless: '매입단가 없는 품목 수',
      lineId: '결재선',
      opinion: '의견',
      apprRefused: '이전 반려',
      apprRefusedWhy: '반려 의견',
      chargerIds: '받는 사람',
      excRt: '환율',
      prevQuotId: '이전 견적',
      sentDtm: '발송 등록일시',
    },
    rows: {
      item: {
        lineTpCd: '구분',
        lineNo: '번호',
        itemId: '품목',
        prftRt: '이익률',
        priceBaseCd: '기준',
        purcBaseCd: '매입기준',
        purcPrice: '매입단가',
        purcPriceFrgn: '매입단가(외화)',
        price: '단가',
        priceFrgn: '단가(외화)',
      },
    },
    grids: { item: '품목' },
    words: {
      costless: '매입단가 없는 품목 %{smart_count}개',
      approval_rule: '견적금액 %{amount}원 이상은 결재 후 확정됩니다.',
      least: '최저',
      usual: '기본',
      rate_base: '이익률은 매입액 대비',
      won_with_tax: '원, 부가세 포함',
    },
    marks: { prftRt: '최저 이익률 미만' },
    tabs: { revisions: '발송·개정' },
    titles: {
      cancel: '%{record} 견적을 취소하시겠습니까?',
    },
    actions: {
      start: '견적 작성',
      confirm: '확정',
      requestAppr: '결재요청',
      apprAgain: '결재 재요청',
      apprDone: '결재 완료',
      apprBack: '결재 반려',
      send: '발송',
      win: '수주',
      unwin: '수주 해제',
      lose: '실주',
      revise: '개정',
      cancel: '견적취소',
      expire: '기간만료',
    },
  },
} as const satisfies Messages;
