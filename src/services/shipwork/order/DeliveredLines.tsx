/** What came, line by line, for whoever receives it: less than was ordered stands out. */
import { useTranslate } from 'react-admin';
import type { PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import { useLabels } from '../../../admin/screens/form/labels.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import '../../../admin/screens/actions/rowsInput.css';
import './order.css';
import { linesOf } from './lines.ts';
import { order } from './order.ts';

export function DeliveredLines({ record }: PlanProps) {
  const t = useTranslate();
  const labels = useLabels(order.prefix);
  const figure = (value: unknown) => grouped(String(value ?? 0));
  return (
    <div className="hg-rows-input" tabIndex={0} role="region" aria-label={t(`resources.${order.prefix}.fields.rows`)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.field('itemNm', 'item')}</th>
            <th scope="col">{labels.field('unitCd', 'item')}</th>
            <th scope="col" className="hg-rows-input__figure">
              {labels.field('qty', 'item')}
            </th>
            <th scope="col" className="hg-rows-input__figure">
              {labels.field('dlvQty', 'item')}
            </th>
          </tr>
        </thead>
        <tbody>
          {linesOf(record).map(({ id, itemNm, unitCd, qty, dlvQty }) => (
            <tr key={String(id)}>
              <th scope="row">{itemNm}</th>
              <td data-label={labels.field('unitCd', 'item')}>{unitCd}</td>
              <td className="hg-rows-input__figure" data-label={labels.field('qty', 'item')}>
                {figure(qty)}
              </td>
              <td className="hg-rows-input__figure" data-label={labels.field('dlvQty', 'item')}>
                {qty === dlvQty ? figure(dlvQty) : <b className="hg-cameless">{figure(dlvQty)}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
