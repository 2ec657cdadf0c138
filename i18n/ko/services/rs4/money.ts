import type { Messages } from '../../../messages.ts';

/** Names, buttons and questions of purchases and invoices. */
export const money = {
  'rs4/purc': {
    name: '발주',
    fields: {
      lineId: '결재선',
      opinion: '의견',
      apprRefused: '이전 반려',
      apprRefusedWhy: '반려 의견',
      clntId: '매입처',
      orderId: '공사',
      excRt: '환율',
      purcDt: '발주일',
      shipNm: '선박',
      purcTot: '발주금액',
      purcTotFrgn: '발주금액(외화)',
      leftTot: '미입고금액',
      recvTot: '입고금액',
      rows: '입고할 품목',
      came: '실제로 입고한 품목',
      recvFixTxt: '입고 정정 사유',
    },
    rows: {
      item: { itemId: '품목', purcTot: '금액', purcTotFrgn: '금액(외화)', recvQty: '입고수량', recvDt: '최근 입고일' },
      rows: { recvQty: '이번 입고', recvDt: '입고일' },
      came: { recvQty: '실제 입고수량', recvDt: '실제 입고일' },
    },
    grids: { item: '품목' },
    words: { approval_rule: '발주금액 %{amount}원 이상은 결재 후 발주합니다.', won_with_tax: '원, 부가세 포함' },
    titles: {
      order: '%{record} 발주를 확정하시겠습니까?',
      cancel: '%{record} 발주를 취소하시겠습니까?',
    },
    actions: {
      order: '발주 확정',
      requestAppr: '결재요청',
      receive: '입고',
      correctReceipt: '입고 정정',
      cancel: '발주취소',
      apprAgain: '결재 재요청',
      apprDone: '결재 완료',
      apprBack: '결재 반려',
    },
  },
  'rs4/inv': {
    name: '청구',
    fields: {
      ...{
        orderId: '공사',
        excRt: '환율',
        quotAmount: '청구금액',
        quotAmountFrgn: '청구금액(외화)',
        overdue: '연체',
        untaxed: '세금계산서 없음',
        dueDt: '입금기한',
      },
      ...{ orderAmount: '공사금액', orderAmountFrgn: '공사금액(외화)', payAmtFrgn: '입금액(외화)' },
    },
    rows: {
      item: {
        lineTpCd: '구분',
        itemId: '품목',
        priceBaseCd: '기준',
        quotAmount: '청구금액',
        quotAmountFrgn: '청구금액(외화)',
      },
      pay: { payAmtFrgn: '입금액(외화)', excRt: '입금 환율' },
    },
    grids: { item: '품목', pay: '입금' },
    words: {
      left: '미수금',
      won_with_tax: '원, 부가세 포함',
      amended: {
        title: '수정세금계산서',
        comes_to: '세금계산서는 수정분을 더해 %{sum}원이며, 이 청구서의 합계금액은 %{own}원 그대로입니다.',
      },
    },
    titles: {
      issue: '%{record} 청구를 확정하시겠습니까?',
      unpay: '%{record}의 입금을 취소하시겠습니까?',
      cancel: '%{record} 청구를 취소하시겠습니까?',
    },
    actions: { issue: '청구 확정', pay: '입금', unpay: '입금취소', issueTax: '세금계산서 작성', cancel: '청구취소' },
  },
} as const satisfies Messages;
