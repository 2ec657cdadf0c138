/** The form of a subscription: the derived one, with what it costs beside it and the terms that are agreed to. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { nameIn } from '../../../fields/ref/useReference.ts';
import { OwedLine } from '../bill/owed/OwedLine.tsx';
import { AlongNote } from './AlongNote.tsx';
import { ApplyPage } from './ApplyPage.tsx';
import { ApplySummary } from './ApplySummary.tsx';
import { ArchivePanel } from './ArchivePanel.tsx';
import { CompanyBills } from './CompanyBills.tsx';
import { CostPanel } from './CostPanel.tsx';
import { FeeTables } from './FeeTables.tsx';
import { History } from './History.tsx';
import { PayingNote } from './PayingNote.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { SoonNote } from './SoonNote.tsx';
import { subsc } from './subsc.ts';
import { TermsLink } from './TermsLink.tsx';
import { useApplies, useBarred } from './useApplication.tsx';
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

/** Until it is approved, what is applied for; from then on what it costs. */
const Aside = () => (useApplies() ? <ApplySummary /> : <CostPanel />);
const Fees = () =>
  useApplies() && (
    <>
      <FeeTables />
      <CompanyBills />
    </>
  );
const Service = () =>
  useApplies() ? (
    <>
      <ServiceCard />
      <AlongNote />
    </>
  ) : (
    <SoonNote />
  );

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
  lead: <Service />,
  aside: <Aside />,
  under: <Fees />,
  below: <Below />,
  useBarred,
};

export default function SubscForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
