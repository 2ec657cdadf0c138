/** The form of an import declaration: the derived one with value and taxes beside it and the day of taking out in words. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { Completion } from './Completion.tsx';
import { Deadline } from '../../shared/Deadline.tsx';
import { DeclarationTotals } from '../declaration/DeclarationTotals.tsx';
import { copiedDeclaration } from '../declaration/copied.ts';
import { Unmended } from '../declaration/Unmended.tsx';
import { LateTax } from './LateTax.tsx';

const parts: FormParts = {
  copied: copiedDeclaration,
  apart: ['stCd', 'lanCnt', 'cifKrw', 'cifUsd', 'usdRt', 'dutyAmt', 'vatAmt', 'lateTaxAmt', 'taxTotal'],
  aside: (
    <DeclarationTotals
      groups={[
        ['payAmtFrgn', 'freightFrgn', 'insurFrgn', 'addKrw', 'dctKrw'],
        ['cifKrw', 'cifUsd', 'dutyAmt', 'vatAmt', 'lateTaxAmt'],
      ]}
      total="taxTotal"
      unit="won"
      rates="IMP"
      notes={{ dutyAmt: 'ten_won', vatAmt: 'ten_won', lateTaxAmt: 'ten_won' }}
    />
  ),
  rule: (
    <>
      <Unmended />
      <LateTax />
      <Completion />
      <Deadline field="outDueDt" states={['RELEASE', 'AMEND']} near={5} />
    </>
  ),
};

export default function ImpDeclForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
