/** An approval document: while it is drafted a form with the inputs of its kind, afterwards a paper with its steps. */
import FormScreen from '../../admin/screens/form/FormScreen.tsx';
import type { FormScreenProps } from '../../admin/screens/contract.ts';
import type { FormParts } from '../../admin/screens/form/parts.ts';
import type { RecordOf } from '../../core/record.ts';
import { ApprHistory } from './appr/ApprHistory.tsx';
import { ApprPage } from './appr/ApprPage.tsx';
import { DraftParts } from './appr/DraftParts.tsx';
import { Instead } from './appr/Instead.tsx';
import './appr/appr.css';
import type { apprFields } from './appr.fields.ts';

const bar = (record: RecordOf<typeof apprFields>) =>
  [String(record.apprNo ?? ''), String(record.apprDocNm ?? '')] as const;

const again = { id: 'again', prefix: 'groupware/appr', at: 'nextId' } as const;

const parts: FormParts = {
  queue: ({ view }) => view === 'todo',
  apart: ['stCd', 'apprNo', 'draftDeptCd', 'draftDtm', 'endDtm'],
  below: <DraftParts />,
  hides: ['val'],
  history: ApprHistory,
  answered: { approve: Instead, reject: Instead, arbitrate: Instead },
  // Who has drafted it anew goes on there: first in the box of drafts, then where it went.
  next: [
    { ...again, view: 'draft', when: ({ nextId, nextNo }) => nextId !== undefined && !nextNo },
    { ...again, view: 'progress', when: ({ nextNo }) => Boolean(nextNo) },
  ],
  page: { when: (record) => record.stCd !== 'DRAFT', View: ApprPage, bar },
};

export default function ApprForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
