/** The form of a subscription: the derived one, with what it costs beside it and the terms that are agreed to. */
import { useTranslate } from 'react-admin';
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { OwedLine } from '../bill/owed/OwedLine.tsx';
import { ArchivePanel } from './ArchivePanel.tsx';
import { CostPanel } from './CostPanel.tsx';
import { subsc } from './subsc.ts';
import './subsc.css';

/** Where the cloud terms stand, in a tab of their own: what was typed stays. */
function TermsLink() {
  const t = useTranslate();
  const { resource } = useRecordForm();
  return (
    <p className="hg-terms">
      <a href="/portal/policy" target="_blank" rel="noreferrer">
        {t(`resources.${resource.prefix}.words.terms`)}
      </a>
    </p>
  );
}

/** Whoever thinks of ending a service, or has ended it, sees what is still to pay. */
function Debts() {
  const { values, situation } = useRecordForm(subsc);
  const { id, corpId, stCd } = values;
  const begun = id && stCd !== 'REQ' && stCd !== 'CANCEL';
  return begun && corpId === situation.corpId ? <OwedLine /> : null;
}

const Below = () => (
  <>
    <TermsLink />
    <Debts />
    <ArchivePanel />
  </>
);

// Number and state stand in the title.
const parts: FormParts = { apart: ['subscNo', 'stCd'], aside: <CostPanel />, below: <Below /> };

export default function SubscForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
