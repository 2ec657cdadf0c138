/** The form of a purchase confirmation: the derived one with its sums beside it and the last day to apply in words. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import type { Values } from '../../../core/field.ts';
import { Deadline } from '../../shared/Deadline.tsx';
import { PcrTotals } from './PcrTotals.tsx';

/** A copy is a new application, whatever the other was about. */
const copied = (record: Values): Values => ({ ...record, applyTpCd: 'O', befPcrId: null, befPcrNm: null });

const parts: FormParts = {
  copied,
  apart: ['pcrNo', 'stCd', 'totQty', 'qtyUnitCd', 'totAmt', 'totUsdAmt', 'excRt', 'excUnit', 'usdExcRt'],
  aside: <PcrTotals />,
  next: [{ id: 'earlier', prefix: 'shipwork/pcr', when: ({ befPcrId }) => Boolean(befPcrId), at: 'befPcrId' }],
  rule: <Deadline field="applyDueDt" states={['DRAFT', 'REJECT']} near={14} />,
};

export default function PcrForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
