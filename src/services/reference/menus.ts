/** A menu or folder (no url) of the fixed tree; ids are stored in authorities and never change meaning. */
export type MenuNode = {
  readonly id: number;
  readonly paId: number | null;
  readonly treeId: string;
  readonly treePaId: string | null;
  readonly url: string | null;
  readonly menuNm: string;
  readonly menuNmEn: string;
};

type Leaf = readonly [id: number, treeId: string, url: string, menuNm: string, menuNmEn: string];

function folder(id: number, treeId: string, menuNm: string, menuNmEn: string, leaves: readonly Leaf[]): MenuNode[] {
  return [
    { id, paId: null, treeId, treePaId: null, url: null, menuNm, menuNmEn },
    ...leaves.map(([leafId, leafTreeId, url, leafNm, leafNmEn]) => ({
      id: leafId,
      paId: id,
      treeId: leafTreeId,
      treePaId: treeId,
      url,
      menuNm: leafNm,
      menuNmEn: leafNmEn,
    })),
  ];
}

/** The fixed menu tree, folders before their menus (41-menus-authorities 4.2). */
export const menuTree: readonly MenuNode[] = [
  ...folder(100, 'P0', '플랫폼', 'Platform', [
    [101, 'P01', '/platform/dashboard', '대시보드', 'Dashboard'],
    [102, 'P02', '/platform/mypage/info', '내 정보', 'My info'],
    [103, 'P03', '/platform/mypage/pw', '비밀번호 변경', 'Change password'],
    [104, 'P04', '/platform/mypage/withdraw', '회원탈퇴', 'Withdrawal'],
  ]),
  ...folder(200, 'P1', '기업관리', 'Company', [
    [201, 'P11', '/platform/corp', '기업정보 수정', 'Corporate info'],
    [202, 'P12', '/platform/user', '사용자 관리', 'User management'],
    [203, 'P13', '/platform/auth', '권한 관리', 'Authority management'],
    [204, 'P14', '/platform/exportLog', '개인정보 내보내기 기록', 'Personal data exports'],
  ]),
  ...folder(300, 'P2', '업체조회', 'Directory', [
    [301, 'P21', '/platform/certCorp', '인증업체', 'Certified companies'],
    [302, 'P22', '/platform/srCorp', '선용품·선박수리업체', 'Ship supplies & repair companies'],
  ]),
  ...folder(400, 'P3', '서비스·요금', 'Services & billing', [
    [401, 'P31', '/platform/subsc/use', '이용중인 서비스', 'Services in use'],
    [402, 'P32', '/platform/subsc/hist', '구독 이력', 'Subscription history'],
    [403, 'P33', '/platform/bill', '월별 청구서', 'Monthly bills'],
    [404, 'P34', '/platform/usage', '서비스별 이용요금', 'Usage fees per service'],
    [405, 'P35', '/platform/taxInv', '세금계산서 현황', 'Tax invoice status'],
  ]),
  ...folder(500, 'P9', '운영(시스템 법인)', 'Operation (corp 1)', [
    [501, 'P91', '/platform/system/corp', '기업 관리', 'Companies'],
    [502, 'P92', '/platform/system/subsc', '구독 승인', 'Subscriptions'],
    [503, 'P93', '/platform/system/certCorp', '인증 승인', 'Certifications'],
    [511, 'P9B', '/platform/system/usage', '이용량 집계', 'Usage metering'],
    [504, 'P94', '/platform/system/bill', '청구 마감', 'Billing'],
    [505, 'P95', '/platform/system/board', '게시판 관리', 'Boards'],
    [506, 'P96', '/platform/system/product', '상품 관리', 'Products'],
    [507, 'P97', '/platform/system/demo', '데모 신청', 'Demo requests'],
    [508, 'P98', '/platform/system/outbox', '발송함', 'Outbox'],
    [509, 'P99', '/platform/system/errFe', '화면 오류', 'Page errors'],
    [510, 'P9A', '/platform/system/message', '전문 송수신', 'Messages'],
  ]),
  ...folder(600, 'F0', '프레임워크', 'Framework', [
    [601, 'F01', '/fw/code', '공통코드', 'Common codes'],
    [602, 'F02', '/fw/bondArea', '보세구역 부호', 'Bonded areas'],
    [603, 'F03', '/fw/excRate', '환율', 'Exchange rates'],
    [604, 'F04', '/fw/client', '연동 사이트', 'Linked sites'],
  ]),
  ...folder(700, 'R1', '선박수리 영업', 'Repair sales', [
    [701, 'R11', '/rs4/quot', '견적', 'Quotations'],
    [702, 'R12', '/rs4/order', '공사', 'Repair orders'],
    [703, 'R13', '/rs4/inv', '청구', 'Invoices'],
    [704, 'R14', '/rs4/taxInv', '세금계산서', 'Tax invoices'],
  ]),
  ...folder(800, 'R2', '선박수리 현장', 'Repair site', [
    [801, 'R21', '/rs4/work', '작업지시', 'Work orders'],
    [802, 'R22', '/rs4/purc', '발주', 'Purchase orders'],
  ]),
  ...folder(900, 'R3', '선박수리 기준정보', 'Repair masters', [
    [901, 'R31', '/rs4/ship', '선박', 'Vessels'],
    [902, 'R32', '/rs4/clnt', '거래처', 'Partners'],
    [903, 'R33', '/rs4/stdinfo/item', '품목·단가', 'Items'],
    [904, 'R34', '/rs4/styleCode', '양식코드', 'Document styles'],
    [905, 'R35', '/rs4/stdinfo/config', '환경설정', 'Settings'],
  ]),
  ...folder(1000, 'I1', '선박검사', 'Inspection', [
    [1001, 'I11', '/insp/insp', '검사', 'Inspections'],
    [1002, 'I12', '/insp/find', '지적사항', 'Findings'],
    [1003, 'I13', '/insp/cert', '증서', 'Certificates'],
    [1004, 'I14', '/insp/tmpl', '점검표', 'Checklists'],
  ]),
  ...folder(1100, 'G1', '전자결재', 'Approval', [
    [1101, 'G11', '/groupware/appr/draft', '기안함', 'Drafts'],
    [1102, 'G12', '/groupware/appr/todo', '결재할 문서', 'To approve'],
    [1103, 'G13', '/groupware/appr/progress', '진행함', 'In progress'],
    [1104, 'G14', '/groupware/appr/done', '완료함', 'Approved'],
    [1105, 'G15', '/groupware/appr/reject', '반려·회수함', 'Rejected'],
    [1106, 'G16', '/groupware/appr/ref', '참조함', 'Reference'],
    [1107, 'G17', '/groupware/apprLine', '결재선', 'Approval lines'],
    [1108, 'G18', '/groupware/apprDoc', '결재양식', 'Forms'],
  ]),
  ...folder(1200, 'S1', '선용품', 'Ship supplies', [
    [1201, 'S11', '/shipwork/order', '선용품 주문', 'Supply orders'],
    [1202, 'S12', '/shipwork/loadPrmt', '적재허가', 'Loading permits'],
    [1203, 'S13', '/shipwork/item', '선용품 품목', 'Supply items'],
  ]),
  ...folder(1300, 'S2', '통관', 'Customs', [
    [1301, 'S21', '/shipwork/expDecl', '수출신고', 'Export declarations'],
    [1302, 'S22', '/shipwork/impDecl', '수입신고', 'Import declarations'],
    [1303, 'S23', '/shipwork/pcr', '구매확인서', 'Purchase confirmations'],
  ]),
  ...folder(1400, 'B1', '보세운송', 'Bonded transport', [
    [1401, 'B11', '/bta/vhcl', '차량자격등록', 'Vehicles'],
    [1402, 'B12', '/bta/decl', '보세운송신고', 'Declarations'],
    [1403, 'B13', '/bta/openReq', '임시개청신청', 'Temporary opening'],
  ]),
  ...folder(1500, 'B2', '보세운송 배차', 'Bonded dispatch', [
    [1501, 'B21', '/btcd/plan', '배차계획', 'Dispatch plans'],
    [1502, 'B22', '/btcd/verify', '차량·신고 확인', 'Gate verification'],
    [1503, 'B23', '/btcd/arrv', '도착확인', 'Arrival confirmation'],
  ]),
  ...folder(1600, 'W1', '보세창고', 'Bonded warehouse', [
    [1601, 'W11', '/bwms/in', '반입', 'In reports'],
    [1602, 'W12', '/bwms/out', '반출', 'Out reports'],
    [1603, 'W13', '/bwms/stock', '장치화물 대장', 'Stock ledger'],
  ]),
  ...folder(1700, 'T1', '3PL 창고', '3PL warehouse', [
    [1701, 'T11', '/3pl/in', '입고', 'In orders'],
    [1702, 'T12', '/3pl/out', '출고', 'Out orders'],
    [1703, 'T13', '/3pl/stock', '재고', 'Stock'],
    [1704, 'T14', '/3pl/item', '화주상품', 'Shipper items'],
  ]),
  ...folder(1800, 'L1', '포워딩', 'LMATE', [[1801, 'L11', '/lm/job', '포워딩 업무', 'Forwarding jobs']]),
  ...folder(1900, 'M1', '운송', 'Transport', [
    [1901, 'M11', '/tmate/order', '운송오더', 'Transport orders'],
    [1902, 'M12', '/dtsp/req', '운송의뢰', 'Transport requests'],
    [1903, 'M13', '/dtsp/bid', '입찰', 'Bidding'],
    [1904, 'M14', '/dts/dlv', '배송', 'Deliveries'],
  ]),
];

/** Menus that are open to the system company alone: its folder, and what stands elsewhere. */
export const isOperatorMenu = ({ treeId, treePaId }: MenuNode): boolean => treePaId === 'P9' || treeId === 'F04';

/** Ids of menus, for authorities and for those who hear of their company's turn. */
export const menuIdsOf = (...treeIds: readonly string[]): readonly number[] =>
  menuTree.filter(({ treeId }) => treeIds.includes(treeId)).map(({ id }) => id);
