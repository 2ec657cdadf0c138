/** Deposits of a statement, each with what is proposed and why; ticked and changed here. On a phone a card each. */
import { matchingOptions } from '../../../../inputs/choices.ts';
import { ComboBox } from '../../../../inputs/ComboBox.tsx';
import type { Option } from '../../../../inputs/Options.tsx';
import { formatDay } from '../../../../fields/date/formatDay.ts';
import { typeOf, won } from '../../../../fields/index.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { Chip, type ChipMark, type ChipTone } from '../../../../ui/chip/Chip.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import type { Line } from './lines.ts';
import type { BillToPay, UnreadLine } from './statement.ts';
import type { Deposits } from './useDeposits.tsx';
import '../../../../ui/table/table.css';

export type Words = (key: string, args?: Readonly<Record<string, unknown>>) => string;

const chips: Readonly<Record<Line['look'] | 'unread', readonly [ChipTone, ChipMark]>> = {
  ...{ sure: ['ok', 'dot'], doubt: ['warn', 'half'], none: ['mute', 'ring'] },
  ...{ booked: ['line', 'dash'], by_hand: ['primary', 'dot'], unread: ['err', 'square'] },
};

const money = won();

interface Props {
  readonly deposits: Deposits;
  readonly bills: readonly BillToPay[];
  readonly unread: readonly UnreadLine[];
  readonly w: Words;
}

export function useMoney(): (amount: string) => string {
  const environment = useFieldEnvironment();
  return (amount) => typeOf(money).format(amount, money, environment);
}

export function DepositTable({ deposits: { lines, change, busy }, bills, unread, w }: Props) {
  const shown = useMoney();
  const options = bills.map(({ id, corpNm, billNo, left, ceoNm }): Option => ({
    key: id,
    name: `${corpNm} ${billNo}`,
    note: shown(left),
    also: [corpNm, billNo, ceoNm, left],
  }));
  const free = lines.filter(({ state, parts }) => !('booked' in state) && parts.length > 0);
  const all = free.length > 0 && free.every(({ ticked }) => ticked);
  return (
    <table className="hg-table pb-dep__table" aria-label={w('table')}>
      <thead>
        <tr>
          <th scope="col" className="pb-dep__tick">
            <Checkbox
              aria-label={w('take_all')}
              checked={all}
              indeterminate={!all && free.some(({ ticked }) => ticked)}
              disabled={!free.length || busy !== undefined}
              onChange={() =>
                change(
                  free.map(({ deposit }) => deposit.no),
                  { ticked: !all },
                )
              }
            />
          </th>
          <th scope="col">{w('when')}</th>
          <th scope="col">{w('name')}</th>
          <th scope="col" className="pb-dep__sum">
            {w('amount')}
          </th>
          <th scope="col">{w('bill')}</th>
          <th scope="col">{w('why')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row
            key={line.deposit.no}
            {...{ line, options, bills, w, shown }}
            busy={busy !== undefined}
            onChange={(choice) => change([line.deposit.no], choice)}
          />
        ))}
        {unread.map(({ no, why, text }) => (
          <tr key={`unread${no}`}>
            <td className="pb-dep__tick" />
            <td colSpan={4}>{text}</td>
            <td>
              <Why look="unread" w={w} text={w(`unread_${why}`)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Why = ({ look, text, w }: { readonly look: keyof typeof chips; readonly text: string; readonly w: Words }) => (
  <div className="pb-dep__why">
    <Chip tone={chips[look][0]} mark={chips[look][1]}>
      {w(look)}
    </Chip>
    <span>{text}</span>
  </div>
);

interface RowProps {
  readonly line: Line;
  readonly options: readonly Option[];
  readonly bills: readonly BillToPay[];
  readonly busy: boolean;
  readonly w: Words;
  readonly shown: (amount: string) => string;
  readonly onChange: (choice: { ticked?: boolean; billId?: string | null }) => void;
}

function Row({ line, options, bills, busy, w, shown, onChange }: RowProps) {
  const { lang } = useFieldEnvironment();
  const { deposit, state, look, parts, ticked, refusal } = line;
  const { no, day, time, name, memo, amount, balance } = deposit;
  const booked = 'booked' in state;
  const text = parts.map(({ billId }) => options.find(({ key }) => key === billId)?.name ?? '').join(' + ');
  const left = parts.length === 1 ? bills.find(({ id }) => id === parts[0]!.billId)?.left : undefined;
  const args = Object.fromEntries(
    Object.entries(line.args).map(([key, value]) => [key, /^\d+$/.test(value) ? shown(value) : value]),
  );
  return (
    <tr className={booked ? 'pb-dep__booked' : undefined} data-look={look}>
      <td className="pb-dep__tick">
        {!booked && (
          <Checkbox
            aria-label={w('take_line', { no })}
            checked={ticked}
            disabled={!parts.length || busy}
            onChange={() => onChange({ ticked: !ticked })}
          />
        )}
      </td>
      <td className="pb-dep__day">
        {formatDay(day, lang)}
        {time && <small>{time}</small>}
      </td>
      <td className="pb-dep__name">
        {name || w('nameless')}
        {memo && <small>{memo}</small>}
      </td>
      <td className="pb-dep__sum">
        {shown(amount)}
        {balance && <small>{w('balance', { balance: shown(balance) })}</small>}
      </td>
      <td className="pb-dep__bill">
        {booked ? (
          state.booked.parts.map((part) => (
            <span key={part.billId}>
              {part.corpNm} {part.billNo}
            </span>
          ))
        ) : (
          <>
            <label className="hg-sr" htmlFor={`deposit${no}`}>
              {w('bill_line', { no })}
            </label>
            <ComboBox
              ids={{ id: `deposit${no}` }}
              label={w('bill_line', { no })}
              text={text}
              chosen={new Set(parts.map(({ billId }) => billId))}
              options={(typed) => matchingOptions(options, typed)}
              placeholder={w('pick')}
              disabled={busy}
              onPick={({ key }) => onChange({ billId: key, ticked: true })}
              onClear={() => onChange({ billId: null, ticked: false })}
            />
            {left !== undefined && <small>{w('left', { left: shown(left) })}</small>}
          </>
        )}
      </td>
      <td>
        <Why look={look} w={w} text={w(line.why, args)} />
        {refusal && (
          <p className="pb-dep__refusal" role="alert">
            {refusal}
          </p>
        )}
      </td>
    </tr>
  );
}
