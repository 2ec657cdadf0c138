import type { Messages } from '../messages.ts';

/** Calculator of a service's prices. */
export const prices = {
  title: '요금 계산',
  users: '사용자 수',
  users_hint: '서비스를 쓸 우리 회사 사람 수입니다. 함께 쓰는 서비스도 같은 사람 수로 계산합니다.',
  users_wrong: '사용자 수를 1부터 %{most}까지의 숫자로 입력하세요.',
  with: '함께 쓸 서비스',
  won: '%{amount}원',
  monthly: '매월 내는 금액',
  monthly_sum: '월 요금 합계',
  paid: '위 서비스에서 이미 냅니다',
  times: '%{qty}명 × %{each}',
  extra: '기본 %{base}명을 넘는 사용자',
  once: '처음 한 번 내는 금액',
  once_sum: '처음 한 번 합계',
  of: '%{fee} (%{service})',
  apply: '계산한 대로 신청하기',
  note: '부가가치세 별도입니다. 기본요금은 여러 서비스를 함께 써도 매월 한 사람에 한 번만 냅니다. 기본 인원을 넘는 추가 사용자 요금과 도입비는 서비스마다 따로 냅니다. 쓴 만큼 내는 요금과 데이터 전환, 방문 교육 같은 선택 항목은 들어 있지 않습니다.',
} as const satisfies Messages;
