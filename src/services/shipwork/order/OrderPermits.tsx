/** The loading permits of an order, where its supplier sees how far they are. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { RelatedTable } from '../../shared/related/RelatedTable.tsx';
import { useRelated } from '../../shared/related/useRelated.web.ts';
import './order.css';
import { order } from './order.ts';

const columns = ['prmtNo', 'stCd', 'permitNo', 'loadFromDtm', 'doneDueDt'];

export function OrderPermits() {
  const t = useTranslate();
  const { before } = useRecordForm(order);
  const permits = useRelated('shipwork/loadPrmt', 'orderId', Number(before.id), columns);
  if (!permits.rows?.length) return null;
  const title = t(`resources.${order.prefix}.words.permits`);
  return (
    <section className="hg-orderpart">
      <h3>{title}</h3>
      <RelatedTable related={permits} label={title} columns={columns} />
    </section>
  );
}
