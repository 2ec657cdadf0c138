import type { Messages } from '../../../messages.ts';

/** Texts of the bonded warehouse: in and out reports, stored cargo. */
export const warehouse = {
  'bwms/io': {
    name: '반출입신고',
    fields: {
      ioNo: '신고번호',
      mblNo: 'Master B/L번호',
      amdPkgCnt: '정정 개수',
      amdWgt: '정정 중량(kg)',
      amdReason: '정정 사유',
      reason: '사유',
    },
    grids: { msg: '세관 전문' },
    boxes: { cargo: '화물', ground: '반출입 근거', accident: '사고', amendment: '정정 신청' },
    papers: { report: '반출입신고서', pass: '반출증' },
    actions: {
      send: '신고 전송',
      fix: '다시 작성',
      amend: '정정 신청',
      cancel: '신고 취소',
      accepted: '접수 통보',
      reported: '게이트 확인으로 접수',
      failed: '오류 통보',
      amended: '정정 승인',
      unamended: '정정 기각',
      reply: '세관 응답',
    },
    asks: {
      send: '세관으로 신고를 전송합니다. 접수되면 장치화물 대장에 반영되고, 전송한 뒤에는 고칠 수 없습니다.',
      amend: '고친 개수와 중량을 세관에 정정 신청합니다. 승인되면 대장에 차이만큼 반영됩니다.',
      cancel: '신고를 취소하고 대장에 반영한 개수와 중량을 되돌립니다. 그 화물의 가장 최근 신고만 취소할 수 있습니다.',
      reply: '세관이 보낼 응답을 대신 넣습니다. 세관과 연결되어 있으면 응답은 저절로 반영됩니다.',
    },
    dones: {
      send: '신고를 전송했습니다: %{record}',
      fix: '작성 상태로 되돌렸습니다: %{record}',
      amend: '정정을 신청했습니다: %{record}',
      cancel: '신고를 취소했습니다: %{record}',
      reply: '세관 응답을 반영했습니다: %{record}, %{stCd}',
    },
  },
  'bwms/stock': {
    name: '장치화물 대장',
    fields: {
      ym: '마감할 달',
      ioNo: '신고번호',
      dueIn: '장치기한 남은 날',
      at: '위치(정확히)',
      owner: '화주(정확히)',
      extDocNo: '연장승인번호',
      months: '연장 개월',
      docNo: '승인 문서번호',
      storeDays: '장치일수',
      asOf: '기준일',
    },
    rows: { hist: { ioNo: '신고번호' } },
    grids: { hist: '반출입 이력' },
    tabs: { all: '전체', ON: '장치중', DUE: '기한 임박', OVER: '체화' },
    reports: { ledger: '화물반출입대장', status: '재고현황' },
    actions: {
      move: '위치 변경',
      extend: '장치기간 연장',
      notice: '반출통고',
      closeMonth: '월 마감',
      reopenMonth: '월 마감 취소',
    },
    words: {
      closeMonth_done: '%{ym}월까지 마감했습니다',
      reopenMonth_done: '%{ym}월 마감을 취소했습니다',
    },
    asks: {
      closeMonth: '이 달과 그 앞의 달에는 더 움직임을 적을 수 없습니다. 지금까지 마감한 달: %{until}',
      reopenMonth: '%{until} 마감을 취소해 그 달에 다시 적을 수 있게 합니다. 사유는 기록에 남습니다.',
      move: '화물을 옮긴 위치를 적습니다.',
      extend:
        '세관이 승인한 만큼 장치기한을 늘립니다. 지난 기한에 대한 반출통고는 없어지고, 새 기한에 다시 해야 합니다.',
      notice: '화주에게 반출을 통고한 것으로 기록합니다. 장치기한 30일 전부터 할 수 있습니다.',
    },
    dones: {
      move: '위치를 바꾸었습니다: %{record}',
      extend: '장치기한을 연장했습니다: %{record}',
      notice: '반출통고를 기록했습니다: %{record}',
    },
  },
} as const satisfies Messages;
