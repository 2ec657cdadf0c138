/**
 * Who may do what with subscriptions, usage, bills and tax invoices, written by hand from the specification (10-platform, 41-menus 4.2
 * and 4.3, 00-conventions 1.1 and 1.2). No line of it is reckoned from the declarations.
 *
 * A letter a person, in the order of `people`:
 *   + answered, and where it is a list the record stands in it      o answered, without the record
 *   A 403 E_AUTH    U 403 E_SUBSC    N 404 E_NOTFOUND    V 401
 *   * by the state of the record: + in the states told behind it, else 409 E_STATE
 *   r + in the states in which the side finds the record (`found`), else 404, of a list o
 *   a E_AUTH in these states, else 404: a side that reads and does not write
 */
export const people = [
  'oper', // OPER of the system company: 2 everywhere
  'mon', // MONITOR: 1 everywhere
  'opAdmin', // the system company's ADMIN: 2 on P1–P3, nothing of P9
  'opAcct', // its ACCT: 2 on P3, nothing of P9
  'admin', // of the company that the record is about
  'ended', // the same where every subscription has ended
  'reader', // 1 on every menu
  'plain', // nothing of P3
  'other', // the administrator of a company that it does not concern; of a tax invoice, its receiver
  'visitor',
] as const;
export type Person = (typeof people)[number];

/** Call, letters of the persons, states in which `*` is answered. */
export type Line = readonly [call: string, letters: string, states?: string];

export const subscStates = ['REQ', 'USE', 'TERM_REQ', 'TERM', 'CANCEL'] as const;
export const subscLines: readonly Line[] = [
  // [call, o m d t  a e r p  n v]
  ['GET /platform/subsc/list?view=use', 'ooAA +o+A oV'],
  ['GET /platform/subsc/list?view=hist', 'ooAA +++A oV'],
  ['GET /platform/subsc/list?view=op', '++AA AAAA AV'],
  ['GET /platform/subsc/list', '++AA +++A oV'],
  ['GET /platform/subsc/new', '++AA +++A +V'],
  ['GET /platform/subsc/defaults', '++AA +++A +V'],
  ['GET /platform/subsc/costs', '++AA +++A +V'],
  ['GET /platform/subsc/course', 'ooAA +++A oV'],
  ['GET /platform/subsc/along', '++AA +++A +V'],
  ['GET /platform/subsc/paying', 'AAAA +++A +V'],
  // Whoever is logged in hears how the own company stands to a service, and whether the person may apply.
  ['GET /platform/subsc/standing', '++++ ++++ +V'],
  ['GET /platform/subsc/report/events', '++AA +++A oV'],
  ['GET /platform/subsc/{id}', '++AA +++A NV'],
  ['GET /platform/subsc/{id}?view=op', '++AA AAAA AV'],
  ['GET /platform/subsc/{id}/facts', '++AA +++A NV'],
  ['GET /platform/subsc/{id}/history', '++AA +++A NV'],
  ['POST /platform/subsc/export', '++AA +++A +V'],
  ['POST /platform/subsc/export?view=op', '++AA AAAA AV'],
  // The company applies, changes and takes away while it waits; the operator has its own record of none.
  ['POST /platform/subsc', 'AAAA ++AA +V'],
  ['POST /platform/subsc?view=op', 'AAAA AAAA AV'],
  ['PATCH /platform/subsc/{id}', 'AAAA **AA NV', 'REQ'],
  ['DELETE /platform/subsc/{id}', 'AAAA **AA NV', 'REQ'],
  ['DELETE /platform/subsc', 'AAAA **AA NV', 'REQ'],
  ['POST /platform/subsc/{id}/cancelReq', 'AAAA **AA NV', 'REQ'],
  ['POST /platform/subsc/{id}/changeUserCnt', 'AAAA **AA NV', 'USE'],
  ['POST /platform/subsc/{id}/reqTerm', 'AAAA **AA NV', 'USE'],
  ['POST /platform/subsc/{id}/cancelTerm', 'AAAA **AA NV', 'TERM_REQ'],
  ['POST /platform/subsc/{id}/approve', '*AAA AAAA NV', 'REQ'],
  ['POST /platform/subsc/approve', '*AAA AAAA NV', 'REQ'],
  ['POST /platform/subsc/{id}/refuseReq', '*AAA AAAA NV', 'REQ'],
  // What it takes along of a service that ends: its own people, also those who only read.
  ['GET /platform/subsc/{id}/archive', 'AAAA ***A NV', 'TERM_REQ TERM'],
  ['POST /platform/subsc/{id}/archive', 'AAAA ***A NV', 'TERM_REQ TERM'],
  ['POST /platform/subsc/{id}/bookTraining', '*AAA AAAA NV', 'USE TERM_REQ'],
];

/** A row nobody touched, one whose quantity the operator said, one that is on a bill. */
export const usageStates = ['METERED', 'ADJUSTED', 'BILLED'] as const;
export const usageLines: readonly Line[] = [
  ['GET /platform/usage/list', '++AA +++A oV'],
  ['GET /platform/usage/list?view=op', '++AA AAAA AV'],
  ['GET /platform/usage/new', '++AA +++A +V'],
  ['GET /platform/usage/sums', '++AA +++A oV'],
  ['GET /platform/usage/{id}', '++AA +++A NV'],
  ['GET /platform/usage/{id}?view=op', '++AA AAAA AV'],
  ['GET /platform/usage/{id}/history', '++AA +++A NV'],
  ['POST /platform/usage/export', '++AA +++A +V'],
  ['POST /platform/usage/export?view=op', '++AA AAAA AV'],
  ['PATCH /platform/usage/{id}', '*AAA AAAA NV', 'METERED ADJUSTED'],
  ['POST /platform/usage/{id}/adjust', '*AAA AAAA NV', 'METERED ADJUSTED'],
  ['POST /platform/usage/{id}/unadjust', '*AAA AAAA NV', 'ADJUSTED'],
  ['POST /platform/usage/meter', '+AAA AAAA AV'],
];

/** HELD is a draft that waits until the operator has looked. */
export const billStates = ['DRAFT', 'HELD', 'ISSUED', 'OVERDUE', 'PAID', 'CANCEL'] as const;
/** States in which its company finds a bill. */
export const billFound = ['ISSUED', 'OVERDUE', 'PAID'] as const;
export const billLines: readonly Line[] = [
  ['GET /platform/bill/list?view=own', 'ooAA rrrA oV'],
  ['GET /platform/bill/list?view=op', '++AA AAAA AV'],
  ['GET /platform/bill/list', '++AA rrrA oV'],
  ['GET /platform/bill/new', '++AA +++A +V'],
  ['GET /platform/bill/month', '++AA AAAA AV'],
  ['GET /platform/bill/month?view=op', '++AA AAAA AV'],
  ['GET /platform/bill/closing?ym=202610', '++AA AAAA AV'],
  ['GET /platform/bill/closing?view=op&ym=202610', '++AA AAAA AV'],
  ['GET /platform/bill/spend', '++AA +++A +V'],
  ['GET /platform/bill/spend?view=own', '++AA +++A +V'],
  ['GET /platform/bill/spend?view=op', '++AA AAAA AV'],
  ['GET /platform/bill/owed', '++AA +++A +V'],
  ['GET /platform/bill/owed?view=own', '++AA +++A +V'],
  ['GET /platform/bill/owed?view=op', '++AA AAAA AV'],
  ['GET /platform/bill/report/deposits', '++AA AAAA AV'],
  ['GET /platform/bill/report/deposits?view=own', '++AA AAAA AV'],
  ['GET /platform/bill/{id}', '++AA rrrA NV'],
  ['GET /platform/bill/{id}?view=op', '++AA AAAA AV'],
  ['GET /platform/bill/{id}/facts', '++AA rrrA NV'],
  ['GET /platform/bill/{id}/print', '++AA rrrA NV'],
  ['GET /platform/bill/{id}/history', '++AA rrrA NV'],
  ['GET /platform/common/bill', '++++ rrrr oV'],
  ['POST /platform/bill/export', '++AA +++A +V'],
  ['POST /platform/bill/export?view=op', '++AA AAAA AV'],
  ['PATCH /platform/bill/{id}', '*AAA aaAA NV', 'DRAFT HELD'],
  ['POST /platform/bill/{id}/issue', '*AAA aaAA NV', 'DRAFT'],
  ['POST /platform/bill/issue', '*AAA aaAA NV', 'DRAFT'],
  ['POST /platform/bill/{id}/release', '*AAA aaAA NV', 'HELD'],
  ['POST /platform/bill/{id}/pay', '*AAA aaAA NV', 'ISSUED OVERDUE'],
  ['POST /platform/bill/{id}/unpay', '*AAA aaAA NV', 'PAID'],
  ['POST /platform/bill/{id}/cancel', '*AAA aaAA NV', 'DRAFT HELD'],
  ['POST /platform/bill/close', '+AAA AAAA AV'],
  ['POST /platform/bill/import/deposit/read', '+AAA AAAA AV'],
  ['POST /platform/bill/import/deposit', '+AAA AAAA AV'],
];

/** Issued by the company; `other` is who receives it, from the issuing on. */
export const taxInvStates = ['DRAFT', 'ISSUED', 'SENT', 'DONE', 'FAIL', 'CANCEL'] as const;
/** States in which its receiver finds a tax invoice. */
export const taxInvFound = ['ISSUED', 'SENT', 'DONE', 'FAIL', 'CANCEL'] as const;
export const taxInvLines: readonly Line[] = [
  ['GET /platform/taxInv/list', 'oooo +++A rV'],
  ['GET /platform/taxInv/list?direction=ISSUE', 'oooo +++A oV'],
  ['GET /platform/taxInv/list?direction=RECV', 'oooo oooA rV'],
  // Of ship repair, which none of these companies has but the system company.
  ['GET /platform/taxInv/list?view=rs4', 'oooo UUUU UV'],
  ['GET /platform/taxInv/new', '++++ +++A +V'],
  ['GET /platform/taxInv/defaults', '++++ +++A +V'],
  ['GET /platform/taxInv/{id}', 'NNNN +++A rV'],
  ['GET /platform/taxInv/{id}/facts', 'NNNN +++A rV'],
  // A draft has no paper.
  ['GET /platform/taxInv/{id}/print', 'NNNN ***A rV', 'ISSUED SENT DONE FAIL CANCEL'],
  ['GET /platform/taxInv/{id}/history', 'NNNN +++A rV'],
  ['POST /platform/taxInv/export', '++++ +++A +V'],
  ['POST /platform/taxInv', '+A++ ++AA +V'],
  ['PATCH /platform/taxInv/{id}', 'NANN **AA aV', 'DRAFT'],
  ['DELETE /platform/taxInv/{id}', 'NANN **AA aV', 'DRAFT'],
  ['DELETE /platform/taxInv', 'NANN **AA aV', 'DRAFT'],
  ['POST /platform/taxInv/{id}/issue', 'NANN **AA aV', 'DRAFT'],
  ['POST /platform/taxInv/{id}/send', 'NANN **AA aV', 'ISSUED'],
  ['POST /platform/taxInv/send', 'NANN **AA aV', 'ISSUED'],
  ['POST /platform/taxInv/{id}/resend', 'NANN **AA aV', 'FAIL'],
  ['POST /platform/taxInv/resend', 'NANN **AA aV', 'FAIL'],
  // In the tax office's place, outside production: the issuer, and whoever keeps the operator's journal.
  ['POST /platform/taxInv/{id}/reply', '*AAA **AA aV', 'SENT'],
  ['POST /platform/taxInv/{id}/amend', 'NANN **AA aV', 'DONE'],
  ['POST /platform/taxInv/{id}/cancelIssue', 'NANN **AA aV', 'ISSUED'],
];
