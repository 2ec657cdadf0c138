import { day } from './record.ts';
import type { DemoRecord, DemoValue } from './record.ts';

const request = (values: Readonly<Record<string, DemoValue>>, chargeUser?: string): DemoRecord => ({
  corpId: 1,
  values: { portalDiv: 'SWK', isAgree: 'Y', ...values },
  ...(chargeUser ? { refs: { chargeUserId: chargeUser } } : {}),
});

/** Requests for a demo as visitors of the portal leave them; everybody in them is made up. */
export const demoRequestRecords: readonly DemoRecord[] = [
  request(
    {
      ...{
        corpNm: '물마루데모조선(주)',
        reqUserNm: '천예시',
        reqPhone: '051-000-0121',
        reqEmail: 'chun@mulmaru.example',
      },
      ...{
        stCd: 'DONE',
        contactDtm: day(-16, '14:00'),
        memo: '견적서 국문·영문 출력과 외화 병기를 보여 드림. 담당자 4명으로 이용 신청 예정.',
      },
    },
    '김운영',
  ),
  request(
    {
      ...{
        corpNm: '갯바람데모기관(주)',
        reqUserNm: '마견본',
        reqPhone: '010-0000-0122',
        reqEmail: 'ma@gaetbaram.example',
      },
      ...{
        stCd: 'ING',
        contactDtm: day(-2, '10:30'),
        memo: '엑셀 견적서를 그대로 붙여넣을 수 있는지 문의. 다음 주 화요일 방문 시연.',
      },
    },
    '김운영',
  ),
  request({
    corpNm: '먼바다데모선용품',
    reqUserNm: '방표본',
    reqPhone: '02-000-0123',
    reqEmail: 'bang@meonbada.example',
    stCd: 'NEW',
  }),
];
