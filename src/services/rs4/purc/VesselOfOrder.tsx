/** The vessel that a purchase is for: that of its order. Where none is chosen yet, the way to choose it. */
import { useTranslate } from 'react-admin';
import { inputId } from '../../../admin/screens/form/inputs/inputs.ts';
import { ShownValue } from '../../../admin/screens/form/inputs/ShownValue.tsx';
import { isClosed } from '../../../admin/screens/form/locks.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useLookupNames } from '../../../fields/ref/useLookup.ts';
import { ReadValue } from '../../../ui/form/ReadValue.tsx';
import { orderFields } from '../order/order.fields.ts';
import { purc } from './purc.ts';
import { purcFields } from './purc.fields.ts';
import './vesselOfOrder.css';

const { shipId } = orderFields;
const { orderId: order } = purcFields;

export function VesselOfOrder() {
  const t = useTranslate();
  const form = useRecordForm();
  const { orderId } = form.values;
  const id = typeof orderId === 'number' ? String(orderId) : undefined;
  const found = useLookupNames(order.prefix, id === undefined ? [] : [id]).get(id ?? '');
  const label = form.labels.field('shipId');
  if (id === undefined && !isClosed(form, 'orderId', order))
    return (
      <ReadValue label={label}>
        <button type="button" className="rs4-vessel" onClick={openOrders}>
          {t(`resources.${purc.prefix}.words.vessel_of_order`)}
        </button>
      </ReadValue>
    );
  return <ShownValue name="shipId" field={shipId} label={label} value={found?.shipId ?? null} record={found ?? {}} />;
}

/** The list below the box of the order, with the keyboard in it: what is typed there finds orders by their vessels. */
function openOrders(): void {
  const box = document.getElementById(inputId('orderId'));
  box?.focus();
  box?.click();
}
