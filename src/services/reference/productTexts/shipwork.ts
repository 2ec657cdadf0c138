import type { ProductTexts } from './text.ts';

export const shipwork: ProductTexts = {
  'SWK-CUS': {
    ko: {
      pictures: [
        '컨테이너선과 수리 확인이 찍힌 신고서를 그린 그림',
        '수입신고 목록. 신고번호와 반출기한, 과세가격과 세액합계, 오른쪽에 접수·수리·이행완료 같은 상태',
        '접수된 수입신고 화면. 위에 작성부터 이행완료까지의 단계, 오른쪽에 관세와 부가세, 세액합계 4,235,870원',
      ],
      summary: {
        title: '신고서를 한 번 쓰고 수리까지 지켜보세요',
        text: '수출신고와 수입신고를 화면에서 작성해 보내고, 접수·심사·수리 결과를 같은 화면에서 확인합니다. 거래처와 품목, 환율은 회사의 기준정보에서 가져오므로 같은 값을 두 번 적지 않습니다.',
        fits: [
          '수출입신고를 대행하는 관세사무소',
          '선용품과 부품을 직접 신고하는 공급업체',
          '신고 진행을 함께 보아야 하는 화주',
        ],
      },
      functions: {
        title: '작성부터 수리까지 이어지는 기능',
        list: [
          ['수출신고', '란과 규격을 표로 입력하고 과세가격과 환율을 자동으로 계산'],
          ['수입신고', '관세와 부가세를 원 단위 규칙에 따라 계산하고 근거를 함께 표시'],
          ['송수신 이력', '보낸 문서와 받은 통보를 시간순으로 보관'],
          ['정정과 취하', '수리된 신고를 사유와 함께 정정하거나 취하'],
          ['적재기한 알림', '수출신고 수리일부터 30일의 적재기한을 목록에서 확인'],
          ['복사 작성', '지난 신고를 복사해 바뀐 내용만 고쳐 작성'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: a container ship and an accepted declaration',
        'List of import declarations: numbers, deadlines, customs value and tax, with the state of each on the right',
        'An import declaration that customs has received: its steps on top, duty, VAT and the tax total on the right',
      ],
      intro: 'Import and export declarations, from draft to acceptance',
      summary: {
        title: 'Write a declaration once and follow it to acceptance',
        text: 'Prepare and send export and import declarations on one screen and see receipt, review and acceptance in the same place. Partners, items and exchange rates come from your own master data, so nothing is typed twice.',
        fits: [
          'Customs brokers who declare for their customers',
          'Suppliers who declare ship stores and parts themselves',
          'Cargo owners who want to follow a declaration',
        ],
      },
      functions: {
        title: 'From draft to acceptance',
        list: [
          ['Export declarations', 'Lines and models in a grid; customs value and exchange rate are computed'],
          ['Import declarations', 'Duty and VAT rounded as the rules demand, with their basis shown'],
          ['Message history', 'What was sent and what came back, in order of time'],
          ['Correction and withdrawal', 'Correct or withdraw an accepted declaration and state the reason'],
          ['Loading deadline', 'The 30 days after acceptance stand in the list'],
          ['Copies', 'Start from an earlier declaration and change only what differs'],
        ],
      },
    },
  },
  'SWK-PCR': {
    ko: {
      pictures: [
        '신청서가 도장 찍힌 확인서로 바뀌는 그림',
        '구매확인서 신청 화면. 위에 공급자와 총금액, 아래에 방오도료와 신너의 수량·단가·금액',
        '구매확인서 목록. 신청기한과 총금액, 확인서번호, 오른쪽에 작성·반려·발급 상태',
      ],
      summary: {
        title: '영세율의 근거가 되는 구매확인서를 빠짐없이',
        text: '외화획득용 원료와 물품의 구매확인서를 신청하고 발급 결과를 보관합니다. 거래 명세를 엑셀에서 붙여넣을 수 있어 여러 건의 세금계산서도 한 번에 신청합니다.',
        fits: [
          '수출용 물품을 공급하는 제조·공급업체',
          '영세율 세금계산서를 자주 발행하는 회사',
          '구매확인서 신청을 대행하는 관세사무소',
        ],
      },
      functions: {
        title: '신청에서 보관까지',
        list: [
          ['구매확인서 신청', '공급자와 구매자, 물품 명세와 근거 서류를 한 화면에서 입력'],
          ['명세 붙여넣기', '엑셀의 물품 명세를 그대로 붙여넣고 잘못된 칸을 바로 확인'],
          ['발급 확인', '발급 번호와 발급일을 신청 건에 기록'],
          ['변경과 취소', '발급된 구매확인서의 변경·취소를 사유와 함께 신청'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: an application becomes a sealed confirmation',
        'Application for a purchase confirmation: supplier and total on top, goods with quantity, price and amount below',
        'List of purchase confirmations: deadline, total, number of the confirmation, and whether it is issued',
      ],
      intro: 'Applications for purchase confirmations of goods that earn foreign currency',
      summary: {
        title: 'Purchase confirmations, the ground for zero-rated VAT',
        text: 'Apply for confirmations of materials and goods bought to earn foreign currency and keep what was issued. Item lists can be pasted from Excel, so several tax invoices are covered by one application.',
        fits: [
          'Makers and suppliers of goods for export',
          'Companies that often issue zero-rated invoices',
          'Customs brokers who apply for others',
        ],
      },
      functions: {
        title: 'From application to file',
        list: [
          ['Application', 'Supplier, buyer, items and supporting documents on one screen'],
          ['Paste item lists', 'Paste from Excel and see at once which cells are wrong'],
          ['Issue', 'Number and day of issue are kept with the application'],
          ['Change and cancellation', 'Apply for changes of an issued confirmation with the reason'],
        ],
      },
    },
  },
  'SWK-ORD': {
    ko: {
      pictures: [
        '부두 크레인이 배에 선용품 상자를 싣는 그림',
        '선용품 주문 목록. 선박과 입항예정일, 주문기업과 합계금액, 오른쪽에 견적요청부터 청구까지의 상태',
        '적재허가 화면. 위에 작성부터 이행완료까지의 단계, 가운데에 선박과 적재 시각, 아래에 적재할 물품',
      ],
      summary: {
        title: '선용품 주문에서 적재까지 한 흐름으로',
        text: '선박이 필요한 품목을 견적으로 받고, 주문하고, 적재허가를 신청하는 일을 한 화면에서 잇습니다. 선주와 공급업체가 같은 주문을 보므로 전화와 메일로 맞춰 보는 일이 줄어듭니다.',
        fits: [
          '선용품을 주문하는 선주와 선박관리회사',
          '여러 선박에 공급하는 선용품 업체',
          '적재허가를 신청하는 담당자',
        ],
      },
      functions: {
        title: '견적, 주문, 적재허가',
        list: [
          ['웹 견적', '품목과 수량을 보내고 공급업체의 단가를 받아 확인'],
          ['주문', '확정한 견적을 주문으로 바꾸고 납품 상태를 함께 확인'],
          ['적재허가', '내국물품과 외국물품의 적재허가를 주문에서 바로 신청'],
          ['영세율 판단', '외국항행 선박 공급분은 영세율 사유를 자동으로 적용'],
          ['품목 관리', '자주 주문하는 품목과 거래처별 단가를 저장'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: a crane loads boxes of supplies onto a ship',
        'List of supply orders: vessel, arrival, buyer and amount, with states from quotation to billing on the right',
        'A loading permit: its steps on top, vessel and loading times in the middle, the goods to be loaded below',
      ],
      intro: 'Quotation, order and loading permit in one go',
      summary: {
        title: 'Ship supplies from order to loading',
        text: 'Ask for prices, order and apply for the loading permit in one flow. Owner and supplier look at the same order, so there is less to settle by phone and mail.',
        fits: [
          'Owners and managers who order supplies',
          'Chandlers who supply many ships',
          'Staff who apply for loading permits',
        ],
      },
      functions: {
        title: 'Quotation, order, permit',
        list: [
          ['Web quotation', 'Send items and quantities, receive the prices of the supplier'],
          ['Order', 'Turn a confirmed quotation into an order and follow its delivery'],
          ['Loading permit', 'Apply for domestic and foreign goods straight from the order'],
          ['Zero rate', 'Supplies to ocean-going ships get the reason for zero rate by themselves'],
          ['Items', 'Keep items you order often and prices by customer'],
        ],
      },
    },
  },
};
