import type { DemoRecord } from './record.ts';

const step = (stepTpCd: string, user: string) => ({ values: { stepTpCd }, refs: { userId: user } });

/** The line of the ship-repair company (60-demo-data 6.5). */
export const approvalLineRecords: readonly DemoRecord[] = [
  {
    corpId: 2,
    values: { lineNm: '기본 결재선', shareYn: 'Y', dfltYn: 'Y' },
    grids: { step: [step('AGREE', '정모의'), step('APPR', '박견본'), step('REF', '조임시')] },
  },
];
