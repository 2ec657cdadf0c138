import type { ProductTexts } from './text.ts';

export const transport: ProductTexts = {
  '3PL-STD': {
    ko: {
      pictures: [
        '선반에 쌓인 상자와 지게차를 그린 그림',
        '재고 목록. 품목과 화주, 로트와 유효기간, 위치마다의 재고수량과 가용수량, 안전재고에 모자란 수량',
        '재고 위치도. 구역마다 칸에 적힌 수량과 보관 일수, 유효기간이 임박한 칸의 표시',
      ],
      summary: {
        title: '화주마다 다른 재고를 한 창고에서',
        text: '여러 화주의 상품을 로트와 유통기한까지 나누어 관리합니다. 입고와 출고를 적으면 화주별 재고가 바로 바뀌고, 화주는 자기 재고만 봅니다.',
        fits: [
          '여러 화주의 상품을 맡은 3PL 창고',
          '로트·유통기한 관리가 필요한 창고',
          '재고를 화주에게 보여 주어야 하는 회사',
        ],
      },
      functions: {
        title: '입고, 출고, 재고',
        list: [
          ['입고', '예정과 실제 수량을 비교하며 입고'],
          ['출고', '화주의 주문을 로트와 유통기한 순으로 출고'],
          ['재고', '화주·상품·로트별 수량과 위치'],
          ['화주상품', '상품 코드와 포장 단위, 관리 기준'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: shelves of boxes and a forklift',
        'Stock list: item and owner, lot and expiry, quantity on hand and available at each location, and what is short',
        'Map of locations: quantity and days in store written in each place, with a mark where expiry is near',
      ],
      intro: 'Stock, receipts and releases by cargo owner',
      summary: {
        title: 'Many owners, one warehouse',
        text: 'Keep the goods of several owners apart down to lot and expiry. Receipts and releases change the stock at once, and every owner sees only what is theirs.',
        fits: [
          '3PL warehouses with several owners',
          'Warehouses that keep lots and expiry',
          'Companies that show stock to their customers',
        ],
      },
      functions: {
        title: 'In, out, stock',
        list: [
          ['Receipts', 'Expected against real quantities'],
          ['Releases', 'Orders of the owner by lot and expiry'],
          ['Stock', 'Quantity and place by owner, item and lot'],
          ['Items', 'Codes, packing units and how each is kept'],
        ],
      },
    },
  },
  'TM-STD': {
    ko: {
      pictures: [
        '화물 트럭과 월 정산 달력을 그린 그림',
        '운송오더 화면을 그린 그림. 왼쪽에 메뉴, 가운데에 오더 목록과 배차 상태',
      ],
      summary: {
        title: '운송오더를 배차하고 월말에 한 번 정산합니다',
        text: '의뢰받은 운송을 차량에 배차하고 상차와 하차를 기록합니다. 한 달의 운송료를 거래처와 차주별로 모아 정산합니다.',
        fits: ['지입차와 용차를 함께 쓰는 운송회사', '거래처별 운임이 다른 운송회사', '월말 정산에 시간이 걸리는 회사'],
      },
      functions: {
        title: '배차에서 정산까지',
        list: [
          ['운송오더', '상차지·하차지와 화물, 시간을 오더로 기록'],
          ['배차', '차량과 기사를 골라 배차하고 상태를 확인'],
          ['운임', '거래처 청구운임과 차주 지급운임을 나누어 관리'],
          ['월 정산', '한 달의 오더를 모아 청구서와 세금계산서로 연결'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: a lorry and the calendar of the monthly settlement',
        'Drawing of the transport screen: menu on the left, orders with their states in the middle',
      ],
      intro: 'Dispatch and monthly settlement',
      summary: {
        title: 'Dispatch every order, settle once a month',
        text: 'Give transport orders to vehicles and note loading and unloading. The freight of a month is gathered by customer and by haulier.',
        fits: [
          'Carriers with own and hired trucks',
          'Carriers with rates by customer',
          'Companies whose month end takes too long',
        ],
      },
      functions: {
        title: 'From dispatch to settlement',
        list: [
          ['Orders', 'Places, cargo and times'],
          ['Dispatch', 'Choose vehicle and driver, follow the state'],
          ['Freight', 'What the customer pays and what the haulier gets, apart'],
          ['Monthly settlement', 'Orders of a month lead to invoice and tax invoice'],
        ],
      },
    },
  },
  'DTSP-STD': {
    ko: {
      pictures: [
        '화물 하나에 세 운송사가 응찰해 한 곳이 선정되는 그림',
        '운송의뢰 화면을 그린 그림. 왼쪽에 메뉴, 가운데에 의뢰 목록과 입찰 상태',
      ],
      summary: {
        title: '운송이 필요한 화주와 빈 차를 잇습니다',
        text: '화주가 운송을 의뢰하면 운송사가 운임을 적어 입찰합니다. 조건을 비교해 고르면 계약한 운송이 배송으로 이어집니다.',
        fits: ['그때그때 운송사를 찾는 화주', '빈 차를 줄이려는 운송사', '운임 비교를 기록으로 남겨야 하는 회사'],
      },
      functions: {
        title: '의뢰, 입찰, 선정',
        list: [
          ['운송의뢰', '구간과 화물, 희망 운임과 마감을 적어 의뢰'],
          ['입찰', '운송사가 운임과 조건을 적어 입찰'],
          ['비교와 선정', '입찰을 나란히 비교해 선정'],
          ['배송 연결', '선정된 운송이 배송으로 이어져 인수증까지 확인'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: three carriers bid for a load and one is chosen',
        'Drawing of the requests screen: menu on the left, requests with their bids in the middle',
      ],
      intro: 'Cargo owners meet carriers',
      summary: {
        title: 'Cargo that waits meets trucks that are free',
        text: 'The owner asks for a transport and carriers bid. Once a bid is chosen, the transport goes on as a delivery.',
        fits: [
          'Owners who look for carriers case by case',
          'Carriers who want fewer empty trips',
          'Companies that must keep a record of rates compared',
        ],
      },
      functions: {
        title: 'Request, bid, choice',
        list: [
          ['Requests', 'Route, cargo, wished rate and closing time'],
          ['Bids', 'Carriers offer rate and terms'],
          ['Comparison', 'Bids side by side, and the choice'],
          ['On to delivery', 'The chosen transport continues to its receipt'],
        ],
      },
    },
  },
  'DTS-STD': {
    ko: {
      pictures: [
        '휴대전화 인수증에 서명하는 그림',
        '배송 화면을 그린 그림. 왼쪽에 메뉴, 가운데에 배송 목록과 인수 상태',
      ],
      summary: {
        title: '기사의 휴대전화가 인수증이 됩니다',
        text: '기사는 휴대전화에서 배송 목록을 보고 도착과 인수를 남깁니다. 서명과 사진이 바로 사무실에 보이므로 종이 인수증을 기다리지 않습니다.',
        fits: [
          '종이 인수증을 모아 정산하는 운송회사',
          '배송 상태를 물어보는 전화가 많은 회사',
          '인수 서명이 필요한 화주',
        ],
      },
      functions: {
        title: '출발에서 인수까지',
        list: [
          ['배송 목록', '오늘 갈 곳과 화물을 순서대로 확인'],
          ['도착과 인수', '도착 시각과 인수자, 서명과 사진을 기록'],
          ['이상 보고', '파손과 수량 차이를 사진과 함께 보고'],
          ['인수증', '서명된 인수증을 화주와 함께 확인'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: a receipt signed on a phone',
        'Drawing of the delivery screen: menu on the left, deliveries with their receipts in the middle',
      ],
      intro: 'Proof of delivery on the driver’s phone',
      summary: {
        title: 'The driver’s phone is the receipt',
        text: 'Drivers see their deliveries on the phone and note arrival and receipt. Signature and picture reach the office at once; nobody waits for paper.',
        fits: [
          'Carriers who settle by paper receipts',
          'Companies that get many calls about deliveries',
          'Cargo owners who need a signature',
        ],
      },
      functions: {
        title: 'From departure to receipt',
        list: [
          ['Deliveries', 'Where to go today, in order'],
          ['Arrival and receipt', 'Time, recipient, signature and picture'],
          ['Exceptions', 'Damage and differences, with pictures'],
          ['Receipts', 'Signed receipts, shared with the cargo owner'],
        ],
      },
    },
  },
};
