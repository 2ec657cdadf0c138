/** One row of a count. */
import { useTranslate } from 'react-admin';
import { inputIdOf, placeIn, type useInputForm } from '../../../admin/screens/actions/useInputForm.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { uiOf } from '../../../fields/ui.ts';
import { byOf, type Balance, type Line } from './counted.web.ts';
import { stock } from './stock.ts';

const { locCd } = stock.fields;
const countField = stock.actions[2].fields.rows.fields.countQty;
export const prefix = 'count';

interface Props {
  readonly of: Balance;
  readonly row: Line;
  readonly looking: boolean;
  /** The keyboard begins here. */
  readonly first: boolean;
  readonly form: ReturnType<typeof useInputForm>;
  readonly counted: readonly Line[];
  /** Why it was not booked. */
  readonly refusal: string | undefined;
  readonly put: (id: unknown, countQty: unknown) => void;
}

/** A balance with what was counted of it, and by how much it differs. */
export function CountRow({ of, row, looking, first, form, counted, refusal, put }: Props) {
  const t = useTranslate();
  const { labels } = form;
  const { Input } = uiOf(countField);
  const place = placeIn('rows', counted.indexOf(row), 'countQty');
  const seen = grouped(String(row.seenQty));
  const by = looking ? byOf(row) : undefined;
  const at = typeOf(locCd).format(of.locCd, locCd, useFieldEnvironment());
  const name = [at, of.itemNm, of.lotNo].filter(Boolean).join(' ');
  return (
    <tr>
      <td data-label={labels.field('locCd')}>{at}</td>
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
            autoFocus={first}
            error={form.errors[place] ?? refusal}
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
