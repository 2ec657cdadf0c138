import type { Messages } from '../../../messages.ts';

/** Why something of an approval cannot be done. */
export const errors = {
  apprUserTwice: '결재선에 같은 사람이 두 번 있습니다. 한 번만 넣으세요.',
  apprDrafterInLine: '기안자는 자신의 결재선에 넣을 수 없습니다.',
  apprLastStep: '결재선에는 결재 단계가 있어야 하고, 참조와 수신을 뺀 마지막 단계는 결재여야 합니다.',
  apprNotFinal: '전결은 결재 단계에서만 할 수 있고, 인사 문서는 전결할 수 없습니다.',
  apprTouched: '이미 결재한 사람이 있어 회수할 수 없습니다.',
  notYourTurn: '결재할 차례가 아닙니다.',
  notDrafter: '기안자만 할 수 있습니다.',
  apprRedrafted: '이미 재기안한 문서(%{0})가 있습니다. 그 문서에서 이어 가세요.',
  apprRedraftWaits: '이미 재기안하여 임시저장한 문서가 있습니다. 그 문서를 열어 이어 가세요.',
  apprBeforeKept: '이전 문서와 반려 내용은 바꿀 수 없습니다. 새로 읽은 뒤 다시 저장하세요.',
} as const satisfies Messages;
