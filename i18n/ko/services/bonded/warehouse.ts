import type { Messages } from '../../../messages.ts';

/** Texts of the bonded warehouse: in and out reports, stored cargo. */
export const warehouse = {
  'bwms/io': {
    name: '반출입신고',
    fields: { ioNo: '신고번호', mblNo: 'Master B/L번호', reason: '사유' },
    grids: { msg: '세관 전문' },
    actions: {
      send: '신고 전송',
      fix: '다시 작성',
      cancel: '신고 취소',
      accepted: '접수 통보',
      reported: '게이트 확인으로 접수',
      failed: '오류 통보',
      reply: '세관 응답',
    },
    asks: {
      send: '세관으로 신고를 전송합니다. 접수되면 장치화물 대장에 반영되고, 전송한 뒤에는 고칠 수 없습니다.',
      cancel: '신고를 취소하고 대장에 반영한 개수와 중량을 되돌립니다. 그 화물의 가장 최근 신고만 취소할 수 있습니다.',
      reply: '세관이 보낼 응답을 대신 넣습니다. 세관과 연결되어 있으면 응답은 저절로 반영됩니다.',
    },
    dones: {
      send: '신고를 전송했습니다: %{record}',
      fix: '작성 상태로 되돌렸습니다: %{record}',
      cancel: '신고를 취소했습니다: %{record}',
      reply: '세관 응답을 반영했습니다: %{record}, %{stCd}',
    },
  },
  'bwms/stock': {
    name: '장치화물 대장',
    fields: { dueIn: '장치기한 남은 날' },
    grids: { hist: '반출입 이력' },
  },
} as const satisfies Messages;
