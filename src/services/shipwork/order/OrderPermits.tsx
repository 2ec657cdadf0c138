/** The loading permits of an order, where its supplier sees how far they are: a line, so that the items keep their room. */
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { labelOf } from '../../../admin/labels.ts';
import { cellText } from '../../../admin/screens/list/columns/columns.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { uiOf } from '../../../fields/ui.ts';
import { headerFields } from '../../../record/resource.ts';
import { useRelated } from '../../shared/related/useRelated.web.ts';
import './order.css';
import { order } from './order.ts';

const facts = ['permitNo', 'loadFromDtm', 'doneDueDt'];
const columns = ['prmtNo', 'stCd', ...facts];

export function OrderPermits() {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { pathOf } = useScreenAccess();
  const { before } = useRecordForm(order);
  const { screen, rows } = useRelated('shipwork/loadPrmt', 'orderId', Number(before.id), columns);
  if (!screen || !rows?.length) return null;
  const { prefix } = screen.resource;
  const fields = headerFields(screen.resource);
  const title = t(`resources.${order.prefix}.words.permits`);
  const state = fields.stCd;
  const State = state && uiOf(state).Cell;
  return (
    <section className="hg-orderpart">
      <h3>{title}</h3>
      <ul className="hg-permits" aria-label={title}>
        {rows.map((row) => (
          <li key={String(row.id)}>
            <Link to={pathOf(screen, Number(row.id))}>{String(row.prmtNo)}</Link>
            {state && State && <State field={state} name="stCd" value={row.stCd} record={row} />}
            {facts.map((name) => {
              const field = fields[name];
              const text = field && cellText({ name, field }, row, environment);
              return (
                text && (
                  <span key={name}>
                    {labelOf(t, prefix, name)} <b>{text}</b>
                  </span>
                )
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
