import type { ProductTexts } from './text.ts';

export const forwarding: ProductTexts = {
  'LM-FWD': {
    ko: {
      pictures: [
        '선하증권이 항로를 따라 컨테이너와 도착지로 이어지는 그림',
        '포워딩 화면을 그린 그림. 왼쪽에 메뉴, 가운데에 B/L 목록과 정산 상태',
      ],
      summary: {
        title: 'B/L 하나에 업무와 정산을 함께',
        text: '해상과 항공, 수출과 수입의 포워딩 업무를 B/L 단위로 관리합니다. 매출과 매입을 같은 건에 적어 두므로 건별 이익이 바로 보입니다.',
        fits: [
          '중소 포워더와 국제물류주선업체',
          '선사·항공사와 운송사의 비용을 정산하는 담당자',
          '건별 이익을 확인해야 하는 관리자',
        ],
      },
      functions: {
        title: '한 건을 끝까지 관리하는 기능',
        list: [
          ['업무 파일', '선적·입항 일정과 화물, 관계 업체를 B/L 단위로 기록'],
          ['매출·매입', '원화와 외화 금액을 함께 적고 환율을 건별로 보관'],
          ['청구와 정산', '청구할 금액과 지급할 금액을 나누어 집계'],
          ['서류 보관', 'B/L, 송장, 포장명세서를 건에 첨부'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: a bill of lading on its way to containers and their destination',
        'Drawing of the forwarding screen: menu on the left, bills of lading with their states in the middle',
      ],
      intro: 'Jobs and settlement by bill of lading',
      summary: {
        title: 'Work and settlement on one bill of lading',
        text: 'Sea and air, export and import: every forwarding job is kept by its bill of lading. Sales and purchases stand together, so the profit of a job is seen at once.',
        fits: [
          'Small and medium forwarders',
          'Staff who settle with carriers and truckers',
          'Managers who watch profit by job',
        ],
      },
      functions: {
        title: 'A job from start to end',
        list: [
          ['Job file', 'Schedules, cargo and parties by bill of lading'],
          ['Sales and purchases', 'Won and foreign amounts with the exchange rate of the job'],
          ['Billing and settlement', 'What is to be billed and what is to be paid, summed apart'],
          ['Documents', 'Bill of lading, invoice and packing list attached to the job'],
        ],
      },
    },
  },
};
