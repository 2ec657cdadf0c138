import type { Messages } from '../../../messages.ts';

/** Texts of purchase confirmations: names of resources and their parts. */
export const confirmation = {
  'shipwork/pcr': {
    name: '구매확인서',
    fields: {
      applyDueDt: '신청기한',
      docNo: '서류번호',
      excRt: '환율',
      excUnit: '환율단위',
      usdExcRt: '미화 환율',
      reason: '사유',
      taxInvIds: '받은 세금계산서',
    },
    rows: {
      item: {
        hsCd: 'HS부호',
        itemNm: '품명',
        purcDt: '구매일',
        unitCd: '단위',
        unitPriceFrgn: '단가',
        amtFrgn: '금액',
      },
      doc: { amtFrgn: '금액' },
      tax: {
        taxInvId: '받은 세금계산서',
        ntsConfirmNo: '국세청 승인번호',
        writeDt: '작성일',
        supplyAmt: '공급가액',
        taxAmt: '세액',
      },
    },
    grids: { item: '구매 물품', doc: '근거서류', tax: '세금계산서', msg: '전송 내역' },
    words: {
      goods: '물품 합계',
      names_kept: '%{name}을(를) 바꾸었습니다. %{fields}은(는) 그대로이니 맞는지 확인하세요.',
    },
    links: { earlier: '변경전 구매확인서' },
    loads: { doc: '수출신고 선택', tax: '받은 세금계산서 선택' },
    helps: { applyDueDt: '가장 먼저 구매한 물품의 부가세 과세기간이 끝난 뒤 25일까지입니다.' },
    actions: {
      send: '발급 신청',
      fix: '고쳐서 다시 신청',
      reply: '응답 입력',
      accepted: '접수',
      issued: '발급',
      refused: '반려',
      change: '변경 신청',
      cancel: '취소 신청',
      changed: '변경됨',
      canceled: '취소됨',
    },
    dones: {
      send: '발급을 신청했습니다: %{record}',
      fix: '작성 상태로 되돌렸습니다: %{record}',
      reply: '응답을 반영했습니다: %{record}, %{stCd}',
      change: '변경 신청서를 만들었습니다: %{made}',
      cancel: '취소 신청서를 만들었습니다: %{made}',
    },
    asks: {
      send: '확인기관에 발급을 신청합니다. 신청한 뒤에는 고칠 수 없습니다.',
      change: '같은 내용으로 변경 신청서를 만듭니다. 변경이 발급될 때까지 지금 구매확인서가 유효합니다.',
      cancel: '취소 신청서를 만듭니다. 취소가 발급될 때까지 지금 구매확인서가 유효합니다.',
    },
  },
} as const satisfies Messages;
