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
} as const satisfies Messages;
