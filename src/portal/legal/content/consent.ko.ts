import { company } from '../../company.ts';
import type { Article, LegalDocument, LegalOptions } from '../document.ts';
import { consentFigures as f } from './consent.figures.ts';

const head = ['수집·이용 목적', '항목', '보유·이용 기간'];
const retention = `회원 탈퇴 후 ${f.retentionYears}년`;

/** Bonded caretakers, bonded warehouses and suppliers also state the code of their trade. */
const bonded: Article = {
  id: 'bonded',
  title: '보세·선용품 회원의 업무 부호',
  body: [
    '보세사, 보세창고 운영인, 보세운송업자, 선용품 공급자로 가입하는 경우에는 유형에 따라 다음 부호를 함께 수집합니다.',
    {
      table: {
        caption: '보세·선용품 회원의 업무 부호 수집',
        head,
        rows: [
          [
            '업무 자격의 확인, 보세·선용품 신고서의 작성과 전송, 모바일 앱의 이용',
            '보세구역부호, 보세운송업자부호 또는 선용품 공급 등록부호',
            retention,
          ],
        ],
      },
    },
  ],
};

const articles = ({ isBond }: LegalOptions): readonly Article[] => [
  {
    id: 'required',
    title: '회원 가입과 서비스 제공',
    body: [
      `${company.name.ko}(이하 ‘회사’)는 회원 가입과 서비스 제공을 위하여 다음과 같이 개인정보를 수집하고 이용합니다.`,
      {
        table: {
          caption: '회원 가입과 서비스 제공을 위한 수집',
          head,
          rows: [
            [
              '블록체인 기술을 이용한 스마트 물류정보 서비스의 제공',
              '사용자 아이디(ID), 비밀번호, 이름, 이메일, 휴대전화번호',
              retention,
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'contact',
    title: '부서·직급 확인과 업무 연락',
    body: [
      '회사는 담당자를 확인하고 연락하기 위하여 다음과 같이 개인정보를 수집하고 이용합니다.',
      {
        table: {
          caption: '부서·직급 확인과 업무 연락을 위한 수집',
          head,
          rows: [['부서와 직급의 확인, 팩스를 통한 연락', '부서, 직급, 팩스번호', retention]],
        },
      },
    ],
  },
  ...(isBond ? [bonded] : []),
  {
    id: 'refusal',
    title: '동의를 거부할 권리와 거부에 따른 불이익',
    body: [
      '개인정보의 수집과 이용에 동의하지 않을 수 있습니다. 다만 동의하지 않으면 회원 가입, 문자메시지(SMS)와 메일 서비스의 이용이 제한될 수 있습니다.',
    ],
  },
  {
    id: 'more',
    title: '그 밖의 사항',
    body: [
      '개인정보의 처리 위탁, 파기, 권리의 행사 방법 등 자세한 내용은 [[/privacy|개인정보처리방침]]에서 확인할 수 있습니다. 동의는 회원 탈퇴 등의 방법으로 언제든지 철회할 수 있습니다.',
    ],
  },
];

export const document = (options: LegalOptions): LegalDocument => ({
  lang: 'ko',
  numbering: 'plain',
  versions: [
    {
      effective: f.effective,
      summary: '개인정보처리방침의 개정에 맞추어 항목과 기간을 정리하였습니다.',
      parts: [{ articles: articles(options) }],
    },
  ],
});
