import type { Messages } from '../../../messages.ts';

/** Names, buttons and questions of repair orders and their works. */
export const orders = {
  'rs4/order': {
    name: '공사',
    fields: {
      orderNo: '공사번호',
      orderTitle: '공사명',
      excRt: '환율',
      quotAmount: '공사금액',
      quotAmountFrgn: '공사금액(외화)',
    },
    rows: {
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
    loads: { item: '품목 불러오기' },
    tabs: { works: '작업', plan: '작업 일정', money: '청구·발주' },
    links: { invADV: '선금 청구', invPROG: '기성 청구', invFINAL: '잔금 청구', purc: '발주 만들기' },
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
    dones: {
      complete: '공사를 완료했습니다: %{record}. 이제 검수를 받을 수 있습니다',
      accept: '검수를 기록했습니다: %{record}. 이제 잔금을 청구할 수 있습니다',
      reopen: '공사를 다시 열었습니다: %{record}',
      cancel: '공사를 취소했습니다: %{record}',
    },
    asks: {
      complete:
        '모든 작업을 마쳤음을 확인하고 공사를 완료합니다. 완료한 뒤에는 검수를 받거나 재작업으로 되돌릴 수 있습니다.',
      accept:
        '고객의 검수를 기록합니다. 서명 파일과 추가공사 승인일이 있어야 하며, 이후 금액은 완료수량으로 계산합니다.',
      reopen: '공사를 공사중으로 되돌려 수량과 작업을 고칩니다.',
      cancel: '공사를 취소하고 견적을 발송 상태로 되돌립니다.',
    },
  },
  'rs4/work': {
    name: '작업지시',
    fields: { orderId: '공사', instTxt: '지시내용', reason: '보류 사유' },
    grids: { log: '작업일보', matl: '자재' },
    loads: { matl: '자재 불러오기' },
    actions: {
      start: '작업 시작',
      log: '일보 쓰기',
      hold: '보류',
      resume: '재개',
      done: '작업 완료',
      cancel: '작업취소',
    },
    dones: {
      start: '작업을 시작했습니다: %{record}',
      log: '일보를 적었습니다: %{record}, 진행률 %{progRt}%',
      hold: '작업을 보류했습니다: %{record}',
      resume: '작업을 재개했습니다: %{record}',
      done: '작업을 완료했습니다: %{record}, 완료수량 %{doneQty}',
      cancel: '작업지시를 취소했습니다: %{record}',
    },
    asks: {
      log: '오늘 한 작업을 일보에 적습니다. 진행률은 공사에도 반영됩니다.',
      hold: '작업을 멈추고 사유를 남깁니다.',
      done: '작업을 마칩니다. 완료수량은 공사의 해당 행에 기록됩니다.',
      cancel: '작업지시를 취소하면 다시 시작할 수 없습니다.',
    },
  },
} as const satisfies Messages;
