import type { Messages } from '../../../messages.ts';

/** Names, buttons and questions of usage and monthly bills. */
export const billing = {
  'platform/usage': {
    name: '이용요금',
    fields: { corpId: '회사', used: '이용 여부' },
    actions: { meter: '이용량 집계', adjust: '수량 조정', unadjust: '조정 취소' },
    asks: {
      meter:
        '그 달의 사용자 수, 전송량, 문자 수를 회사마다 다시 셉니다. 이미 청구한 달은 바뀌지 않고, 조정한 수량은 그대로 둡니다.',
      adjust: '청구하기 전까지 수량을 고칠 수 있습니다. 다시 집계해도 조정한 수량이 남습니다.',
      unadjust: '집계한 수량으로 되돌리고 조정사유를 지웁니다.',
    },
    dones: { adjust: '수량을 조정했습니다: %{record}', unadjust: '집계한 수량으로 되돌렸습니다: %{record}' },
    words: {
      sums: '시스템별 합계',
      all: '합계',
      metered: '%{companies}개 회사를 집계했습니다. 새로 %{inserted}건, 바뀜 %{updated}건, 없어짐 %{removed}건.',
      progress: '%{total}개 회사 중 %{done}개를 마쳤습니다',
      failed: '처리하지 못한 회사: %{names}',
    },
    sides: { operator: '운영자' },
  },
  'platform/bill': {
    name: '월별 청구서',
    fields: {
      corpId: '회사',
      payAmt: '입금액',
      paidAmount: '입금액',
      dueDt: '납부기한',
      issueDt: '청구일',
      tot: '공급가액',
      held: '보류 여부',
    },
    grids: { line: '청구 내역' },
    boxes: { parties: '공급자와 공급받는자' },
    actions: {
      close: '월 마감',
      issue: '청구',
      release: '보류 해제',
      pay: '입금 처리',
      cancel: '작성 취소',
      fallDue: '연체',
    },
    asks: {
      close:
        '그 달의 이용요금으로 회사마다 청구서를 작성합니다. 작성 중인 청구서는 새로 만들고, 이미 청구한 것은 바뀌지 않습니다.',
      issue: '세금계산서를 함께 발행하고 회사에 알립니다. 청구한 뒤에는 고칠 수 없습니다.',
      release: '보류한 까닭을 확인했고, 이대로 청구해도 된다는 뜻입니다.',
      pay: '입금액이 합계금액과 같아지면 수납으로 바뀝니다.',
      cancel: '작성 중인 청구서를 취소합니다. 다시 마감하면 새로 만들어집니다.',
    },
    dones: {
      issue: '청구했습니다: %{record}',
      release: '보류를 해제했습니다: %{record}',
      pay: '입금을 처리했습니다: %{record}',
      cancel: '작성을 취소했습니다: %{record}',
    },
    words: {
      closed: '청구서 %{made}건을 작성했습니다. 그중 보류 %{held}건.',
      glance: {
        title: '한눈에 보는 청구월',
        before: '지난달 보기',
        after: '다음 달 보기',
        unmetered: '집계 전 회사',
        unclosed: '마감 전 회사',
        draft: '청구 대기',
        held: '보류',
        issued: '납부 대기',
        overdue: '연체',
        paid: '수납',
        unsent: '보낼 세금계산서',
        failed: '전송 실패',
        won: '원',
        running: '아직 끝나지 않은 달입니다',
        to_meter: '이용량을 집계할 차례입니다',
        to_close: '집계를 마쳤습니다. 마감할 차례입니다',
        to_look: '마감했습니다. 보류된 청구서를 확인할 차례입니다',
        to_issue: '마감했습니다. 청구할 차례입니다',
        to_pay: '모두 청구했습니다. 입금을 기다립니다',
        done: '모두 수납했습니다',
        nothing: '청구할 것이 없습니다',
        held_title: '보류된 청구서 %{count}건',
        debtors: '연체한 회사 %{count}곳, 모든 달 %{amount}원',
        since: '%{month}부터 %{count}건',
        list: '목록',
      },
      progress: '%{total}개 회사 중 %{done}개를 마쳤습니다',
      failed: '처리하지 못한 회사: %{names}',
    },
    turns: {
      DRAFT: '내용을 확인하고 청구하세요',
      ISSUED: '납부기한까지 입금하세요',
      OVERDUE: '납부기한이 지났습니다. 바로 입금하세요',
    },
    waits: {
      DRAFT: '운영자가 청구서를 확인하고 있습니다',
      ISSUED: '회사의 입금을 기다리고 있습니다',
      OVERDUE: '납부기한이 지났습니다. 회사의 입금을 기다리고 있습니다',
    },
    sides: { operator: '운영자' },
  },
} as const satisfies Messages;

/** What rules of usage and bills say. */
export const billingErrors = {
  usageBilled: '이미 청구한 이용요금입니다. 다음 달에 조정하세요.',
  usageNotAdjusted: '조정한 적이 없습니다.',
  billHeld: '보류된 청구서입니다. 보류사유를 확인하고 보류를 해제한 다음 청구하세요.',
  billNotHeld: '보류되지 않은 청구서입니다.',
  billOutdated: '마감한 뒤에 이용요금이 바뀌었습니다. 월 마감을 다시 한 다음 청구하세요.',
  billPaidOver: '남은 금액 %{1}원보다 많이 입금할 수 없습니다.',
  payInFuture: '입금일은 오늘까지만 입력할 수 있습니다.',
  monthToCome: '아직 오지 않은 달입니다.',
  monthNotOver: '아직 끝나지 않은 달은 마감할 수 없습니다.',
  trainToCome: '교육일은 오늘까지만 입력할 수 있습니다.',
  noTraining: '이 서비스에는 방문교육 요금이 없습니다.',
} as const satisfies Messages;
