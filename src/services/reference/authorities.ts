import { isOperatorMenu, menuTree, type MenuNode } from './menus.ts';

export type MenuAuthCd = '0' | '1' | '2';

/** A built-in authority of corp 1; menus not listed have authority 0. */
export type AuthorityTemplate = {
  readonly code: string;
  readonly authNm: string;
  readonly authNmEn: string;
  readonly menus: readonly { readonly treeId: string; readonly menuAuthCd: MenuAuthCd }[];
};

const folderOrder = 'P0 P1 P2 P3 F0 R1 R2 R3 I1 G1 S1 S2 B1 B2 W1 T1 L1 M1'.split(' ');
const operatorFolders = [...folderOrder, 'P9'];

const forEverybody = menuTree.filter((node) => !isOperatorMenu(node));

type Values = Readonly<Record<string, number>>;

function expand(nodes: readonly MenuNode[], folders: Values, exceptions: Values): AuthorityTemplate['menus'] {
  return nodes.flatMap(({ treeId, treePaId }) => {
    if (treePaId === null) return [];
    const value = exceptions[treeId] ?? folders[treePaId] ?? 0;
    return value === 0 ? [] : [{ treeId, menuAuthCd: String(value) as MenuAuthCd }];
  });
}

/** `values` has one digit a folder in the order of folderOrder, so that a row reads like a column of the table in 4.3. */
function template(code: string, authNm: string, authNmEn: string, values: string, exceptions: Values = {}) {
  const digits = values.replaceAll(' ', '');
  const folders = Object.fromEntries(folderOrder.map((folder, index) => [folder, Number(digits[index])]));
  return { code, authNm, authNmEn, menus: expand(forEverybody, folders, exceptions) };
}

function everywhere(code: string, authNm: string, authNmEn: string, value: number) {
  const folders = Object.fromEntries(operatorFolders.map((folder) => [folder, value]));
  return { code, authNm, authNmEn, menus: expand(menuTree, folders, {}) };
}

/** The authority templates every company may use or copy (41-menus-authorities 4.3); P9 stays with the system company. */
export const authorityTemplates: readonly AuthorityTemplate[] = [
  //                                                P0-P3 F0 R1-R3 I1 G1 S1 S2 B1 B2 W1 T1 L1 M1
  template('ADMIN', '관리자', 'Administrator', '     2222 2 222 2 2 2 2 2 2 2 2 2 2'),
  template('SALES', '영업', 'Sales', '               2010 1 212 1 2 2 1 1 0 1 1 2 1', { R35: 1, G18: 0 }),
  template('SITE', '현장', 'Site', '                 2010 0 121 1 2 1 0 0 0 0 0 0 0', { R22: 1, I12: 2, G18: 0 }),
  template('PURC', '구매', 'Purchasing', '           2010 1 122 0 2 2 1 0 0 1 1 0 0', {
    R21: 1,
    R34: 1,
    R35: 0,
    G18: 0,
  }),
  template('ACCT', '경리', 'Accounting', '           2112 2 211 0 2 1 1 1 0 1 1 1 2', {
    R11: 1,
    R12: 1,
    // The log of personal data is for those who manage the company.
    P14: 0,
    G18: 0,
    M12: 1,
    M13: 1,
    M14: 1,
  }),
  template('INSP', '검사', 'Inspection', '           2010 0 111 2 2 0 0 0 0 0 0 0 0', { G18: 0 }),
  template('CUST', '통관', 'Customs', '              2010 1 001 0 2 1 2 2 1 1 1 2 0', { G18: 0, S12: 2 }),
  template('TRN', '운송', 'Transport', '             2010 1 001 0 2 0 1 2 2 1 1 1 2', { G18: 0 }),
  template('WH', '창고', 'Warehouse', '              2010 1 001 0 2 0 1 1 1 2 2 1 1', { G18: 0, B22: 2, B23: 2 }),
  template('VIEW', '열람', 'Viewer', '               2010 0 111 1 1 1 1 1 1 1 1 1 1', { G18: 0 }),
];

/** Authorities that only the system company (corp 1) has. */
export const operatorAuthorities: readonly AuthorityTemplate[] = [
  everywhere('OPER', '운영자', 'Operator', 2),
  everywhere('MONITOR', '모니터', 'Monitor', 1),
];
