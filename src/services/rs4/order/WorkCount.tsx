/** How many work orders would be made of the lines that are chosen. */
import type { PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import { useT } from '../../../ui/text.tsx';
import type { WorksInput } from './works.ts';

export function WorkCount({ input }: PlanProps) {
  const t = useT();
  const { works } = input as WorksInput;
  return (
    <p className="hg-plan" role="status">
      {works?.length ? t('resources.rs4/order.makes', { smart_count: works.length }) : null}
    </p>
  );
}
