/** The sums of an order, with what it was really billed and what it really cost. */
import { useTranslate } from 'react-admin';
import { useFacts } from '../../../admin/screens/actions/useFacts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { DocumentTotals } from '../document/totals/DocumentTotals.tsx';
import type { OrderFacts } from './ready.ts';

export function OrderTotals() {
  const t = useTranslate();
  const { screen, resource, before } = useRecordForm();
  const facts = useFacts(screen, before, before.id != null);
  const { partPurchases = 0 } = (typeof facts === 'string' ? {} : facts) as Partial<OrderFacts>;
  // A purchase counts once all of it has come: a cost of 0 would look as if nothing had been received.
  const lack = t(`resources.${resource.prefix}.words.part_purchases`, { smart_count: partPurchases });
  return <DocumentTotals amounts={['invAmount']} costs={['realPurcTot']} lack={partPurchases > 0 ? lack : undefined} />;
}
