/** The history of a dispatch plan: reports of the warehouse by their numbers, and nobody by an id beside the name. */
import { useFacts } from '../../../admin/screens/actions/useFacts.ts';
import { HistoryPanel } from '../../../admin/screens/form/history/HistoryPanel.tsx';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { reportNumbers } from './planHistory.web.ts';

export function PlanHistory() {
  const { screen, before } = useRecordForm();
  const facts = useFacts(screen, before, true);
  return <HistoryPanel {...reportNumbers(before, typeof facts === 'string' ? {} : facts)} />;
}
