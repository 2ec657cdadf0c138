import type { Messages } from '../messages.ts';

/** Why an export is refused or has failed. Only the server says it, so browsers do not load it. */
export const exportErrors = {
  exportReason: '개인정보를 내보내는 사유를 %{1}자 이상 %{2}자 이하로 입력하세요.',
  exportMost: '한 번에 %{1}건까지 내보낼 수 있습니다. 조회 조건을 좁혀 나누어 내보내세요.',
  exportJobs: '만들고 있는 내보내기가 이미 %{1}건입니다. 끝나기를 기다리거나 취소한 뒤 다시 시도하세요.',
  exportBusy: '지금 내보내기 요청이 많습니다. 잠시 후 다시 시도하세요.',
  exportTaken: '이미 받았거나 취소한 파일입니다. 다시 내보내세요.',
  exportNotReady: '아직 준비되지 않은 파일입니다. 완료된 뒤에 받으세요.',
  exportBroke: '파일을 만드는 중 오류가 발생했습니다. 다시 내보내고, 계속되면 관리자에게 문의하세요.',
  exportClosed: '요청하신 사용자가 더는 이용할 수 없는 상태라 파일을 만들지 않았습니다.',
  archiveLive:
    '이용 중인 서비스입니다. 자료는 각 목록의 내보내기로 받고, 해지를 신청한 뒤에는 여기서 한꺼번에 받으세요.',
  archiveEmpty: '내려받을 자료가 없습니다. 이 서비스에 남은 자료가 없거나, 조회할 권한이 없습니다.',
  archiveMost: '자료가 너무 많아 한 번에 만들 수 없습니다. 운영자에게 문의하세요.',
} as const satisfies Messages;
