import type { Messages } from '../messages.ts';

/** What went wrong, above every page (1-foundations 8). */
export const trouble = {
  network:
    'API 서버가 응답하지 않습니다.\n요청: %{request}\n영업 담당자와 시스템 관리자에게 문의하세요.\n문의 전화: %{phone}',
  general: '오류가 발생했습니다. 관리자에게 문의하세요.\n오류: %{name}',
  detail: '요청: %{request}\n상태: %{status}\n내용: %{message}',
  chunk:
    '화면에 필요한 파일을 불러오지 못했습니다. 인터넷 연결을 확인해 주세요.\n지금 새로고침할까요? 저장하지 않은 내용은 먼저 저장해 주세요.',
  outdated: '새 버전이 나왔습니다.\n지금 새로고침할까요? 저장하지 않은 내용은 먼저 저장해 주세요.',
  broken: {
    title: '화면을 표시하지 못했습니다',
    lead: '문제를 기록해 두었습니다. 새로고침해도 계속되면 고객지원 %{phone}(으)로 문의해 주세요.',
  },
  lost: {
    title: '화면을 불러오지 못했습니다',
    lead: '인터넷 연결을 확인하고 새로고침해 주세요. 계속되면 고객지원 %{phone}(으)로 문의해 주세요.',
  },
  unanswered: {
    title: '서버에서 답이 오지 않습니다',
    lead: '로그인은 그대로 있습니다. 잠시 뒤에 새로고침해 주세요. 계속되면 고객지원 %{phone}(으)로 문의해 주세요.',
  },
  new: { title: '새 버전이 나왔습니다', lead: '새로고침하면 새 화면을 바로 이용할 수 있습니다.' },
  reload: '새로고침',
  home: '홈으로',
} as const satisfies Messages;
