import type { ProductTexts } from './text.ts';

export const bonded: ProductTexts = {
  'BTA-STD': {
    ko: {
      pictures: [
        '봉인한 보세운송 트럭과 다섯 단계 가운데 세 단계를 마친 표시',
        '보세운송신고 목록. 화주와 발송지·도착지, 총중량과 운송기한, 오른쪽에 수리·운송중·도착완료 같은 상태',
        '수리된 보세운송신고 화면. 위에 일곱 단계와 남은 운송기한, 아래에 운송 구간과 선박, 수리 내용',
      ],
      summary: {
        title: '보세운송의 다섯 단계를 한 화면에서',
        text: '차량 자격등록과 보세운송신고, 배차계획, 차량 확인, 도착확인을 차례로 이어 관리합니다. 운송업자와 세관, 보세창고 담당자가 같은 신고를 보며 일합니다.',
        fits: ['보세운송 면허를 가진 운송업체', '보세운송을 의뢰하는 관세사무소', '보세화물을 받는 창고 담당자'],
      },
      functions: {
        title: '신고에서 도착까지',
        list: [
          ['차량 자격등록', '차량과 등록기간을 관리하고 만료를 미리 확인'],
          ['보세운송신고', '화물관리번호와 출발지·도착지를 적어 신고'],
          ['기한 관리', '해상 10일, 항공 5일의 운송기한을 목록에서 확인'],
          ['정정과 승인', '정정신청과 승인 대상 화물의 승인신청'],
          ['임시개청 신청', '근무시간 밖의 세관 업무를 미리 신청'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: a sealed truck, with three of five steps done',
        'List of transport declarations: owner, origin and destination, weight and deadline, with the state of each',
        'A released transport declaration: seven steps and the days left on top, route, vessel and release below',
      ],
      intro: 'Five steps from declaration to arrival',
      summary: {
        title: 'The five steps of bonded transport on one screen',
        text: 'Vehicle registration, declaration, dispatch plan, gate check and arrival follow one another. Transporter, customs and warehouse look at the same declaration.',
        fits: [
          'Licensed bonded transporters',
          'Customs brokers who order bonded transport',
          'Warehouses that receive bonded cargo',
        ],
      },
      functions: {
        title: 'From declaration to arrival',
        list: [
          ['Vehicles', 'Registration periods, with expiry seen in time'],
          ['Declaration', 'Cargo control number, origin and destination'],
          ['Deadlines', 'Ten days by sea and five by air, shown in the list'],
          ['Correction and approval', 'Corrections, and approval for cargo that needs it'],
          ['Temporary opening', 'Apply in advance for customs work outside office hours'],
        ],
      },
    },
  },
  'BTCD-STD': {
    ko: {
      pictures: [
        '차단기 앞에서 차량 확인을 마친 트럭 그림',
        '배차계획 목록. 신고번호와 차량번호, 운전자, 출발·도착 예정일시, 오른쪽에 운송중·도착·이상 같은 상태',
        '도착확인 화면. 배차번호로 찾은 차량과 화물, 그 아래에 도착 개수와 중량, 봉인 상태를 적는 칸',
      ],
      summary: {
        title: '차량이 게이트에 서기 전에 확인을 끝냅니다',
        text: '한 신고를 여러 차량에 나누어 배차하고, 게이트에서는 차량번호와 신고를 맞춰 봅니다. 도착하면 개수와 중량, 봉인을 확인해 운송을 마칩니다.',
        fits: ['여러 차량을 배차하는 운송업체', '부두와 창고의 게이트 담당자', '도착을 확인하는 보세창고'],
      },
      functions: {
        title: '배차, 확인, 도착',
        list: [
          ['배차계획', '화물을 차량과 운전자별로 나누어 계획'],
          ['차량·신고 확인', '휴대전화에서 차량번호로 신고를 찾아 확인'],
          ['도착확인', '도착한 개수와 중량, 봉인 상태를 기록'],
          ['도착보고', '검사 대상 화물의 도착을 보고'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: a truck checked at the gate',
        'List of dispatch plans: declaration, vehicle, driver, planned departure and arrival, with the state of each',
        'Arrival: the vehicle and cargo found by the plan’s number, below them packages, weight and seal as they arrived',
      ],
      intro: 'Dispatch plan, gate check and arrival',
      summary: {
        title: 'Checked before the truck stands at the gate',
        text: 'Split a declaration among several vehicles; the gate compares vehicle and declaration. On arrival, pieces, weight and seal are checked and the transport is complete.',
        fits: [
          'Transporters with many vehicles',
          'Gate keepers of terminals and warehouses',
          'Bonded warehouses that confirm arrivals',
        ],
      },
      functions: {
        title: 'Dispatch, check, arrival',
        list: [
          ['Dispatch plan', 'Cargo by vehicle and driver'],
          ['Gate check', 'Find the declaration by the plate, on the phone'],
          ['Arrival', 'Pieces, weight and the state of the seal'],
          ['Arrival report', 'Report cargo that is to be inspected'],
        ],
      },
    },
  },
  'BWMS-STD': {
    ko: {
      pictures: [
        '보세창고와 쌓인 화물, 반출입신고서를 그린 그림',
        '창고 담당자의 대시보드. 도착을 기다리는 차량, 장치화물, 보낼 반출입신고의 건수와 오른쪽에 다가오는 기한',
        '반출신고를 작성하는 화면. 위에 작성부터 접수까지의 단계, 아래에 화물관리번호와 화주, 개수와 중량, 위치',
      ],
      summary: {
        title: '반출입과 장치화물을 빠짐없이 맞춥니다',
        text: '반입과 반출을 신고하고 장치화물의 수량과 중량, 장치기한을 대장으로 관리합니다. 분할 반출을 해도 남은 수량이 저절로 맞습니다.',
        fits: ['자가·영업용 보세창고', '화물관리를 맡은 보세사', '장치기한을 챙겨야 하는 담당자'],
      },
      functions: {
        title: '반입에서 반출까지',
        list: [
          ['반입신고', '도착한 화물을 반입으로 이어 신고'],
          ['반출신고', '수리된 건을 골라 전량 또는 분할 반출'],
          ['장치화물 대장', '화물별 남은 수량과 중량, 위치를 한눈에 확인'],
          ['장치기한', '기한이 가까운 화물을 먼저 표시'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: a bonded warehouse, stacked goods and a report',
        'Dashboard of a warehouse: vehicles to arrive, goods in store and reports to send, with deadlines on the right',
        'An out report being written: its steps on top, cargo number, owner, packages, weight and location below',
      ],
      intro: 'In and out reports and the stock ledger',
      summary: {
        title: 'Reports and stock that always agree',
        text: 'Report what comes in and goes out and keep quantity, weight and storage period of every cargo in the ledger. What is left after a partial release is computed.',
        fits: ['Bonded warehouses, own or public', 'Bonded-goods caretakers', 'Staff who watch storage periods'],
      },
      functions: {
        title: 'From in to out',
        list: [
          ['In report', 'Arrived cargo goes straight into the report'],
          ['Out report', 'Choose released cargo, whole or in part'],
          ['Stock ledger', 'Quantity, weight and place of every cargo'],
          ['Storage period', 'Cargo near its limit comes first'],
        ],
      },
    },
  },
};
