import type { FrameMenu } from '../../src/admin/layout/menuTree.ts';

const folder = (
  treeId: string,
  ko: string,
  en: string,
  leaves: [string, string, string, string, string?][],
): FrameMenu[] => [
  { treeId, treePaId: null, url: null, menuNm: ko, menuNmEn: en, menuAuthCd: '2' },
  ...leaves.map(([id, url, name, nameEn, auth = '2']) => ({
    treeId: id,
    treePaId: treeId,
    url,
    menuNm: name,
    menuNmEn: nameEn,
    menuAuthCd: auth,
  })),
];

export const menus: FrameMenu[] = [
  ...folder('P0', '플랫폼', 'Platform', [['P01', '/platform/dashboard', '대시보드', 'Dashboard']]),
  ...folder('R1', '선박수리 영업', 'Repair sales', [
    ['R11', '/rs4/quot', '견적', 'Quotations'],
    ['R12', '/rs4/order', '공사', 'Repair orders'],
    ['R13', '/rs4/inv', '청구', 'Invoices'],
    ['R14', '/rs4/taxInv', '세금계산서', 'Tax invoices'],
  ]),
  ...folder('R2', '선박수리 현장', 'Repair site', [
    ['R21', '/rs4/work', '작업지시', 'Work orders', '1'],
    ['R22', '/rs4/purc', '발주', 'Purchase orders', '1'],
  ]),
  ...folder('R3', '선박수리 기준정보', 'Repair masters', [
    ['R31', '/rs4/ship', '선박', 'Vessels'],
    ['R32', '/rs4/clnt', '거래처', 'Partners'],
    ['R33', '/rs4/stdinfo/item', '품목·단가', 'Items'],
    ['R34', '/rs4/styleCode', '양식코드', 'Document styles'],
    ['R35', '/rs4/stdinfo/config', '환경설정', 'Settings', '1'],
  ]),
  ...folder('I1', '선박검사', 'Inspection', [['I11', '/insp/insp', '검사', 'Inspections']]),
  ...folder('G1', '전자결재', 'Approval', [
    ['G11', '/groupware/appr/draft', '기안함', 'Drafts'],
    ['G12', '/groupware/appr/todo', '결재할 문서', 'To approve'],
    ['G13', '/groupware/appr/progress', '진행함', 'In progress'],
  ]),
  ...folder('S1', '선용품', 'Ship supplies', [['S11', '/shipwork/order', '선용품 주문', 'Supply orders']]),
  ...folder('S2', '통관', 'Customs', [['S21', '/shipwork/expDecl', '수출신고', 'Export declarations']]),
  ...folder('P2', '업체조회', 'Directory', [['P21', '/platform/certCorp', '인증업체', 'Certified companies']]),
  ...folder('F0', '프레임워크', 'Framework', [['F01', '/fw/code', '공통코드', 'Common codes', '1']]),
];
