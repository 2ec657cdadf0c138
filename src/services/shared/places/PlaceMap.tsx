/** A warehouse from above: each place as full and as old as what lies there, and the way to it in the list. */
import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import { useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { serverToday } from '../../../session/today.ts';
import { cx } from '../../../ui/cx.ts';
import { useT } from '../../../ui/text.tsx';
import type { StockMapping } from './mapping.ts';
import { ages, gridOf, mapOf, nowhere, type Area, type OwnPlace, type Place, type PlaceRow } from './places.ts';
import { useAmounts } from './useAmounts.web.ts';

interface Props {
  readonly rows: readonly PlaceRow[];
  readonly mapping: StockMapping;
  readonly menu: string;
  /** Where one record lies: its area alone is shown, and its place told from the others. */
  readonly own?: OwnPlace | undefined;
}

export function PlaceMap({ rows, mapping, menu, own }: Props) {
  const t = useT();
  const { codeName, codes } = useFieldEnvironment();
  const today = serverToday();
  const areas = useMemo(() => {
    const declaredAreas = mapping.areaGroup ? codes(mapping.areaGroup).map(({ key }) => key) : [];
    const all = mapOf(rows, today, mapping.dueSoonDays, declaredAreas);
    return own ? all.filter(({ areaCd }) => areaCd === own.areaCd) : all;
  }, [rows, today, mapping, codes, own]);
  const nameOf = ({ areaCd, areaNm }: Area) =>
    areaNm ?? (mapping.areaGroup ? codeName(mapping.areaGroup, areaCd) : areaCd);
  return (
    <>
      {!own && <Legend />}
      {areas.map((area) => (
        <section key={area.areaCd} className="pl-area" aria-label={nameOf(area)}>
          <h2>
            {nameOf(area)} {area.zones.length > 0 && <Sums area={area} />}
          </h2>
          {area.zones.length === 0 && <p className="pl-none">{t('places.empty_area')}</p>}
          <Places {...{ area, mapping, menu, own }} />
        </section>
      ))}
      {own && <Legend own />}
    </>
  );
}

/** The places of an area: beside a record as a plan, where their codes draw one, else zone by zone. */
function Places({ area, mapping, menu, own }: Omit<Props, 'rows'> & { readonly area: Area }) {
  const t = useT();
  const plan = own && gridOf(area);
  const isHere = (place: Place) => own !== undefined && own.placeCd === place.placeCd;
  const tiles = (places: readonly Place[]) => (
    <ul>
      {places.map((place) => (
        <li key={place.placeCd ?? nowhere}>
          <Tile {...{ place, mapping, menu }} here={isHere(place)} />
        </li>
      ))}
    </ul>
  );
  if (!plan)
    return area.zones.map(({ zone, places }) => (
      <div key={zone} className="pl-zone">
        <h3>{zoneName(zone, mapping, t)}</h3>
        {tiles(places)}
      </div>
    ));
  return (
    <>
      <table className="pl-plan" style={{ '--columns': plan.columns.length } as CSSProperties}>
        <thead>
          <tr>
            <td />
            {plan.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.rows.map(({ zone, cells }) => (
            <tr key={zone}>
              <th scope="row">{zone}</th>
              {cells.map((place, index) => (
                <td key={plan.columns[index]}>
                  {place && <Tile {...{ place, mapping, menu }} here={isHere(place)} cell />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {plan.rest.length > 0 && <div className="pl-zone">{tiles(plan.rest)}</div>}
    </>
  );
}

const zoneName = (zone: string, { apart }: StockMapping, t: ReturnType<typeof useT>): string =>
  zone === '' ? t('places.nowhere') : zone === apart?.placeCd ? t(apart.text) : t('places.zone', { zone });

function Sums({ area }: { readonly area: Area }) {
  const t = useT();
  const all = area.zones.flatMap((zone) => zone.places);
  const places = all.filter(({ placeCd }) => placeCd !== null);
  const without = all.find(({ placeCd }) => placeCd === null)?.kinds;
  const count = (what: (place: Place) => boolean) => places.filter(what).length;
  const parts = [
    t('places.sum_places', { count: count(({ kinds }) => kinds > 0) }),
    t('places.sum_empty', { count: count(({ kinds }) => kinds === 0) }),
    t('places.sum_old', { days: ages[1], count: count(({ age = 0 }) => age >= 2) }),
    t('places.sum_due', { count: count(({ due }) => due !== undefined) }),
    ...(without ? [t('places.sum_nowhere', { count: without })] : []),
  ];
  return <small>{parts.join(' · ')}</small>;
}

interface TileProps extends Omit<Props, 'rows' | 'own'> {
  readonly place: Place;
  /** The record that is shown lies here. */
  readonly here: boolean;
  /** In a plan, whose heads say where it is. */
  readonly cell?: boolean;
}

function Tile({ place, mapping, menu, here, cell }: TileProps) {
  const t = useT();
  const { list, follow } = useLinks();
  const amounts = useAmounts()(place.amounts);
  const { placeCd, kinds, days, age, due, share, areaCd, sinceDt, dueDt } = place;
  const name = placeCd === mapping.apart?.placeCd ? t(mapping.apart!.text) : (placeCd ?? t('places.nowhere'));
  const href = list(menu, { [mapping.area]: areaCd, at: placeCd ?? nowhere, ...(kinds > 0 && { show: 'ON' }) })!;
  const said =
    kinds === 0
      ? t('places.words_empty', { place: name })
      : [
          placeCd === null
            ? t('places.words_nowhere', { count: kinds, amounts })
            : t('places.words', { place: name, count: kinds, amounts, share: Math.round(share * 100) }),
          ...(days === undefined ? [] : [t('places.words_since', { day: sinceDt ?? '', days })]),
          ...(due ? [t(`places.words_${due}`, { day: dueDt ?? '' })] : []),
        ].join(', ');
  const words = here ? t('places.words_here', { words: said }) : said;
  return (
    <a
      className={cx(
        'pl-tile',
        cell && 'pl-tile--cell',
        kinds === 0 ? 'pl-tile--empty' : `pl-tile--${age ?? 0}`,
        here && 'pl-tile--here',
      )}
      aria-current={here || undefined}
      {...{ href, title: words }}
      aria-label={words}
      onClick={(event) => follow(event, href)}
    >
      <i className="pl-tile__fill" style={{ [cell ? 'width' : 'height']: `${share * 100}%` }} />
      {(!cell || kinds > 0) && <b>{cell && days !== undefined ? t('places.days_short', { days }) : name}</b>}
      {kinds === 0 ? (
        <span>{t('places.empty_place')}</span>
      ) : (
        <>
          <span>{amounts}</span>
          <span className="pl-tile__foot">
            {!cell && days !== undefined && t('places.days', { days })}
            {due && <em className={`pl-due pl-due--${due}`}>{t(`places.due_${due}`)}</em>}
          </span>
        </>
      )}
    </a>
  );
}

/** Below a plan beside a record, short. */
function Legend({ own = false }: { readonly own?: boolean }) {
  const t = useT();
  const texts = [t('places.age_under', { days: ages[0] }), ...ages.map((days) => t('places.age_from', { days }))];
  return (
    <div className={cx('pl-legend', own && 'pl-legend--own')}>
      <p>
        <i className={cx('pl-key', 'pl-key--fill', own && 'pl-key--bar')} aria-hidden="true" />
        {t(own ? 'places.legend_bar' : 'places.legend_fill')}
      </p>
      <ul aria-label={t('places.legend_age')}>
        {texts.map((text, age) => (
          <li key={text}>
            <i className={`pl-key pl-key--${age}`} aria-hidden="true" />
            {text}
          </li>
        ))}
        {own && (
          <li>
            <i className="pl-key pl-key--here" aria-hidden="true" />
            {t('places.here')}
          </li>
        )}
      </ul>
    </div>
  );
}
