/** The own trips that are not over: how each stands, and what is to be done or whom it waits for, as its record says. */
import { Card } from '../../../admin/dashboard/Card.tsx';
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { ListLink } from '../../../admin/dashboard/ListLink.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { ServiceTexts } from '../../../admin/providers/serviceTexts.tsx';
import { stateLook } from '../../../fields/code/stateLook.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { cx } from '../../../ui/cx.ts';
import { useT } from '../../../ui/text.tsx';
import { liveTrips } from '../../btcd/plan/live.ts';
import type { GateFigures, Trip } from './figures.ts';

export function TripsCard({ figures: { trips = [], tripCount, drives } }: CardProps<GateFigures>) {
  const t = useT();
  const { list } = useLinks();
  if (trips.length === 0) return null;
  return (
    <Card
      title={t(`dashboard.transport.${drives ? 'my_trips' : 'trips'}`)}
      note={tripCount}
      link={{
        label: t('dashboard.list'),
        href: list('B21', { stCd: liveTrips.join(','), ...(drives && { mine: 'Y' }), ...anyDay }),
      }}
    >
      <ul className="ds-list">
        {trips.map((trip) => (
          <li key={trip.id}>
            <ServiceTexts of="btcd/plan">
              <TripRow trip={trip} />
            </ServiceTexts>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TripRow({ trip: { id, planNo, vhclNo, leaves, toNm, stCd, isOurs } }: { readonly trip: Trip }) {
  const t = useT();
  const { codeName } = useFieldEnvironment();
  const { record } = useLinks();
  const href = record('btcd/plan', id, null);
  const next = t(`resources.btcd/plan.${isOurs ? 'turns' : 'waits'}.${stCd}`);
  const words = (
    <span className="ds-list__text">
      {/* One vehicle makes many trips to the same place: when comes first. */}
      <b>{[leaves.slice(5), toNm].filter(Boolean).join(' → ')}</b>
      <small className={cx('ds-list__next', isOurs && 'ds-list__next--ours')}>
        {[planNo, vhclNo, next].filter(Boolean).join(' · ')}
      </small>
    </span>
  );
  return (
    <>
      <ListLink href={href}>{words}</ListLink>
      <Chip {...stateLook(stCd, 'PLAN_ST')}>{codeName('PLAN_ST', stCd)}</Chip>
    </>
  );
}
