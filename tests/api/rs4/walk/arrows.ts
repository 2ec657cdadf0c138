/** The arrows of the specification's pages, written down by hand: a status changes along them or not at all.
 * One way back is ours: a payment that was entered wrongly is taken away again, and opens its invoice and its order. */
export const arrows: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  rs4_quot: {
    INQ: ['DRAFT', 'CANCEL'],
    DRAFT: ['CONF', 'APPR', 'CANCEL'],
    APPR: ['CONF', 'DRAFT'],
    CONF: ['SENT', 'REV', 'CANCEL'],
    SENT: ['WON', 'LOST', 'REV', 'EXPIRED'],
    LOST: ['REV'],
    EXPIRED: ['REV'],
    WON: ['SENT'],
  },
  rs4_order: {
    RECV: ['WORK', 'CANCEL'],
    WORK: ['DONE'],
    DONE: ['ACC', 'WORK'],
    ACC: ['INV'],
    INV: ['CLOSED', 'ACC'],
    CLOSED: ['ACC'],
  },
  rs4_work: { PLAN: ['ING', 'CANCEL'], ING: ['HOLD', 'DONE'], HOLD: ['ING'] },
  rs4_purc: {
    DRAFT: ['ORD', 'APPR', 'CANCEL'],
    APPR: ['ORD', 'DRAFT'],
    ORD: ['PART', 'RECV', 'CANCEL'],
    PART: ['RECV'],
  },
  rs4_inv: {
    DRAFT: ['ISSUED', 'CANCEL'],
    ISSUED: ['PART', 'PAID', 'CANCEL'],
    PART: ['PAID', 'ISSUED'],
    PAID: ['PART', 'ISSUED'],
  },
  groupware_appr: { DRAFT: ['PROG'], PROG: ['DONE', 'REJECT', 'WITHDRAW'] },
};
