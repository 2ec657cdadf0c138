/** Over the whole phone, when an order cannot be promised: what it lacks, where what there is lies, and what can be done. */
import { Fragment, useId } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import MuiDialog from '@mui/material/Dialog';
import List from '@mui/icons-material/ListAltOutlined';
import { screenPath } from '../../../../admin/routes.ts';
import { placeOf, type FormProblem } from '../../../../admin/screens/form/model/problems.ts';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { decimal } from '../../../../core/decimal.ts';
import { grouped } from '../../../../fields/decimal/exact.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { useOpenDialog } from '../../../../ui/dialog/openDialogs.ts';
import { displayName } from '../../../../record/resource.ts';
import { rowKey, type Row } from '../../../../sheet/editing.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { AlertGlyph } from '../../../../ui/icon/glyphs.tsx';
import { useDay } from '../../../shared/useDay.web.ts';
import { damaged } from '../../ledger.ts';
import { PickBar } from './PickBar.tsx';
import { amountWords } from './picking.ts';
import type { Balance, Shortage } from './shortage.ts';
import { useShortage } from './useShortage.web.ts';
import './pick.css';
import './short.css';

interface Props {
  /** What the server said, where the stock cannot be read. */
  readonly problems: readonly FormProblem[];
  readonly onClose: () => void;
}

const list = 'itemList';

export default function ShortPage({ problems, onClose }: Props) {
  const t = useTranslate();
  const id = useId();
  useOpenDialog(true, onClose);
  const redirect = useRedirect();
  const navigate = useNavigate();
  const { screen, resource, before, values, change } = useRecordForm();
  const { screen: stock, shortages = [], asking } = useShortage();
  const word = (name: string, args?: object) => t(`resources.${resource.prefix}.short.${name}`, args);
  const rows = (values[list] ?? []) as readonly Row[];
  const nameOf = ({ row }: Shortage) => String(rows.find((one) => one.id === row)?.[displayName('itemId')] ?? '');
  const count = shortages.length || problems.length;
  const [first] = shortages;
  const one = shortages.length === 1 ? first : undefined;
  // Of what is not there at all the row goes, which is the person's to decide.
  const mends = shortages.length > 0 && shortages.every(({ free }) => decimal(free).gt(0));
  const mend = () => {
    const free = new Map(shortages.map((shortage) => [shortage.row, shortage.free]));
    const places = rows.filter((row) => free.has(row.id!)).map((row) => placeOf('planQty', 'item', rowKey(row)));
    change(
      { [list]: rows.map((row) => (free.has(row.id!) ? { ...row, planQty: free.get(row.id!) } : row)) },
      ...places,
    );
    onClose();
  };
  return (
    <MuiDialog open fullScreen onClose={onClose} aria-labelledby={id} className="tp-pick" transitionDuration={0}>
      <PickBar
        id={id}
        title={String(before.ioNo ?? '')}
        sub={[word('out'), before.clntNm].filter(Boolean).join(' · ')}
        onBack={onClose}
      />
      <div className="tp-pick__scroll" aria-busy={asking}>
        <section className="tp-short" role="alert">
          <span aria-hidden="true">
            <AlertGlyph />
          </span>
          <h2>
            {one ? nameOf(one) : word('rows', { count })}
            <br />
            {one ? word('lacks', { qty: amountWords(one.lacks, one.unit) }) : word('lack')}
          </h2>
          <p>{word('nothing_taken')}</p>
          {!asking && !first && problems.map(({ at, message }) => <p key={at}>{message}</p>)}
        </section>
        {shortages.map((shortage) => (
          <Lack key={shortage.row} shortage={shortage} name={nameOf(shortage)} />
        ))}
        {mends && <p className="tp-pick__note">{word('mend_hint')}</p>}
      </div>
      <footer className="tp-pick__foot tp-short__foot">
        {mends && (
          <Button kind="filled" size="l" onClick={mend}>
            {one ? word('mend', { qty: grouped(one.free) }) : word('mend_all')}
          </Button>
        )}
        {stock && (
          <Button
            size="l"
            kind={mends ? 'outline' : 'filled'}
            icon={<List />}
            onClick={() =>
              void navigate({
                pathname: screenPath(stock.name, { type: 'list' }),
                search: one ? `?itemId=${one.itemId}` : '',
              })
            }
          >
            {word('stock')}
          </Button>
        )}
        <Button size="l" onClick={() => redirect('list', screen.name)}>
          {word('list')}
        </Button>
      </footer>
    </MuiDialog>
  );
}

/** A row in figures, and each balance of its item. */
function Lack({ shortage, name }: { readonly shortage: Shortage; readonly name: string }) {
  const t = useTranslate();
  const { codeName } = useFieldEnvironment();
  const { resource, before } = useRecordForm();
  const word = (key: string, args?: object) => t(`resources.${resource.prefix}.short.${key}`, args);
  const { wanted, free, lacks, unit, balances } = shortage;
  const figures = [
    ['wanted', wanted],
    ['free', free],
    ['short', lacks],
  ] as const;
  return (
    <section className="tp-short__row">
      <h3>
        <span>
          {name} <small>{codeName('WH', String(before.whCd))}</small>
        </span>
        <em>−{amountWords(lacks, unit)}</em>
      </h3>
      <div className="tp-short__bar" aria-hidden="true">
        <i style={{ width: `min(${decimal(free).div(wanted).times(100).toFixed(2)}%, 100% - 10px)` }} />
      </div>
      <dl>
        {figures.map(([key, qty]) => (
          <div key={key}>
            <dt>{word(key)}</dt>
            <dd>{grouped(qty)}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {balances.map((balance) => (
          <Lot key={String(balance.id)} balance={balance} />
        ))}
      </ul>
    </section>
  );
}

function Lot({ balance: { lotNo, expDt, locCd, onQty, availQty } }: { readonly balance: Balance }) {
  const t = useTranslate();
  const { resource } = useRecordForm();
  const day = useDay();
  const word = (key: string, args?: object) => t(`resources.${resource.prefix}.${key}`, args);
  const broken = locCd === damaged;
  const about = broken
    ? [word('short.damaged'), locCd]
    : [expDt && word('pick.expires', { day: day(expDt) }), locCd || word('pick.no_place')];
  return (
    <li>
      <b>{lotNo || word('pick.no_lot')}</b>
      <span>
        {about.filter(Boolean).map((part, at) => (
          <Fragment key={part}>
            {at > 0 && ' · '}
            <span>{part}</span>
          </Fragment>
        ))}
      </span>
      <b>{broken ? grouped(onQty ?? '0') : word('short.free_of', { qty: grouped(availQty ?? '0') })}</b>
    </li>
  );
}
