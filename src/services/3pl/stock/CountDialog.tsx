/** Counting of chosen rows side by side: what was counted first, then what differs and why, and only then it is booked. */
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import type { FailedOne } from '../../../admin/providers/data/recordCalls.ts';
import type { ChosenDialogProps } from '../../../admin/screens/actions/useBulkActions.tsx';
import { useInputForm } from '../../../admin/screens/actions/useInputForm.ts';
import { InputFields } from '../../../admin/screens/actions/InputFields.tsx';
import { useLabels } from '../../../admin/screens/form/labels.ts';
import { readActionInput } from '../../../record/actions.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import '../../../admin/screens/actions/actions.css';
import '../../../admin/screens/actions/rowsInput.css';
import './stock.css';
import { differingOf, filled, reasonOf, rowsIn, unfit } from './counted.web.ts';
import type { Balance, Entered, Line } from './counted.web.ts';
import { CountRow, prefix } from './CountRow.tsx';
import { stock } from './stock.ts';

const { fields } = stock.actions[2];
const { rows: rowsField, ...why } = fields;
const shown = ['locCd', 'itemNm', 'lotNo'] as const;

/** What was refused of a count that was booked in part. */
interface Left {
  readonly done: number;
  readonly count: number;
}

export function CountDialog({ screen, rows: chosen, title, busy, onRun, onClose }: ChosenDialogProps) {
  const provider = useDataProvider<DeskDataProvider>();
  // What is refused may be gone from the list by then.
  const [rows, setRows] = useState<readonly Balance[]>(chosen);
  const [left, setLeft] = useState<Left>();
  /** Why a balance was refused, until another count is entered for it. */
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const table = useRef<HTMLDivElement>(null);
  /** Another one each time that something wrong is to be shown. */
  const [wrong, setWrong] = useState<object>();
  useEffect(() => {
    if (wrong) table.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [wrong]);
  const t = useTranslate();
  const labels = useLabels(stock.prefix);
  const word = (name: string, count = 0) =>
    t(`resources.${stock.prefix}.words.count_${name}`, { count, smart_count: count });
  const [looking, setLooking] = useState(false);
  const [none, setNone] = useState(false);
  const rowOf = ({ stockId }: Line) => rows.find(({ id }) => id === stockId);
  const form = useInputForm({
    ...{ fields: fields, labels, prefix },
    start: {
      rows: rows.map(({ id, onQty }) => ({ stockId: Number(id), seenQty: String(onQty), countQty: null })),
      adjRsnCd: null,
      reason: null,
    },
    check: (values) => {
      const asked = looking ? fields : { rows: rowsField };
      const given = Object.fromEntries(
        Object.keys(asked).map((name) => [name, name === 'rows' ? filled(values) : values[name]]),
      );
      if (!filled(values).length) return [];
      const { problems } = readActionInput({ fields: asked }, given);
      return looking ? [...problems, ...unfit(differingOf(filled(values)), values, rowOf)] : problems;
    },
  });
  const counted = filled(form.values);
  const differing = differingOf(counted);
  const uncounted = rowsIn(form.values).length - counted.length;
  const put = (id: unknown, countQty: unknown) => {
    setNone(false);
    setRefusals(({ [String(id)]: _answered, ...others }) => others);
    form.change(
      'rows',
      rowsIn(form.values).map((row) => (row.stockId === id ? { ...row, countQty } : row)),
    );
  };
  const look = () => {
    setNone(counted.length === 0);
    if (counted.length === 0) return;
    if (!form.checkAll()) return setWrong({});
    setRefusals({});
    setLooking(true);
  };
  /** What went is done with; what was refused stays as it was typed, beside what lies there now. */
  const keep = async (failed: readonly FailedOne[], done: number) => {
    const ids = failed.map(({ id }) => id);
    const { data } = await provider
      .getMany<Balance>(screen.name, { ids })
      .catch((): { data: Balance[] } => ({ data: [] }));
    const now = new Map(data.map((row) => [Number(row.id), row]));
    const went = new Set(counted.map(({ stockId }) => stockId).filter((id) => !ids.includes(id)));
    setRows((before) => before.map((row) => now.get(Number(row.id)) ?? row));
    form.change(
      'rows',
      rowsIn(form.values)
        .filter(({ stockId }) => !went.has(stockId))
        .map((row) => ({ ...row, seenQty: String(now.get(row.stockId)?.onQty ?? row.seenQty) })),
    );
    setRefusals(Object.fromEntries(failed.map((one) => [one.id, reasonOf(one)])));
    setLeft({ done, count: ids.length });
    setWrong({});
    setLooking(false);
  };
  const book = async () => {
    if (!form.checkAll()) return;
    const { adjRsnCd, reason }: Entered = form.values;
    const sent = counted.map(({ stockId, seenQty, countQty }) => ({ stockId, seenQty, countQty }));
    const refused = await onRun(
      { rows: sent, adjRsnCd, reason },
      counted.map(({ stockId }) => stockId),
      keep,
    );
    if (!refused) return;
    form.show(refused);
    // Counts are entered on the page before.
    if (refused.some(({ grid }) => grid === 'rows')) setLooking(false);
  };
  const back = busy ? undefined : onClose;
  return (
    <Dialog
      open
      sheet
      width={760}
      title={title}
      lead={looking ? undefined : t(`resources.${stock.prefix}.asks.count`)}
      onClose={back}
      footer={
        looking ? (
          <>
            <Button onClick={() => setLooking(false)} disabled={busy}>
              {word('back')}
            </Button>
            {differing.length > 0 ? (
              <Button kind="filled" disabled={busy} onClick={() => void book()}>
                {word('book')}
              </Button>
            ) : (
              <Button kind="filled" onClick={onClose}>
                {t('desk.action.close')}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('desk.action.cancel')}</Button>
            <Button kind="filled" onClick={look}>
              {word('look')}
            </Button>
          </>
        )
      }
    >
      <div className="hg-act-fields">
        {looking && (
          <p className="ts-count__said" role="status">
            {differing.length ? word('differs', differing.length) : word('none', counted.length)}{' '}
            {differing.length > 0 &&
              counted.length > differing.length &&
              word('same', counted.length - differing.length)}{' '}
            {uncounted > 0 && word('left', uncounted)}
          </p>
        )}
        {!looking && left && (
          <p className="ts-count__said" role="status">
            {left.done > 0 && word('booked', left.done)} {word('refused', left.count)}
          </p>
        )}
        {(!looking || differing.length > 0) && (
          <div ref={table} className="hg-rows-input ts-count" tabIndex={-1} onKeyDown={looking ? undefined : toNext}>
            <table aria-label={title}>
              <thead>
                <tr>
                  {shown.map((name) => (
                    <th key={name} scope="col">
                      {labels.field(name === 'itemNm' ? 'itemId' : name)}
                    </th>
                  ))}
                  <th scope="col" className="hg-rows-input__figure">
                    {labels.field('seenQty')}
                  </th>
                  <th scope="col" className="hg-rows-input__figure">
                    {labels.field('countQty')}
                  </th>
                  {looking && (
                    <th scope="col" className="hg-rows-input__figure">
                      {word('diff')}
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {(looking ? differing : rowsIn(form.values)).map((row, index) => (
                  <CountRow
                    key={String(row.stockId)}
                    of={rowOf(row)!}
                    refusal={refusals[row.stockId]}
                    first={index === 0 && !left}
                    {...{ row, looking, form, counted, put }}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {none && (
          <p className="hg-rows-input__bad" role="alert">
            {word('first')}
          </p>
        )}
        {looking && differing.length > 0 && (
          <InputFields
            form={{ ...form, fields: why }}
            prefix={prefix}
            required={new Set(Object.keys(why))}
            focusFirst
          />
        )}
      </div>
    </Dialog>
  );
}

/** Enter leads to the next count, as on a list of paper. */
function toNext(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const next = inputs[inputs.indexOf(event.target as HTMLInputElement) + 1];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
