import type { warehouse as ko } from '../../../ko/services/bonded/warehouse.ts';
import type { Twin } from '../../../messages.ts';

/** Texts of the bonded warehouse: in and out reports, stored cargo. */
export const warehouse = {
  'bwms/io': {
    name: 'In/out report |||| In/out reports',
    fields: {
      ioNo: 'Report No',
      mblNo: 'Master B/L No',
      itemNm: 'Goods',
      grossWgt: 'Gross kg',
      amdPkgCnt: 'Amended packages',
      amdWgt: 'Amended weight (kg)',
      amdReason: 'Reason for amendment',
      reason: 'Reason',
    },
    grids: { msg: 'Customs messages' },
    boxes: { cargo: 'Cargo', ground: 'Ground', accident: 'Accident', amendment: 'Amendment' },
    papers: { report: 'In/out report', pass: 'Gate-out pass' },
    links: { stock: 'View cargo' },
    actions: {
      send: 'Send report',
      fix: 'Write anew',
      amend: 'Request amendment',
      cancel: 'Cancel report',
      accepted: 'Acceptance',
      reported: 'Accepted by the gate',
      failed: 'Error',
      amended: 'Amendment granted',
      unamended: 'Amendment refused',
      reply: 'Customs reply',
    },
    asks: {
      send: 'Cargo %{cargMtNo}, %{pkgCnt} packages, %{grossWgt} kg: the report goes to customs. Once accepted it counts in the stock ledger; after sending it cannot be changed.',
      amend: 'Customs is asked for the other packages and weight. Once granted, the difference counts in the ledger.',
      cancel:
        'The report is cancelled, and its packages and weight are taken back in the ledger. Only the newest report of the goods can be cancelled.',
      reply: 'Enters the reply in the place of customs. Where customs is connected, replies arrive by themselves.',
    },
    dones: {
      send: 'Report sent: %{record}',
      fix: 'Back to draft: %{record}',
      amend: 'Amendment requested: %{record}',
      cancel: 'Report cancelled: %{record}',
      reply: 'Customs reply entered: %{record}, %{stCd}',
    },
  },
  'bwms/stock': {
    name: 'Stock ledger',
    fields: {
      ym: 'Month to close',
      ioNo: 'Report No',
      itemNm: 'Goods',
      dueIn: 'Days to storage limit',
      at: 'Place (exact)',
      owner: 'Owner (exact)',
      extDocNo: 'Extension approval No',
      months: 'Months',
      docNo: 'Approval document No',
      storeDays: 'Days stored',
      asOf: 'As of',
    },
    rows: { hist: { ioNo: 'Report No', enteredDtm: 'Entered at' } },
    grids: { hist: 'Movements' },
    tabs: { all: 'All', ON: 'In storage', DUE: 'Due soon', OVER: 'Overdue' },
    reports: { ledger: 'In/out ledger', status: 'Stock status' },
    links: { out: 'Write out report' },
    actions: {
      move: 'Change place',
      extend: 'Extend storage',
      notice: 'Notice to remove',
      closeMonth: 'Close month',
      reopenMonth: 'Reopen month',
    },
    words: {
      nothing_left: 'All of it has left: nothing remains to take out.',
      one_cargo: 'A report is of one cargo. Choose one row.',
      closeMonth_done: 'Closed up to %{ym}',
      reopenMonth_done: '%{ym} is open again',
    },
    asks: {
      closeMonth: 'No movement can be entered in this month or before it any more. Closed so far: %{until}',
      reopenMonth:
        'Takes back the closing of %{until}, so that movements can be entered there again. The reason is kept.',
      move: 'Enter where the cargo has been moved to.',
      extend:
        'Moves the storage limit as far as customs has approved. A notice for the former limit lapses and has to be given anew.',
      notice:
        'Notes that the owner was given notice to take the cargo away. Possible from 30 days before the storage limit.',
    },
    dones: {
      move: 'Place changed: %{record}',
      extend: 'Storage extended: %{record}',
      notice: 'Notice noted: %{record}',
    },
  },
} as const satisfies Twin<typeof ko>;
