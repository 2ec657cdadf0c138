import type { ProductTexts } from './text.ts';

export const repair: ProductTexts = {
  'RS4-STD': {
    ko: {
      pictures: [
        '드라이독에 올라 수리를 받는 배를 그린 그림',
        '공사 화면. 위에 공사 기간과 금액, 아래에 작업마다 팀과 진행률을 막대로 그린 일정표',
        '견적 화면. 위에 합계와 이익률, 아래에 품목별 수량·단가·금액',
        '청구 화면. 위에 합계금액과 입금액·미수금, 아래에 입금일별 금액',
      ],
      summary: {
        title: '견적서 한 장에서 입금까지, 한 번의 입력으로',
        text: '선주의 문의를 견적으로 정리하고, 수주한 견적을 공사와 작업으로 이어 갑니다. 추가공사와 실제 매입이 견적과 나란히 쌓이므로 공사가 끝나면 청구할 금액과 남은 이익이 함께 나옵니다.',
        fits: [
          '견적을 엑셀로 쓰고 있는 수리조선소',
          '협력업체와 나누어 작업하는 선박수리업체',
          '외화 견적과 국문·영문 견적서가 모두 필요한 회사',
        ],
      },
      functions: {
        title: '견적부터 입금까지 한 공사로 잇는 기능',
        list: [
          ['견적', '원화·외화 견적과 개정 이력, 국문·영문 견적서 출력'],
          ['작업지시와 일보', '팀·협력업체 배정, 허가번호 확인, 공수와 진행률'],
          ['발주와 입고', '공사 행에서 발주, 부분 입고, 실제 매입액 반영'],
          ['추가공사', '견적 밖 작업을 따로 표시하고 선주 승인일 기록'],
          ['청구와 입금', '선금·기성·최종 청구, 세금계산서, 환차손익'],
          ['손익', '견적과 완료를 비교한 공사별 이익률'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: a ship under repair in a dry dock',
        'Repair order screen: dates and amount on top, a schedule with team and progress of each work below',
        'Quotation screen: totals and profit on top, lines with quantity, price and amount below',
        'Invoice screen: total, paid and outstanding amounts on top, payments by date below',
      ],
      intro: 'Quotation, repair order and invoice in one',
      summary: {
        title: 'Enter it once, from quotation to payment',
        text: 'Turn an inquiry into a quotation and an accepted quotation into orders and work. Additional work and real purchases build up beside the quotation, so the bill and the profit are there when the ship leaves.',
        fits: [
          'Yards that quote in spreadsheets today',
          'Repair companies that work with subcontractors',
          'Companies that need foreign currency and documents in both Korean and English',
        ],
      },
      functions: {
        title: 'One repair, from quotation to payment',
        list: [
          ['Quotations', 'KRW and foreign currency, revisions, documents in Korean and English'],
          ['Work orders', 'Teams and subcontractors, permits, hours and progress'],
          ['Purchasing', 'Order from a line of work, receive in parts, book the real cost'],
          ['Additional work', 'Marked apart from the quotation, with the day the owner approved'],
          ['Billing', 'Advance, interim and final invoices, tax invoices, exchange differences'],
          ['Profit', 'Quoted against finished, repair by repair'],
        ],
      },
    },
  },
  'INSP-STD': {
    ko: {
      pictures: [
        '돋보기로 배를 살피고 점검표에 표시하는 그림',
        '선박검사 화면을 그린 그림. 왼쪽에 메뉴, 가운데에 검사 목록과 지적사항 상태',
      ],
      summary: {
        title: '현장에서 적고, 사무실에서 바로 검토합니다',
        text: '표준 점검표로 검사하고 지적사항을 사진과 함께 남깁니다. 조치 기한과 증서 만료일이 한 목록에 모이므로 다음에 할 일이 보입니다.',
        fits: ['선박 상태검사를 맡는 검사회사', '자사 선박을 점검하는 선박관리회사', '지적사항 조치를 확인하는 감독'],
      },
      functions: {
        title: '점검표에서 증서까지',
        list: [
          ['점검표', '증서·선체·갑판·기관·안전 항목을 표준 20항으로 시작'],
          ['검사', '휴대전화에서 항목별 결과와 사진을 기록'],
          ['지적사항', '등급과 조치 기한, 조치 결과와 재확인을 관리'],
          ['증서', '선급과 국제 증서의 만료일을 미리 확인'],
          ['검토', '검사자가 올린 결과를 검토자가 확인하고 확정'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: a ship under a magnifying glass and a checklist',
        'Drawing of the inspection screen: menu on the left, inspections with their findings in the middle',
      ],
      intro: 'Checklists, findings and certificates',
      summary: {
        title: 'Noted on board, reviewed at the office at once',
        text: 'Inspect by a standard checklist and keep findings with their pictures. Deadlines of actions and expiry of certificates come together in one list, so the next thing to do is seen.',
        fits: [
          'Survey companies',
          'Managers who inspect their own ships',
          'Superintendents who check corrective action',
        ],
      },
      functions: {
        title: 'From checklist to certificate',
        list: [
          ['Checklists', 'Certificates, hull, deck, engine and safety: start with 20 standard items'],
          ['Inspection', 'Results and pictures item by item, on the phone'],
          ['Findings', 'Grade, deadline, action taken and its check'],
          ['Certificates', 'Expiry of class and statutory certificates, seen in time'],
          ['Review', 'A reviewer confirms what the surveyor has entered'],
        ],
      },
    },
  },
  'GW-STD': {
    ko: {
      pictures: [
        '기안 문서가 두 결재자를 차례로 거치는 그림',
        '결재문서 화면. 결재할 내용과 결재선, 결재자마다의 차례와 상태',
      ],
      summary: {
        title: '업무 화면에서 바로 올리는 결재',
        text: '견적과 발주, 지출과 휴가를 결재선에 따라 올리고 어디서나 결재합니다. 업무 자료에서 만든 결재 문서는 그 자료와 이어져 있어 승인되면 다음 단계로 넘어갑니다.',
        fits: [
          '견적·발주 승인을 기록으로 남겨야 하는 회사',
          '현장과 사무실이 떨어져 있는 회사',
          '지출과 휴가 결재를 종이로 하던 회사',
        ],
      },
      functions: {
        title: '기안에서 보관까지',
        list: [
          ['결재양식', '견적품의, 발주품의, 지출결의, 휴가·출장 신청 양식 제공'],
          ['결재선', '합의·결재·참조 순서를 저장해 두고 골라 쓰기'],
          ['결재함', '결재할 문서, 진행, 완료, 반려, 참조를 나누어 보기'],
          ['대결과 회수', '부재 중 대결, 결재 전 회수'],
          ['휴대전화 결재', '결재할 문서를 휴대전화에서 확인하고 처리'],
        ],
      },
    },
    en: {
      pictures: [
        'Drawing: a document passes two approvers one after the other',
        'Approval document: what is to be approved, its line, and the turn and state of each approver',
      ],
      intro: 'Approval lines and inboxes',
      summary: {
        title: 'Approval straight from the work',
        text: 'Quotations, purchases, expenses and leave go along their approval line and are approved anywhere. A document made from a record stays tied to it: once approved, the record goes on.',
        fits: [
          'Companies that must keep a record of approvals',
          'Companies whose yard and office are apart',
          'Companies that still approve on paper',
        ],
      },
      functions: {
        title: 'From draft to archive',
        list: [
          ['Forms', 'Quotation, purchase, expense, leave and travel, ready to use'],
          ['Lines', 'Keep orders of agreement, approval and reference, and choose one'],
          ['Inboxes', 'To approve, in progress, approved, rejected and for reference'],
          ['Proxy and recall', 'A proxy while away, recall before the first approval'],
          ['On the phone', 'Read and approve on the way'],
        ],
      },
    },
  },
};
