import type { Messages } from '../../../messages.ts';

/** Names, buttons and questions of repair orders and their works. */
export const orders = {
  'rs4/order': {
    name: '공사',
    fields: {
      works: '작업지시를 만들 품목',
      leadUserId: '작업책임자',
      teamCd: '작업팀',
      planFromDt: '계획시작일',
      planToDt: '계획종료일',
      orderNo: '공사번호',
      orderTitle: '공사명',
      excRt: '환율',
      quotAmount: '공사금액',
      quotAmountFrgn: '공사금액(외화)',
    },
    rows: {
      works: { teamCd: '작업팀', planFromDt: '시작일', planToDt: '종료일' },
      item: {
        ...{
          lineTpCd: '구분',
          lineNo: '번호',
          itemId: '품목',
          prftRt: '이익률',
          priceBaseCd: '기준',
          quotAmount: '공급가액',
        },
        ...{ quotAmountFrgn: '공급가액(외화)', addApprDt: '추가 승인일' },
      },
    },
    grids: { item: '품목' },
    tabs: { works: '작업', plan: '작업 일정', money: '청구·발주' },
    words: {
      invoices: '청구',
      no_invoices: '아직 청구한 내역이 없습니다.',
      purchases: '발주',
      no_purchases: '발주한 내역이 없습니다. 품목에 매입처를 지정하면 여기에서 발주를 만들 수 있습니다.',
      to_purchase: '발주할 매입처',
      left_of: '발주할 품목 %{smart_count}개',
      new_work: '작업지시 만들기',
      done_of: '완료 %{done} / %{qty} %{unit}',
      works_closed: '작업지시를 볼 수 있는 권한이 없습니다',
      no_lines: '품목을 저장하면 품목마다 작업지시를 만들 수 있습니다',
    },
    actions: {
      makeWorks: '작업지시 일괄 만들기',
      complete: '공사완료',
      accept: '검수',
      reopen: '재작업',
      cancel: '공사취소',
      worked: '공정 반영',
      addPurchase: '매입 반영',
      setInvoiced: '청구 반영',
      invoiced: '청구완료',
      uninvoiced: '청구취소',
      closed: '종결',
    },
  },
  'rs4/work': {
    name: '작업지시',
    fields: { orderId: '공사', instTxt: '지시내용', reason: '보류 사유' },
    grids: { log: '작업일보', matl: '자재' },
    actions: {
      start: '작업 시작',
      log: '일보 쓰기',
      hold: '보류',
      resume: '재개',
      done: '작업 완료',
      cancel: '작업취소',
    },
  },
} as const satisfies Messages;
