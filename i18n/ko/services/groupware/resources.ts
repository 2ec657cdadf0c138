import type { Messages } from '../../../messages.ts';

/** Names of resources, their detail grids and actions; `fields` and `rows.<grid>` only where the label of the name would mislead. */
export const resources = {
  'groupware/apprDoc': { name: '결재양식', grids: { field: '입력항목' } },
  'groupware/apprLine': { name: '결재선', fields: { stepCnt: '단계수' }, grids: { step: '단계' } },
  'groupware/appr': {
    name: '결재문서',
    fields: { turnUserNm: '결재 차례' },
    rows: { steps: { userId: '결재자', opinion: '의견' } },
    grids: { steps: '결재선', val: '양식 항목' },
    actions: {
      submit: '상신',
      approve: '승인',
      reject: '반려',
      arbitrate: '전결',
      withdraw: '회수',
      redraft: '재기안',
    },
    asks: {
      submit: '결재선의 첫 단계로 문서를 보냅니다. 아무도 결재하지 않은 동안에는 회수할 수 있습니다.',
      reject: '문서를 기안자에게 돌려보냅니다. 의견을 적어 주세요.',
      arbitrate: '남은 결재를 생략하고 문서를 완료합니다.',
      withdraw: '결재를 중단하고 문서를 거두어들입니다.',
    },
  },
} as const satisfies Messages;
