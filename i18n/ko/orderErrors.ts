import type { Messages } from '../messages.ts';

/** Why a step of an order or a work was refused. What bars a button stands with the texts of its service; the rest only the server says, so browsers do not load it. */
export const orderErrors = {
  quotedLineKept:
    '견적에서 온 "%{0}" 행은 지우거나 단가를 바꿀 수 없습니다. 수량만 바꾸고, 새 작업은 추가공사 행으로 넣으세요.',
  finishedLines: '공사를 완료한 뒤에는 추가공사 승인일만 바꿀 수 있습니다. 다른 내용은 재작업으로 되돌린 뒤 고치세요.',
  orderNotOpen: '작업지시는 수주 또는 공사중인 공사에만 만들 수 있습니다. 다른 공사를 선택하세요.',
  notWorkLine: '작업지시는 품목 행에만 만들 수 있습니다. 다른 행을 선택하세요.',
  workBegun: '시작한 작업지시는 삭제할 수 없습니다.',
} as const satisfies Messages;
