/** An approval document: while it is drafted a form with the inputs of its kind, afterwards a paper with its steps. */
import FormScreen from '../../admin/screens/form/FormScreen.tsx';
import type { FormScreenProps } from '../../admin/screens/contract.ts';
import type { FormParts } from '../../admin/screens/form/parts.ts';
import type { Values } from '../../core/field.ts';
import { ApprPage } from './appr/ApprPage.tsx';
import { DraftParts } from './appr/DraftParts.tsx';
import './appr/appr.css';

const bar = (record: Values) => [String(record.apprNo ?? ''), String(record.apprDocNm ?? '')] as const;

const parts: FormParts = {
  apart: ['stCd', 'apprNo', 'draftDeptCd', 'draftDtm', 'endDtm'],
  below: <DraftParts />,
  hides: ['val'],
  page: { when: (record) => record.stCd !== 'DRAFT', View: ApprPage, bar },
};

export default function ApprForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
