/** A pasted table that does not fit, before anything of it is written: what lands, what does not, and why. */
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { useT } from '../../ui/text.tsx';
import { Words } from '../../ui/Words.tsx';
import type { PastePlan, PlannedCell, Verdict } from '../../ui/grid/model/paste.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import type { DetailColumn } from '../detail.ts';
import { Reasons } from './Reasons.tsx';
import type { Stored } from './readCells.ts';
import { reasonsOf } from './reasons.ts';
import type { Refusal } from './reasons.ts';
import './paste.css';

/** Lines that are shown; those with something wrong come along in any case up to this number. */
const mostShown = 100;

interface Props {
  readonly plan: PastePlan;
  readonly columns: readonly DetailColumn[];
  /** Heads of the table that no column has. */
  readonly unknown: readonly string[];
  /** Whether the first line of the table is taken for heads; undefined where it can be none. */
  readonly heads: boolean | undefined;
  readonly onHeads: () => void;
  /** What the grid will say of a value. */
  readonly refusal: Refusal | undefined;
  /** Rows there are before pasting. */
  readonly rows: number;
  readonly onClose: () => void;
  readonly onPaste: (withBad: boolean) => void;
}

/** A box that scrolls is reached by the keyboard. */
const scrolled = { tabIndex: 0 };

const isWrong = ({ verdict }: PlannedCell) => verdict === 'bad' || verdict === 'closed';

export function PastePreview(props: Props) {
  const { lang } = useFieldEnvironment();
  return (
    <Words section="paste" lang={lang}>
      <Preview {...props} />
    </Words>
  );
}

function Preview({ plan, columns, unknown, heads, onHeads, refusal, rows, onClose, onPaste }: Props) {
  const t = useT();
  const reasons = useMemo(() => (refusal ? reasonsOf(plan, columns, refusal) : []), [plan, columns, refusal]);
  const why = ({ col, value, verdict }: PlannedCell): string | undefined =>
    verdict === 'bad' && columns[col] ? refusal?.(columns[col].name, (value as Stored).value) : undefined;
  const [withBad, setWithBad] = useState(true);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const { counts, lostCols, lostRows, added } = plan;
  const landing = counts.lands + (withBad ? counts.bad : 0);
  const lines = (onlyWrong ? plan.cells.filter((line) => line.some(isWrong)) : plan.cells).slice(0, mostShown);
  const wrongs = counts.bad + counts.closed;
  return (
    <Dialog
      open
      width={900}
      onClose={onClose}
      title={t('paste.title')}
      lead={t('paste.lead')}
      footerStart={
        counts.bad > 0 && (
          <label className="hg-paste__bad">
            <Checkbox checked={withBad} onChange={(event) => setWithBad(event.target.checked)} />
            {t('paste.with_bad')}
          </label>
        )
      }
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('desk.action.cancel')}
          </Button>
          <Button
            kind="filled"
            autoFocus
            disabledReason={landing === 0 ? t('paste.nothing') : undefined}
            onClick={() => onPaste(withBad)}
          >
            {t('paste.do', { count: landing })}
          </Button>
        </>
      }
    >
      <ul className="hg-paste__counts">
        <Count verdict="lands" count={counts.lands} words={t('paste.lands')} />
        {added > 0 && <Count count={added} words={t('paste.added')} />}
        {counts.bad > 0 && <Count verdict="bad" count={counts.bad} words={t('paste.bad')} />}
        {counts.closed > 0 && <Count verdict="closed" count={counts.closed} words={t('paste.closed')} />}
        {unknown.length > 0 && (
          <Count verdict="bad" count={unknown.length} words={t('paste.unknown', { names: unknown.join(', ') })} />
        )}
        {lostCols > 0 && <Count verdict="bad" count={lostCols} words={t('paste.lost_cols')} />}
        {lostRows > 0 && <Count verdict="bad" count={lostRows} words={t('paste.lost_rows')} />}
      </ul>
      {heads !== undefined && (
        <label className="hg-paste__bad">
          <Checkbox checked={heads} onChange={onHeads} />
          {t('paste.heads')}
        </label>
      )}
      {wrongs > 0 && (
        <label className="hg-paste__bad">
          <Checkbox checked={onlyWrong} onChange={(event) => setOnlyWrong(event.target.checked)} />
          {t('paste.only_wrong')}
        </label>
      )}
      <Reasons reasons={reasons} />
      <div className="hg-paste__table" {...scrolled} role="region" aria-label={t('paste.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('desk.grid.row_number')}</th>
              {plan.cells[0]?.map(({ col }) => (
                <th key={col} scope="col">
                  {columns[col]?.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line[0]?.row}>
                <th scope="row">
                  {(line[0]?.row ?? 0) + 1}
                  {(line[0]?.row ?? 0) >= rows && <span className="hg-paste__new">{t('paste.new')}</span>}
                </th>
                {line.map((cell) => (
                  <Planned key={cell.col} cell={cell} why={why(cell)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {plan.cells.length > lines.length && !onlyWrong && (
        <p className="hg-t3">{t('paste.more', { count: plan.cells.length - lines.length })}</p>
      )}
    </Dialog>
  );
}

function Count({
  verdict,
  count,
  words,
}: {
  readonly verdict?: Verdict;
  readonly count: number;
  readonly words: string;
}) {
  return (
    <li className={cx(verdict && `hg-paste__count--${verdict}`)}>
      {words} <b className="hg-tn">{count.toLocaleString('en')}</b>
    </li>
  );
}

const verdictWords: Partial<Record<Verdict, string>> = { bad: 'paste.bad', closed: 'paste.closed' };

interface PlannedProps {
  readonly cell: PlannedCell;
  /** The grid's own sentence; where it has none, the verdict is told. */
  readonly why: string | undefined;
}

function Planned({ cell: { text, verdict }, why }: PlannedProps) {
  const t = useT();
  const key = verdictWords[verdict];
  const reason = why ?? (key && t(key));
  return (
    <td className={`hg-paste__cell hg-paste__cell--${verdict}`} title={reason}>
      {text}
      {reason && <span className="hg-sr">{reason}</span>}
    </td>
  );
}
