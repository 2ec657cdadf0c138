import { isOperatorMenu, menuTree, type MenuNode } from './menus.ts';

/** A fee in won; unitNm says for what one unit stands. */
export type ProductFee = { readonly feeTpCd: string; readonly unitPrice: number; readonly unitNm: string };

/** A service of the store; menuTreeIds name the folders and menus that a subscription opens. */
export type Product = {
  readonly id: number;
  readonly sysCd: string;
  readonly sysNm: string;
  readonly sysNmEn: string;
  readonly subsReqId: string;
  readonly subsReqNm: string;
  readonly subsReqNmEn: string;
  readonly prdIntro: string;
  readonly baseUserCnt: number;
  readonly fees: readonly ProductFee[];
  readonly menuTreeIds: readonly string[];
};

const fee = (unitNm: string, feeTpCd: string) => (unitPrice: number) => ({ feeTpCd, unitPrice, unitNm });
const monthly = fee('ID/월', 'BASE')(25_000);
const perKb = fee('KB', 'TRANS')(250);
const extraUser = fee('ID/월', 'EXTRA');
const setup = fee('식', 'SETUP');
const conversion = fee('식', 'CONV');
const training = fee('회', 'TRAIN');

const systems = {
  SWK: { sysCd: 'SWK', sysNm: '쉽워크', sysNmEn: 'Shipwork' },
  LMATE: { sysCd: 'LMATE', sysNm: '엘메이트', sysNmEn: 'LMATE' },
  RS4: { sysCd: 'RS4', sysNm: '선박수리', sysNmEn: 'Ship repair' },
  INSP: { sysCd: 'INSP', sysNm: '선박검사', sysNmEn: 'Inspection' },
  GW: { sysCd: 'GW', sysNm: '그룹웨어', sysNmEn: 'Groupware' },
  BTA: { sysCd: 'BTA', sysNm: '보세운송', sysNmEn: 'Bonded transport' },
  BTCD: { sysCd: 'BTCD', sysNm: '보세운송 배차', sysNmEn: 'Bonded dispatch' },
  BWMS: { sysCd: 'BWMS', sysNm: '보세창고', sysNmEn: 'Bonded warehouse' },
  '3PL': { sysCd: '3PL', sysNm: '3자물류', sysNmEn: '3PL' },
  TMATE: { sysCd: 'TMATE', sysNm: '운송관리', sysNmEn: 'TMATE' },
  DTSP: { sysCd: 'DTSP', sysNm: '운송중개', sysNmEn: 'DTSP' },
  DTS: { sysCd: 'DTS', sysNm: '배송', sysNmEn: 'DTS' },
} as const;

function product(
  id: number,
  system: keyof typeof systems,
  [subsReqId, subsReqNm, subsReqNmEn]: readonly [string, string, string],
  prdIntro: string,
  menus: string,
  fees: readonly ProductFee[] = [monthly],
  baseUserCnt = 1,
): Product {
  const names = { subsReqId, subsReqNm, subsReqNmEn, prdIntro };
  return { id, ...systems[system], ...names, baseUserCnt, fees, menuTreeIds: menus.split(' ') };
}

const customsFees = [monthly, extraUser(100_000), setup(1_600_000), perKb, training(100_000)];
const repairFees = [monthly, conversion(5_000_000), training(100_000)];

/** The services of the store (60-demo-data 6.6). */
export const products: readonly Product[] = [
  product(
    21,
    'SWK',
    ['SWK-CUS', '수출입 통관', 'Customs declaration'],
    '수출입신고 작성부터 수리까지',
    'S21 S22',
    customsFees,
    6,
  ),
  product(22, 'SWK', ['SWK-PCR', '구매확인서', 'Purchase confirmation'], '외화획득용 구매확인서 발급 신청', 'S23', [
    monthly,
    perKb,
  ]),
  product(23, 'SWK', ['SWK-ORD', '선용품 웹오더', 'Ship-supplies ordering'], '견적·주문·적재허가를 한 번에', 'S1', [
    monthly,
    setup(2_000_000),
  ]),
  product(24, 'LMATE', ['LM-FWD', '포워딩 업무', 'Forwarding'], 'B/L 단위 업무·정산 관리', 'L1'),
  product(
    30,
    'RS4',
    ['RS4-STD', '선박수리 관리', 'Ship repair'],
    '견적·공사·청구 통합 관리',
    'R1 R2 R33 R34 R35',
    repairFees,
  ),
  product(31, 'INSP', ['INSP-STD', '선박검사 관리', 'Inspection'], '점검표·지적사항·증서 관리', 'I1'),
  product(32, 'GW', ['GW-STD', '전자결재', 'Approval'], '결재선·결재함', 'G1'),
  product(27, 'BTA', ['BTA-STD', '보세운송신고', 'Bonded transport'], '신고·도착까지 5단계 관리', 'B1', [
    monthly,
    perKb,
  ]),
  product(28, 'BTCD', ['BTCD-STD', '배차·도착', 'Dispatch'], '배차계획, 차량확인, 도착확인', 'B2'),
  product(29, 'BWMS', ['BWMS-STD', '보세창고 관리', 'Warehouse'], '반출입신고와 장치화물 대장', 'W1', [monthly, perKb]),
  product(33, '3PL', ['3PL-STD', '창고관리', 'Warehouse'], '화주별 재고·입출고', 'T1'),
  product(34, 'TMATE', ['TM-STD', '운송오더', 'Transport orders'], '배차와 월 정산', 'M11'),
  product(35, 'DTSP', ['DTSP-STD', '운송의뢰·입찰', 'Requests and bids'], '화주와 운송사 연결', 'M12 M13'),
  product(36, 'DTS', ['DTS-STD', '배송 인수증', 'Delivery'], '기사용 모바일 인수증', 'M14'),
];

/** Vessels and partners, which the records of many services name. */
export const sharedMasters = ['R31', 'R32'] as const;

/** Open to every company without a subscription (00-conventions 1.1). */
export const alwaysOpen: readonly string[] = ['P0', 'P1', 'P2', 'P3', 'F0', ...sharedMasters];

const systemCorpId = 1;

/** Show a company what is its own of subscriptions, bills and usage, which the system company has none of (docs/decisions.md). */
export const ofSubscribers: readonly string[] = ['P31', 'P32', 'P33', 'P34'];

/** Change the account of whoever is signed in, which guests of the demo yard share. */
export const ofAccounts: readonly string[] = ['P03', 'P04'];

/** Pages about oneself: everybody has them, whatever an authority group says. */
export const ofEverybody: readonly string[] = ['P02', ...ofAccounts];

/** Menus, without their folders, that a company may have. */
export const companyMenus: readonly MenuNode[] = menuTree.filter(
  (node) => node.treePaId !== null && !isOperatorMenu(node),
);

/** Those of them that folder or menu treeIds name. */
export const menusOf = (treeIds: readonly string[]): readonly MenuNode[] =>
  companyMenus.filter((node) => treeIds.includes(node.treeId) || treeIds.includes(node.treePaId!));

/** treeIds (menus and their folders) that are open, given folder or menu treeIds opened by subscriptions. */
export function openTreeIds(opened: readonly string[], corpId: number): ReadonlySet<string> {
  if (corpId === systemCorpId) return new Set(menuTree.map((node) => node.treeId));
  return new Set(menusOf([...alwaysOpen, ...opened]).flatMap(({ treeId, treePaId }) => [treePaId!, treeId]));
}

/** treeIds (menus and their folders) open to a company that holds these products; corp 1 has everything. */
export function openMenus(productIds: readonly number[], corpId: number): ReadonlySet<string> {
  const held = products.filter((item) => productIds.includes(item.id));
  return openTreeIds(
    held.flatMap((item) => item.menuTreeIds),
    corpId,
  );
}
