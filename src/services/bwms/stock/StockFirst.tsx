/** The cargo of the area that has to leave first, below its map: the next to look at is one press away. */
import { useGetList, useTranslate } from 'react-admin';
import { useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { ListMeta } from '../../../admin/providers/dataProvider.ts';
import { daysBetween } from '../../../core/dates.ts';
import type { RecordOf } from '../../../core/record.ts';
import { uiOf } from '../../../fields/ui.ts';
import { typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { cx } from '../../../ui/cx.ts';
import { useDay } from '../../shared/useDay.web.ts';
import { stockFields } from './stock.fields.ts';
import { noticeDays } from './stock.rules.ts';
import { stock } from './stock.ts';
import './stockRecord.css';

type Cargo = RecordOf<typeof stockFields> & { readonly id: number };

const most = 4;
const columns = ['cargMtNo', 'locCd', 'storeDueDt', 'balPkgCnt', 'pkgUnitCd', 'stCd'] as const;
const meta = { columns: [...columns] } satisfies ListMeta;

export function StockFirst() {
  const t = useTranslate();
  const { screen, before } = useRecordForm(stock);
  const { bondAreaCd } = before;
  const { data = [] } = useGetList<Cargo>(
    screen.name,
    {
      filter: { show: 'ON', bondAreaCd },
      pagination: { page: 1, perPage: most },
      sort: { field: 'storeDueDt', order: 'ASC' },
      meta,
    },
    // The map above it says what went wrong.
    { enabled: Boolean(bondAreaCd), retry: false, onError: () => undefined },
  );
  if (data.length === 0) return null;
  const title = t(`resources.${stock.prefix}.words.first.title`);
  return (
    <section className="bw-first" aria-label={title}>
      <h2>
        {title} <small>{data.length}</small>
      </h2>
      <ul>
        {data.map((cargo) => (
          <li key={cargo.id}>
            <Line cargo={cargo} here={cargo.id === before.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ cargo, here }: { readonly cargo: Cargo; readonly here: boolean }) {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const dayText = useDay();
  const { record, follow } = useLinks();
  const { id, locCd, storeDueDt } = cargo;
  const href = record(stock.prefix, id);
  const word = (name: string, args?: Readonly<Record<string, string | number>>) =>
    t(`resources.${stock.prefix}.words.first.${name}`, args);
  const shown = (name: keyof typeof stockFields) =>
    typeOf(stockFields[name]).format(cargo[name as keyof Cargo], stockFields[name], environment);
  const left = storeDueDt ? daysBetween(environment.today(), storeDueDt) : undefined;
  const { Cell: State } = uiOf(stockFields.stCd);
  return (
    <a
      {...(href && { href, onClick: (event) => follow(event, href) })}
      className="bw-first__cargo"
      aria-current={here ? 'page' : undefined}
    >
      <span>
        <b>{locCd || '–'}</b> {shown('cargMtNo')}
      </span>
      {State && <State field={stockFields.stCd} name="stCd" value={cargo.stCd} record={cargo} />}
      {left !== undefined && storeDueDt && (
        <small className={cx(left < 0 ? 'bw-first__late' : left <= noticeDays && 'bw-first__near')}>
          {word('due', { day: dayText(storeDueDt) })} ·{' '}
          {left === 0 ? word('today') : word(left < 0 ? 'past' : 'left', { days: Math.abs(left) })}
        </small>
      )}
      <b>
        {shown('balPkgCnt')} {shown('pkgUnitCd')}
      </b>
    </a>
  );
}
