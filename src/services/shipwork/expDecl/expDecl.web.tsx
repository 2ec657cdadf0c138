/** The form of an export declaration: the derived one with its sums beside it and the day of loading in words. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { Deadline } from '../../shared/Deadline.tsx';
import { DeclarationTotals } from '../declaration/DeclarationTotals.tsx';
import { copiedDeclaration } from '../declaration/copied.ts';
import { Unmended } from '../declaration/Unmended.tsx';

const parts: FormParts = {
  copied: copiedDeclaration,
  apart: ['stCd', 'lanCnt', 'declAmtKrw', 'declAmtUsd', 'usdRt'],
  aside: (
    <DeclarationTotals
      groups={[
        ['payAmtFrgn', 'freightKrw', 'insurKrw'],
        ['declAmtUsd', 'usdRt'],
      ]}
      total="declAmtKrw"
      unit="won"
      rates="EXP"
    />
  ),
  next: [
    {
      id: 'pcr',
      prefix: 'shipwork/pcr',
      when: ({ stCd }) => ['RELEASE', 'AMEND', 'DONE'].includes(String(stCd)),
      start: ({ id }) => ({ expDeclId: String(id) }),
    },
  ],
  rule: (
    <>
      <Unmended />
      <Deadline field="loadDueDt" states={['RELEASE', 'AMEND']} near={5} />
    </>
  ),
};

export default function ExpDeclForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
