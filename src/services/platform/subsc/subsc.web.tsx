/** The form of a subscription: the derived one with what it costs beside it; of an application its page. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { nameIn } from '../../../fields/ref/useReference.ts';
import { OwedLine } from '../bill/owed/OwedLine.tsx';
import { ApplyPage } from './ApplyPage.tsx';
import { ArchivePanel } from './ArchivePanel.tsx';
import { CostPanel } from './CostPanel.tsx';
import { History } from './History.tsx';
import { PayingNote } from './PayingNote.tsx';
import { SoonNote } from './SoonNote.tsx';
import { subsc } from './subsc.ts';
import { TermsLink } from './TermsLink.tsx';
import { useBarred } from './useApplication.tsx';
import './subsc.css';

/** Whoever thinks of ending a service, or has ended it, sees what is still to pay. */
function Debts() {
  const { values, situation } = useRecordForm(subsc);
  const { id, corpId, stCd } = values;
  const begun = id && stCd !== 'REQ' && stCd !== 'CANCEL';
  return begun && corpId === situation.corpId ? <OwedLine /> : null;
}

/** Until it has ended, of the own company: the operator neither applies nor pays. */
function Paying() {
  const { screen, values } = useRecordForm(subsc);
  const { payMthdCd, stCd } = values;
  const over = stCd === 'TERM' || stCd === 'CANCEL';
  return screen.view === 'op' || over ? null : <PayingNote screen={screen.name} method={payMthdCd ?? undefined} />;
}

const Below = () => (
  <>
    <Paying />
    <Debts />
    <ArchivePanel />
  </>
);

// Number and state stand in the title.
const parts: FormParts = {
  apart: ['subscNo', 'stCd'],
  whose: (record) => nameIn(record, 'ownCorpId') || undefined,
  grids: { hist: History },
  beside: { agreeYn: TermsLink },
  begin: ApplyPage,
  links: [{ id: 'store', begins: true, href: () => '/portal/svcstore' }],
  lead: <SoonNote />,
  aside: <CostPanel />,
  below: <Below />,
  useBarred,
};

/** What a company has applied for stays the page on which it did, until it is approved. */
const ofCompany: FormParts = { ...parts, page: { when: ({ stCd }) => stCd === 'REQ', View: ApplyPage } };

export default function SubscForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={props.screen.view === 'op' ? parts : ofCompany} />;
}
