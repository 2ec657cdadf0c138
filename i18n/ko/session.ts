import type { Messages } from '../messages.ts';

/** Sessions that end, logging in again in place, and what was kept of unsaved work. */
export const session = {
  ended: '세션이 종료되었습니다. 다시 로그인해 주세요.',
  relogin: {
    title: '다시 로그인하면 이어서 쓸 수 있습니다.',
    ended: '세션이 종료되었습니다.',
    unsaved: '저장하지 않은 변경 %{count}건은 이 화면에 그대로 있습니다.',
    nothing_unsaved: '보던 화면은 그대로 있습니다.',
    id: '아이디',
    password: '비밀번호',
    password_show: '비밀번호 표시',
    password_hide: '비밀번호 숨기기',
    password_required: '비밀번호를 입력하세요.',
    caps_lock: 'Caps Lock이 켜져 있습니다.',
    submit: '로그인하고 계속',
    failed: '서버가 응답하지 않았습니다. 잠시 후 다시 시도하세요.',
    other: '다른 계정',
    other_question: '다른 계정으로 로그인하시겠습니까?',
    other_unsaved:
      '저장하지 않은 변경 %{count}건은 이 브라우저에 임시 저장됩니다. %{name} 님이 다시 로그인해 같은 화면을 열면 되살릴 수 있습니다.',
    other_nothing: '이 화면을 닫고 로그인 화면으로 이동합니다.',
    other_yes: '로그인 화면으로',
    stay: '돌아가기',
  },
  taken: {
    title: '이 브라우저에서 다른 계정이 로그인했습니다.',
    lead: '%{name} 계정이 로그인되어 이 화면에서는 저장하거나 새로 불러올 수 없습니다. 계속하려면 다시 로그인해 주세요.',
    somebody: '다른',
    switch: '%{name} 계정으로 전환',
    switch_question: '%{name} 계정으로 전환하시겠습니까?',
    switch_nothing: '이 화면을 닫고 로그인한 계정의 화면을 엽니다.',
    switch_yes: '전환',
  },
  logout: {
    question: '로그아웃하시겠습니까?',
    unsaved:
      '저장하지 않은 변경 %{count}건은 이 브라우저에 임시 저장됩니다. 다시 로그인해 같은 화면을 열면 되살릴 수 있습니다.',
    yes: '로그아웃',
    stay: '계속 입력',
  },
  draft: {
    label: '임시 저장',
    title: '저장하지 않은 입력이 남아 있습니다.',
    kept: '%{at}에 임시 저장됨, 변경 %{count}건',
    older: '그 뒤 다른 사람이 이 자료를 저장했습니다. 되살리면 바뀐 곳을 비교해 고릅니다.',
    restore: '되살리기',
    discard: '버리기',
    restored: '임시 저장된 입력을 되살렸습니다',
    discard_question: '임시 저장된 입력을 버리시겠습니까?',
    discard_hint: '버린 입력은 되살릴 수 없습니다.',
    discard_yes: '버리기',
    replace_question: '지금 입력한 내용을 바꾸시겠습니까?',
    replace_hint: '되살리면 이 화면에 새로 입력한 변경 %{count}건이 사라집니다.',
    replace_yes: '되살리기',
    stay: '돌아가기',
  },
} as const satisfies Messages;
