import type { Messages } from '../../../messages.ts';

/** Names, buttons and questions of purchases and invoices. */
export const money = {
  'rs4/purc': {
    name: '발주',
    fields: {
      lineId: '결재선',
      opinion: '의견',
      clntId: '매입처',
      orderId: '공사',
      excRt: '환율',
      purcTot: '발주금액',
      purcTotFrgn: '발주금액(외화)',
      rows: '입고할 품목',
    },
    rows: {
      item: { itemId: '품목', purcTot: '금액', purcTotFrgn: '금액(외화)', recvQty: '입고수량', recvDt: '최근 입고일' },
      rows: { recvQty: '이번 입고', recvDt: '입고일' },
    },
    grids: { item: '품목' },
    loads: { item: '품목 불러오기' },
    words: { approval_rule: '발주금액 %{amount}원 이상은 결재 후 발주합니다.', won_with_tax: '원, 부가세 포함' },
    actions: {
      order: '발주 확정',
      requestAppr: '결재요청',
      receive: '입고',
      cancel: '발주취소',
      apprDone: '결재 완료',
      apprBack: '결재 반려',
    },
    titles: { requestAppr: '%{apprLine} 순으로 결재를 올릴까요?' },
    dones: {
      order: '발주했습니다: %{record}. 첨부할 발주서는 미리보기에서 내려받을 수 있습니다',
      requestAppr: '결재를 올렸습니다: %{record}',
      receive: '입고를 기록했습니다: %{record} 품목 %{rows}개, %{stCd}',
      cancel: '발주를 취소했습니다: %{record}',
    },
    asks: {
      order: '매입처에 발주한 것으로 확정합니다. 확정한 발주는 고칠 수 없습니다.',
      requestAppr: '%{apprForm}를 만들어 올립니다. 결재 중에는 발주를 고칠 수 없고, 모두 승인하면 발주가 확정됩니다.',
      receive: '입고한 품목과 수량을 적습니다. 나중에 들어올 품목은 선택을 해제하세요.',
      cancel: '발주를 취소하면 더 고칠 수 없습니다.',
    },
  },
  'rs4/inv': {
    name: '청구',
    fields: {
      ...{ orderId: '공사', excRt: '환율', quotAmount: '청구금액', quotAmountFrgn: '청구금액(외화)', overdue: '연체' },
      ...{ orderAmount: '공사금액', orderAmountFrgn: '공사금액(외화)', payAmtFrgn: '입금액(외화)' },
    },
    rows: {
      item: { lineTpCd: '구분', priceBaseCd: '기준', quotAmount: '금액', quotAmountFrgn: '금액(외화)' },
      pay: { payAmtFrgn: '입금액(외화)', excRt: '입금 환율' },
    },
    grids: { item: '품목', pay: '입금' },
    words: { left: '미수금', won_with_tax: '원, 부가세 포함' },
    actions: { issue: '청구 확정', pay: '입금', issueTax: '세금계산서 작성', cancel: '청구취소' },
    dones: {
      issue: '청구를 확정했습니다: %{record}',
      pay: '입금을 기록했습니다: %{record}, %{stCd}',
      issueTax: '세금계산서를 작성했습니다: %{made}',
      cancel: '청구를 취소했습니다: %{record}',
    },
    asks: {
      issue: '청구서를 확정합니다. 확정한 청구서는 고칠 수 없고, 입금과 세금계산서를 기록할 수 있습니다.',
      pay: '받은 금액을 기록합니다. 모두 받으면 입금완료가 됩니다.',
      issueTax: '이 청구서의 내용으로 세금계산서를 작성합니다. 세금계산서 화면에서 확인한 뒤 발행하세요.',
      cancel: '청구서를 취소하고 공사의 청구금액에서 뺍니다.',
    },
  },
} as const satisfies Messages;
