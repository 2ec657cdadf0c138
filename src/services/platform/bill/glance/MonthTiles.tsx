/** The four figures that a month is judged by, each leading to the list that it counts. */
import Forth from '@mui/icons-material/ChevronRight';
import { figure, rnd } from '../../../../core/decimal.ts';
import { cx } from '../../../../ui/cx.ts';
import { debtsOf, listOf, monthBills, monthUsage, type ListAddress, type MonthGlance, type Owing } from './glance.ts';
import { useGlance } from './useGlance.tsx';

export function MonthTiles({ data: { ym, whole, owing, figures } }: { readonly data: MonthGlance }) {
  const { word, full, more, ymText } = useGlance();
  const { companies, bills, sum, lastSum } = whole;
  // Whoever owes does so of other months: the figure stands beside those of this one, so it says of which.
  const overdueNote = ({ since, until, left }: Owing) => {
    if (!since) return word('tile_owing_none');
    return word(since === until ? 'tile_overdue' : 'tile_overdue_since', { month: ymText(since), amount: full(left) });
  };
  const than = lastSum === null ? undefined : rnd(figure(sum).minus(figure(lastSum)), 0);
  return (
    <div className="pb-tiles">
      <Tile
        label={word('tile_companies')}
        value={String(companies)}
        unit={word('places', { smart_count: companies })}
        note={word('tile_bills', { count: bills })}
        to={monthUsage(ym)}
      />
      <Tile
        label={word('tile_billed')}
        value={full(sum)}
        unit={word('won')}
        note={than === undefined ? '' : word('than_last', { amount: more(than) })}
        to={monthBills(ym)}
      />
      <Tile
        label={word('tile_owing')}
        value={String(owing.companies)}
        unit={word('places', { smart_count: owing.companies })}
        note={overdueNote(owing)}
        to={debtsOf()}
        tone={owing.companies > 0 ? 'err' : undefined}
      />
      <Tile
        label={word('held')}
        value={String(figures.held.count)}
        unit={word('places', { smart_count: figures.held.count })}
        note={figures.held.count > 0 ? word('tile_held') : word('none_held')}
        to={listOf('held', ym)}
        tone={figures.held.count > 0 ? 'warn' : undefined}
      />
    </div>
  );
}

interface TileProps {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  readonly note: string;
  readonly to: ListAddress;
  readonly tone?: 'warn' | 'err' | undefined;
}

function Tile({ label, value, unit, note, to, tone }: TileProps) {
  const { at, follow } = useGlance();
  const href = at(to);
  const shown = (
    <>
      <span className="pb-tile__label">
        {label}
        {href && <Forth aria-hidden="true" />}
      </span>
      <span className="pb-tile__value">
        <b>{value}</b>
        {unit}
      </span>
      <small>{note}</small>
    </>
  );
  const name = cx('pb-tile', tone && `pb-tile--${tone}`);
  if (!href) return <div className={name}>{shown}</div>;
  return (
    <a className={name} href={href} onClick={(event) => follow(event, href)}>
      {shown}
    </a>
  );
}
