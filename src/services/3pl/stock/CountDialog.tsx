/** Counting of chosen rows side by side: what was counted first, then what differs and why, and only then it is booked. */
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import { figure } from '../../../core/decimal.ts';
import type { ChosenDialogProps } from '../../../admin/screens/actions/useBulkActions.tsx';
import { inputIdOf, placeIn, useInputForm } from '../../../admin/screens/actions/useInputForm.ts';
import { InputFields } from '../../../admin/screens/actions/InputFields.tsx';
import { useLabels } from '../../../admin/screens/form/labels.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { uiOf } from '../../../fields/ui.ts';
import { readActionInput } from '../../../record/actions.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import '../../../admin/screens/actions/actions.css';
import '../../../admin/screens/actions/rowsInput.css';
import './stock.css';
import { stock } from './stock.ts';

const { fields } = stock.actions[2];
const { rows: rowsField, ...why } = fields;
const countField = rowsField.fields.countQty;
const prefix = 'count';
const shown = ['locCd', 'itemNm', 'lotNo'] as const;

interface Line {
  readonly stockId: number;
  readonly seenQty: string;
  readonly countQty: string | null;
}
/** What the list knows of a balance. */
interface Balance extends Values {
  readonly locCd?: string | null;
  readonly itemNm?: string | null;
  readonly lotNo?: string | null;
}
interface Entered extends Values {
  readonly rows?: readonly Line[];
  readonly adjRsnCd?: unknown;
  readonly reason?: unknown;
}

const rowsIn = ({ rows = [] }: Entered) => rows;
const filled = (values: Entered) => rowsIn(values).filter(({ countQty }) => countQty !== null && countQty !== '');
const byOf = ({ countQty, seenQty }: Line) => figure(countQty).minus(figure(seenQty));

export function CountDialog({ rows, title, busy, onRun, onClose }: ChosenDialogProps) {
  const t = useTranslate();
  const labels = useLabels(stock.prefix);
  const word = (name: string, count = 0) =>
    t(`resources.${stock.prefix}.words.count_${name}`, { count, smart_count: count });
  const [looking, setLooking] = useState(false);
  const [none, setNone] = useState(false);
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
      return filled(values).length ? readActionInput({ fields: asked }, given).problems : [];
    },
  });
  const counted = filled(form.values);
  const differing = counted.filter((row) => !byOf(row).eq(0));
  const left = rows.length - counted.length;
  const put = (id: unknown, countQty: unknown) => {
    setNone(false);
    form.change(
      'rows',
      rowsIn(form.values).map((row) => (row.stockId === id ? { ...row, countQty } : row)),
    );
  };
  const look = () => {
    setNone(counted.length === 0);
    if (counted.length > 0 && form.checkAll()) setLooking(true);
  };
  const book = async () => {
    if (!form.checkAll()) return;
    const { adjRsnCd, reason }: Entered = form.values;
    const sent = counted.map(({ stockId, seenQty, countQty }) => ({ stockId, seenQty, countQty }));
    const refused = await onRun(
      { rows: sent, adjRsnCd, reason },
      counted.map(({ stockId }) => Number(stockId)),
    );
    if (refused) form.show(refused);
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
            {left > 0 && word('left', left)}
          </p>
        )}
        {(!looking || differing.length > 0) && (
          <div className="hg-rows-input ts-count" tabIndex={-1} onKeyDown={looking ? undefined : toNext}>
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
                {(looking ? differing : rowsIn(form.values)).map((row) => (
                  <CountRow
                    key={String(row.stockId)}
                    of={rows.find(({ id }) => id === row.stockId)!}
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

interface RowProps {
  readonly of: Balance;
  readonly row: Line;
  readonly looking: boolean;
  readonly form: ReturnType<typeof useInputForm>;
  readonly counted: readonly Line[];
  readonly put: (id: unknown, countQty: unknown) => void;
}

function CountRow({ of, row, looking, form, counted, put }: RowProps) {
  const t = useTranslate();
  const { labels } = form;
  const { Input } = uiOf(countField);
  const place = placeIn('rows', counted.indexOf(row), 'countQty');
  const seen = grouped(String(row.seenQty));
  const by = looking ? byOf(row) : undefined;
  const name = [of.locCd, of.itemNm, of.lotNo].filter(Boolean).join(' ');
  return (
    <tr>
      <td data-label={labels.field('locCd')}>{String(of.locCd ?? '')}</td>
      <th scope="row">{String(of.itemNm ?? '')}</th>
      <td data-label={labels.field('lotNo')}>{String(of.lotNo ?? '')}</td>
      <td className="hg-rows-input__figure" data-label={labels.field('seenQty')}>
        {seen}
      </td>
      <td className="hg-rows-input__figure" data-label={looking ? labels.field('countQty') : undefined}>
        {looking ? (
          grouped(String(row.countQty))
        ) : (
          <Input
            field={countField}
            name="countQty"
            id={inputIdOf(prefix, `row-${String(row.stockId)}`)}
            label={`${labels.field('countQty')} ${name}`}
            value={row.countQty ?? null}
            record={{ ...row }}
            required={false}
            changed={false}
            error={form.errors[place]}
            onChange={(value) => put(row.stockId, value)}
            onBlur={() => form.leave('rows')}
          />
        )}
      </td>
      {by && (
        <td className="hg-rows-input__figure" data-label={t(`resources.${stock.prefix}.words.count_diff`)}>
          <b className={by.lt(0) ? 'ts-count__less' : undefined}>
            {by.gt(0) ? '+' : '−'}
            {grouped(by.abs().toFixed())}
          </b>
        </td>
      )}
    </tr>
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
