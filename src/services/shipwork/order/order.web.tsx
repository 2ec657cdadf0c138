/** The form of a supply order: the derived one with its sums, and for the supplier the prices of before. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import { RecordPane } from '../../../admin/screens/form/pane/RecordPane.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { RecordOf } from '../../../core/record.ts';
import { getSession } from '../../../session/session.ts';
import { MoneyTotals } from '../../shared/MoneyTotals.tsx';
import { DeliveredLines } from './DeliveredLines.tsx';
import { FillPrices } from './FillPrices.tsx';
import { deliveredSum, ownSums } from './lines.ts';
import type { order } from './order.ts';
import { OrderPermits } from './OrderPermits.tsx';
import { OrderTurn } from './OrderTurn.tsx';
import { SaidBefore, SaidThread } from './SaidThread.tsx';

type Order = RecordOf<typeof order>;

/** Papers are those of the other order. */
const copied = (record: Order): Order => ({
  ...record,
  respFileList: (record.respFileList ?? []).filter(({ refTypeCd }) => refTypeCd !== 'PDF'),
});

const supplies = ({ supCorpId }: Order): boolean => {
  const session = getSession();
  return session.status === 'in' && session.corp.id === supCorpId;
};

/** Is the supplier to have a loading permit for it? */
const loads = (record: Order): boolean => record.stCd === 'ORD' && record.trdTpCd === 'INTL' && supplies(record);

const sums = [
  'tot',
  'totFrgn',
  'dctAmount',
  'dctAmountFrgn',
  'quotAmount',
  'quotAmountFrgn',
  'salesVat',
  'sumAmount',
  'dealAmount',
  'dealAmountFrgn',
];

/** Permits are the supplier's own records. */
function Permits() {
  const { before } = useRecordForm();
  return before.id !== undefined && supplies(before) ? <OrderPermits /> : null;
}

const parts: FormParts = {
  dense: true,
  copied,
  plans: {
    receive: DeliveredLines,
    request: SaidBefore,
    quote: SaidBefore,
    requote: SaidBefore,
    decline: SaidBefore,
    correct: DeliveredLines,
  },
  apart: ['orderNo', 'stCd', 'saidTxt', ...sums],
  hides: ['said'],
  rule: <OrderTurn />,
  pane: {
    View: RecordPane,
    about: 'shipNm',
    columns: ['orderNo', 'stCd', 'buyNm', 'supNm', 'shipNm', 'dealAmountFrgn', 'dealAmount'],
  },
  aside: (
    <MoneyTotals
      groups={[['tot', 'dctAmount', 'quotAmount', 'salesVat']]}
      net="quotAmount"
      left={{ word: 'delivered', instead: 'ordered', of: deliveredSum }}
      own={(record) => (supplies(record) ? ownSums(record) : undefined)}
    />
  ),
  below: (
    <div className="hg-orderparts">
      <Permits />
      <SaidThread />
    </div>
  ),
  tools: { item: <FillPrices /> },
  next: [
    {
      id: 'permit',
      prefix: 'shipwork/loadPrmt',
      when: (record) => loads(record) && !record.permitId,
      start: ({ id }) => ({ orderId: String(id) }),
    },
    // One permit is enough, be it given or under way.
    { id: 'permitOpen', prefix: 'shipwork/loadPrmt', when: loads, at: 'permitId' },
    {
      id: 'expDecl',
      prefix: 'shipwork/expDecl',
      when: (record) => ['ORD', 'DLV', 'RCV'].includes(String(record.stCd)) && supplies(record),
      start: ({ id }) => ({ orderId: String(id) }),
    },
    {
      id: 'taxInv',
      prefix: 'platform/taxInv',
      when: (record) => Boolean(record.taxInvId) && supplies(record),
      at: 'taxInvId',
    },
  ],
};

export default function OrderForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
