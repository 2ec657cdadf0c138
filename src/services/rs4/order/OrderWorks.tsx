/** The lines of an order with the works that do them: how far each is, and what has no work yet. */
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { RecordOf } from '../../../core/record.ts';
import { typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { CodeCell } from '../../../fields/code/ui.tsx';
import { PlusGlyph } from '../../../ui/icon/glyphs.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/state/FormSkeleton.tsx';
import { useDay } from '../../shared/useDay.web.ts';
import { lineFields } from '../document/fields.ts';
import { order } from './order.ts';
import { isWorkLine, type OrderLine } from './lines.ts';
import { isOpenOrder } from './order.rules.ts';
import { useRelated } from '../../shared/related/useRelated.web.ts';
import { work } from '../work/work.ts';
import './orderWorks.css';

const columns = [
  'workNo',
  'workNm',
  'orderItemId',
  'teamCd',
  'purcClntId',
  'leadUserId',
  'planFromDt',
  'planToDt',
  'progRt',
  'stCd',
];
export default function OrderWorks() {
  const t = useTranslate();
  const { before } = useRecordForm(order);
  const { mayWrite, pathOf } = useScreenAccess();
  const { screen, rows, failed, retry } = useRelated(work.prefix, 'orderId', Number(before.id), columns);
  const lines = (before.itemList ?? []).filter(isWorkLine);
  if (!screen) return <EmptyState title={t('resources.rs4/order.words.works_closed')} />;
  if (failed) return <ErrorState onRetry={retry} />;
  if (!rows) return <FormSkeleton fields={4} />;
  if (lines.length === 0) return <EmptyState title={t('resources.rs4/order.words.no_lines')} />;
  const may = mayWrite(screen) && isOpenOrder(before);
  return (
    <ul className="rs4-works" aria-label={t('resources.rs4/order.tabs.works')}>
      {lines.map((line) => (
        <li key={String(line.id)} className="rs4-works__line">
          <LineHead line={line} />
          <ul>
            {rows
              .filter(({ orderItemId }) => orderItemId === line.id)
              .toReversed()
              .map((record) => (
                <WorkRow key={String(record.id)} work={record} to={pathOf(screen, Number(record.id))} />
              ))}
          </ul>
          {may && (
            <Link
              className="rs4-works__new"
              to={`/${screen.name}/create?orderId=${String(before.id)}&orderItemId=${String(line.id)}`}
            >
              <PlusGlyph />
              {t('resources.rs4/order.words.new_work')}
              <span className="hg-sr">{String(line.itemNm)}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the line is, how much of it is done, and how far it is. */
function LineHead({ line }: { readonly line: OrderLine }) {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { qty } = lineFields;
  const figure = (name: 'doneQty' | 'qty') => typeOf(qty).format(String(line[name] ?? 0), qty, environment);
  const unit = String(line.unitCd ?? '');
  return (
    <div className="rs4-works__head">
      <b>
        {String(line.lineNo ?? '')} {String(line.itemNm)}
      </b>
      {line.addYn === 'Y' && <span className="rs4-works__mark">{t('fields.addYn')}</span>}
      <span className="hg-t3">
        {t('resources.rs4/order.words.done_of', { done: figure('doneQty'), qty: figure('qty'), unit })}
      </span>
      <Progress value={line.progRt} />
    </div>
  );
}

function WorkRow({ work: one, to }: { readonly work: RecordOf<typeof work>; readonly to: string }) {
  const { codeName } = useFieldEnvironment();
  const day = useDay();
  const who = one.purcClntNm ?? (one.teamCd ? codeName('RS4_TEAM', String(one.teamCd)) : '');
  return (
    <li className="rs4-works__row">
      <Link to={to}>{String(one.workNo)}</Link>
      <span className="hg-el">{String(one.workNm)}</span>
      <span>{[who, one.leadUserNm].filter(Boolean).join(' · ')}</span>
      <span className="hg-tn">
        {day(one.planFromDt)} ~ {day(one.planToDt)}
      </span>
      <Progress value={one.progRt} />
      <CodeCell field={work.fields.stCd} name="stCd" value={one.stCd} record={one} />
    </li>
  );
}

function Progress({ value }: { readonly value: unknown }) {
  const t = useTranslate();
  const done = Number(value ?? 0);
  return (
    <span className="rs4-works__progress">
      <span className="rs4-works__bar" aria-hidden="true">
        <span style={{ width: `${done}%` }} />
      </span>
      <span className="hg-tn">
        <span className="hg-sr">{t('fields.progRt')} </span>
        {done}%
      </span>
    </span>
  );
}
