import type { Messages } from '../messages.ts';

/** Why a reply or an answer was not taken. Only the server says it, so browsers do not load it. */
export const boardErrors = {
  replyPassword: '닉네임 또는 비밀번호가 다릅니다. 답글을 쓸 때 정한 닉네임과 비밀번호를 입력해 주세요.',
  replyAsOperator: '운영자로 오해할 수 있는 닉네임입니다. 다른 닉네임을 입력해 주세요.',
  replyOfMember: '회원이 쓴 답글입니다. 답글을 쓴 회원으로 로그인한 뒤 다시 시도해 주세요.',
  replyOfOther: '다른 사람이 쓴 답글은 바꾸거나 삭제할 수 없습니다.',
  askAnswered: '답변한 질문입니다. 답변을 고치려면 포털의 글에서 답글을 수정해 주세요.',
} as const satisfies Messages;
