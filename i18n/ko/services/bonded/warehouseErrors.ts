import type { Messages } from '../../../messages.ts';

/** Why something of the bonded warehouse cannot be done, and what to do. */
export const warehouseErrors = {
  bondedIoKind: '반입 유형은 10~40, 반출 유형은 50~90입니다. 유형을 다시 선택하세요.',
  bondedAreaNotOurs: '우리 회사가 운영하는 보세구역이 아닙니다. 보세구역부호를 확인하세요.',
  bondedNoGround: '반출 근거가 없습니다.',
  bondedGround50: '수리된 수입신고가 아직 없습니다. 수리되거나 근거번호에 수입신고번호를 적은 뒤에 전송할 수 있습니다.',
  bondedGround54: '허가된 선용품 적재허가가 아직 없습니다. 허가된 뒤에 전송할 수 있습니다.',
  bondedGround60: '수리된 보세운송신고가 아직 없습니다. 수리된 뒤에 전송할 수 있습니다.',
  bondedShortWeight: '남은 중량은 %{1} kg인데 %{2} kg을 내보내려 합니다. 중량을 확인하세요.',
  bondedLastPart:
    '전량과 분할최종은 남은 %{1}개, %{2}kg을 모두 반출해야 합니다. 개수와 중량을 확인하거나 분할로 바꾸세요.',
  bondedPartWeight:
    '이대로 나가면 %{1}개, %{2}kg이 남습니다. 개수와 중량은 함께 남거나 함께 없어져야 합니다. 중량을 확인하세요.',
  bondedNoCargo: '이 번호로 장치된 화물이 없습니다. 화물관리번호를 확인하세요.',
  bondedAmendNothing: '개수와 중량이 그대로입니다. 고칠 값을 입력하세요.',
  bondedAccidentKind: '사고 개수나 중량을 적으려면 사고유형을 선택하세요.',
  bondedAccidentCount: '사고가 난 개수나 중량을 적으세요.',
  bondedNoticeEarly: '반출통고는 장치기한 30일 전인 %{0}부터 할 수 있습니다.',
  bondedNothingLeft: '모두 반출되어 남은 화물이 없습니다. 장치화물 대장에서 다른 화물을 선택하세요.',
  bondedNotNewest: '이 화물에는 더 나중의 반출입이 있습니다. 가장 최근 신고부터 취소하세요.',
} as const satisfies Messages;
