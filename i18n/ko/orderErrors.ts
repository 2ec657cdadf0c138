import type { Messages } from '../messages.ts';

/** Why a step of an order or a work was refused. Only the server says it, so browsers do not load it. */
export const orderErrors = {
  quotedLineKept:
    '견적에서 온 "%{1}" 행은 지우거나 단가를 바꿀 수 없습니다. 수량만 바꾸고, 새 작업은 추가공사 행으로 넣으세요.',
  finishedLines: '공사를 완료한 뒤에는 추가공사 승인일만 바꿀 수 있습니다. 다른 내용은 재작업으로 되돌린 뒤 고치세요.',
  worksOpen: '끝나지 않은 작업지시가 있습니다. 완료하거나 취소한 뒤 다시 시도하세요: %{0}',
  additionsOpen: '선주가 승인하지 않은 추가공사가 있습니다. 추가공사 승인일을 입력하세요: %{0}',
  signatureAbsent: '검수 서명 파일이 없습니다. 서명한 완료확인서를 첨부파일에 "서명"으로 올리고 저장하세요.',
  orderInWork: '작업지시, 발주, 청구가 있는 공사는 취소할 수 없습니다. 먼저 그 문서를 취소하세요.',
  orderNotOpen: '작업지시는 수주 또는 공사중인 공사에만 만들 수 있습니다. 다른 공사를 선택하세요.',
  notWorkLine: '작업지시는 품목 행에만 만들 수 있습니다. 다른 행을 선택하세요.',
  permitNeeded: '화기작업과 밀폐공간 작업은 허가번호를 입력하고 저장한 뒤 시작하세요.',
  workBegun: '시작한 작업지시는 삭제할 수 없습니다.',
} as const satisfies Messages;
