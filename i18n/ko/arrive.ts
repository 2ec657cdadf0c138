import type { Messages } from '../messages.ts';

/** What is asked and said when somebody comes from a linked site; the portals' own names. */
export const arrive = {
  arrive: {
    change: '지금 %{from}님으로 로그인되어 있습니다. %{to}님으로 바꾸어 로그인할까요?',
    leave: '%{from}님을 로그아웃할까요? 다른 사이트에서 로그아웃을 요청했습니다.',
    failed: '연동 사이트의 로그인 정보를 확인하지 못했습니다. 다시 로그인해 주세요.',
  },
  phone: { nav: '주요 메뉴' },
} as const satisfies Messages;
