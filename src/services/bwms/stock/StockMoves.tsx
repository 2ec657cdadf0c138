/** What came in and went out, one line each with what was left after it, and the way to the report that it came of. */
import { useTranslate } from 'react-admin';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useShown } from '../../../admin/screens/form/useShown.ts';
import { figure } from '../../../core/decimal.ts';
import type { RowOf } from '../../../core/record.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { reportOf } from './reportOf.ts';
import { stock } from './stock.ts';
import './stockRecord.css';

/** With its operation, which the ledger keeps beside the columns. */
type Move = RowOf<typeof stock, 'hist'> & { readonly opId?: string | null };

/** Focusable, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 };

export function StockMoves() {
  const t = useTranslate();
  const { before, labels } = useRecordForm(stock);
  const shown = useShown();
  const word = (name: string, args?: Readonly<Record<string, string>>) =>
    t(`resources.${stock.prefix}.words.moves.${name}`, args);
  const moves = before.histList ?? [];
  if (moves.length === 0) return <EmptyState title={word('none')} />;
  const of = (name: 'inPkgCnt' | 'outPkgCnt' | 'balPkgCnt' | 'pkgUnitCd' | 'lastDtm') =>
    shown(name, undefined, before[name]);
  const most = Math.max(1, ...moves.map(({ balPkgCnt }) => balPkgCnt ?? 0));
  const heads = ['at', 'what', 'in', 'out', 'left', 'left_wgt'] as const;
  return (
    <div className="bw-moves" role="region" aria-label={labels.grid('hist')} {...scrollable}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={`bw-moves__${head}`}>
                {word(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves.map((move) => (
            <Line key={move.id} move={move} share={(move.balPkgCnt ?? 0) / most} />
          ))}
        </tbody>
      </table>
      <p className="bw-moves__foot">
        <span>
          {word('sum', { in: of('inPkgCnt'), out: of('outPkgCnt'), left: of('balPkgCnt'), unit: of('pkgUnitCd') })}
        </span>
        <span>{word('kept')}</span>
        <span>{word('last', { at: of('lastDtm') })}</span>
      </p>
    </div>
  );
}

interface LineProps {
  readonly move: Move;
  /** What was left after it, of the most that ever was: 0 to 1. */
  readonly share: number;
}

function Line({ move, share }: LineProps) {
  const t = useTranslate();
  const shown = useShown();
  const { codeName } = useFieldEnvironment();
  const word = (name: string, args?: Readonly<Record<string, string>>) =>
    t(`resources.${stock.prefix}.words.moves.${name}`, args);
  const of = (name: keyof Move & string) => shown(name, 'hist', move[name]);
  const { ioDtm, ioTpCd, ioNo, corrCd, corrTxt, basisNo, enteredDtm } = move;
  // A correction holds as of the report that it corrects.
  const later = enteredDtm && enteredDtm.slice(0, 16) !== ioDtm?.slice(0, 16);
  // What is taken back stands in the column of what it takes back, with the other sign.
  const amount = (
    count: 'inPkgCnt' | 'outPkgCnt',
    wgt: 'inWgt' | 'outWgt',
    [plus, minus]: readonly [string, string],
  ) => {
    if (figure(move[count]).eq(0) && figure(move[wgt]).eq(0)) return '–';
    const size = (name: typeof count | typeof wgt) => of(name).replace(/^\u2212/, '');
    const back = figure(move[count]).lt(0) || figure(move[wgt]).lt(0);
    return (
      <>
        <b>{(back ? minus : plus) + size(count)}</b>
        <small>{word('kg', { wgt: size(wgt) })}</small>
      </>
    );
  };
  const notes = [...(basisNo ? [word('basis', { no: basisNo })] : []), ...(corrTxt ? [corrTxt] : [])];
  return (
    <tr>
      <td className="bw-moves__at">
        {of('ioDtm')}
        {later && <small>{word('entered', { at: of('enteredDtm') })}</small>}
      </td>
      <th scope="row" className="bw-moves__what">
        {codeName('BW_IO_TP', ioTpCd ?? '')} {ioNo && <Report no={ioNo} move={move} />}
        {corrCd && <Chip tone={corrCd === 'BACK' ? 'err' : 'warn'}>{codeName('BW_CORR', corrCd)}</Chip>}
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </th>
      <td className="bw-moves__in" data-label={word('in')}>
        {amount('inPkgCnt', 'inWgt', ['+', '−'])}
      </td>
      <td className="bw-moves__out" data-label={word('out')}>
        {amount('outPkgCnt', 'outWgt', ['−', '+'])}
      </td>
      <td className="bw-moves__left" data-label={word('left')}>
        <span className="bw-bar" aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </span>
        <b>{of('balPkgCnt')}</b>
      </td>
      <td className="bw-moves__left_wgt" data-label={word('left_wgt')}>
        {of('balWgt')}
      </td>
    </tr>
  );
}

/** The number leads to its report, where the person may open it. */
function Report({ no, move }: { readonly no: string; readonly move: Move }) {
  const { screens, mayOpen, pathOf } = useScreenAccess();
  const { follow } = useLinks();
  const report = reportOf(move.opId, move.ioTpCd);
  const screen = report && screens.find((one) => one.menu.treeId === report.menu && mayOpen(one));
  if (!report || !screen) return <span>{no}</span>;
  const href = pathOf(screen, report.id);
  return (
    <a href={href} onClick={(event) => follow(event, href)}>
      {no}
    </a>
  );
}
