/** What both companies said with the steps of an order, the first first; and in the dialog of an answer what it answers. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import type { Values } from '../../../core/field.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import { formatMoment } from '../../../fields/dateTime/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { listKey } from '../../../record/resource.ts';
import './order.css';
import { order } from './order.ts';
import type { orderFields } from './order.fields.ts';

type Said = RowOf<typeof orderFields, 'said'>;

function SaidList({ said, name }: { readonly said: readonly Said[]; readonly name: string }) {
  const t = useTranslate();
  const { lang, codeName } = useFieldEnvironment();
  // To the order leads a delivery that is to be corrected; placed it was without words.
  const stepOf = (stCd: string) =>
    stCd === 'ORD' ? t(`resources.${order.prefix}.actions.correct`) : codeName('SWORD_ST', stCd);
  return (
    <ol className="hg-said" aria-label={name}>
      {said.map(({ id, corpNm, stCd, saidDtm, saidTxt }) => (
        <li key={id}>
          <small>
            <b>{corpNm}</b> {stepOf(stCd ?? '')} <time>{formatMoment(saidDtm ?? '', lang)}</time>
          </small>
          <span>{saidTxt}</span>
        </li>
      ))}
    </ol>
  );
}

/** Below the fields of the order. */
export function SaidThread() {
  const t = useTranslate();
  const { before, labels } = useRecordForm();
  const said = (before[listKey('said')] ?? []) as readonly Said[];
  const last = said.at(-1);
  if (!last) return null;
  const earlier = said.slice(0, -1);
  const name = t(`resources.${order.prefix}.grids.said`);
  return (
    <section className="hg-orderpart">
      <h3>{labels.field('saidTxt')}</h3>
      <div>
        <SaidList said={[last]} name={name} />
        {earlier.length > 0 && (
          <details>
            <summary>{t(`resources.${order.prefix}.words.said_before`, { count: earlier.length })}</summary>
            <SaidList
              said={earlier}
              name={t(`resources.${order.prefix}.words.said_before`, { count: earlier.length })}
            />
          </details>
        )}
      </div>
    </section>
  );
}

/** In the dialog of a step that may say something: what was said last. */
export function SaidBefore({ record }: PlanProps) {
  const t = useTranslate();
  const last = (record as RecordOf<typeof order> & Values).said?.at(-1);
  return last ? <SaidList said={[last]} name={t(`resources.${order.prefix}.words.said_last`)} /> : null;
}
