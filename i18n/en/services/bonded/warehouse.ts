import type { warehouse as ko } from '../../../ko/services/bonded/warehouse.ts';
import type { Twin } from '../../../messages.ts';

/** Texts of the bonded warehouse: in and out reports, stored cargo. */
export const warehouse = {
  'bwms/io': {
    name: 'In/out report |||| In/out reports',
    fields: { ioNo: 'Report No', mblNo: 'Master B/L No', reason: 'Reason' },
    grids: { msg: 'Customs message |||| Customs messages' },
    actions: {
      send: 'Send report',
      fix: 'Write anew',
      cancel: 'Cancel report',
      accepted: 'Acceptance',
      reported: 'Accepted by the gate',
      failed: 'Error',
      reply: 'Customs reply',
    },
    asks: {
      send: 'The report goes to customs. Once accepted it counts in the stock ledger; after sending it cannot be changed.',
      cancel:
        'The report is cancelled, and its packages and weight are taken back in the ledger. Only the newest report of the goods can be cancelled.',
      reply: 'Enters the reply in the place of customs. Where customs is connected, replies arrive by themselves.',
    },
    dones: {
      send: 'Report sent: %{record}',
      fix: 'Back to draft: %{record}',
      cancel: 'Report cancelled: %{record}',
      reply: 'Customs reply entered: %{record}, %{stCd}',
    },
  },
  'bwms/stock': {
    name: 'Stock ledger',
    fields: { dueIn: 'Days to storage limit' },
    grids: { hist: 'Movement |||| Movements' },
  },
} as const satisfies Twin<typeof ko>;
