/** What is left of the cargo, and how long it may lie yet: before its other fields. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useShown } from '../../../admin/screens/form/useShown.ts';
import { useFacts } from '../../../admin/screens/actions/useFacts.ts';
import { figure } from '../../../core/decimal.ts';
import { code, typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { Accident } from './accident.ts';
import { stock } from './stock.ts';
import { StorageTerm } from './StorageTerm.tsx';
import './stockRecord.css';

/** Fields that stand here, or in the title. */
export const told = [
  ...['cargMtNo', 'stCd', 'inDt', 'storeDueDt', 'pkgUnitCd'],
  ...['inPkgCnt', 'outPkgCnt', 'balPkgCnt', 'inWgt', 'outWgt', 'balWgt'],
] as const;

export function StockLead() {
  return (
    <div className="bw-lead">
      <Left />
      <StorageTerm />
    </div>
  );
}

function Left() {
  const t = useTranslate();
  const { before } = useRecordForm(stock);
  const shown = useShown();
  const word = (name: string, args?: Readonly<Record<string, string>>) =>
    t(`resources.${stock.prefix}.words.left.${name}`, args);
  const of = (name: (typeof told)[number]) => shown(name, undefined, before[name]);
  const unit = of('pkgUnitCd');
  const whole = figure(before.inPkgCnt);
  const share = whole.gt(0) ? figure(before.balPkgCnt).div(whole).times(100) : whole;
  return (
    <section className="bw-left" aria-label={word('title')}>
      <h2>{word('title')}</h2>
      <p className="bw-left__qty">
        <b>{of('balPkgCnt')}</b> <span>{word('of', { qty: of('inPkgCnt'), unit })}</span>
      </p>
      <p className="bw-left__wgt">
        <b>{word('wgt', { wgt: of('balWgt') })}</b> <span>{word('of_wgt', { wgt: of('inWgt') })}</span>
      </p>
      <CameOtherwise unit={unit} />
      <div className="bw-bar" role="img" aria-label={word('bar', { in: of('inPkgCnt'), left: of('balPkgCnt'), unit })}>
        <i style={{ width: `${share.toFixed(1)}%` }} />
      </div>
      <p className="bw-left__foot">
        <span>{word('share', { share: share.toFixed(1) })}</span>
        <span>{word('gone', { qty: of('outPkgCnt'), unit, wgt: of('outWgt') })}</span>
      </p>
    </section>
  );
}

const kind = code('ACCID');

/** What is there is what came; how that differs from the declaration is told beside it. */
function CameOtherwise({ unit }: { readonly unit: string }) {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { screen, before } = useRecordForm(stock);
  const facts = useFacts(screen, before, before.id != null);
  const { accidents = [] } = (typeof facts === 'string' ? {} : facts) as { readonly accidents?: readonly Accident[] };
  return accidents.map(({ accidCd, pkgCnt }) => (
    <p key={accidCd} className="bw-left__accid">
      {t(`resources.${stock.prefix}.words.left.accident`, {
        what: typeOf(kind).format(accidCd, kind, environment),
        qty: pkgCnt.toLocaleString('en-US'),
        unit,
      })}
    </p>
  ));
}
