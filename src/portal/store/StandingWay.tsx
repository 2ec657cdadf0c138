/** The way to a service, or what stands in its place for members whose company has the service already, or who may not apply. */
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { ApplyWay } from './ApplyWay.tsx';
import type { ServiceItem } from './service.ts';

export interface StandingWayProps {
  readonly service: ServiceItem;
  /** The way of whoever has nothing of the service yet: to the application, unless told. */
  readonly otherwise?: ReactNode;
  /** Hears whether the company has the service already. */
  readonly onHeld?: (held: boolean) => void;
  /** Words of the way to the application. */
  readonly label?: string;
  /** A sum stands above the way: members read in what the application differs from it. */
  readonly reckoned?: boolean;
}

/** A part that does not come leaves the way of visitors: the server refuses what cannot be applied for. */
const MemberWay = lazy(() =>
  import('./MemberWay.tsx').catch(() => ({
    default: ({ otherwise }: { readonly otherwise: ReactNode }): ReactNode => otherwise,
  })),
);

/** Members read how their company stands to the service; guests of the demo yard have none. */
export function StandingWay({ service, otherwise, onHeld, label, reckoned }: StandingWayProps): ReactNode {
  const session = useSession();
  const way =
    otherwise !== undefined ? (
      otherwise
    ) : (
      <ApplyWay service={service} unsure={session.status === 'unknown'} label={label} />
    );
  if (session.status !== 'in' || session.user.guest) return way;
  return (
    <Suspense fallback={otherwise === undefined && <span className="ps-standing" />}>
      <MemberWay service={service} otherwise={way} onHeld={onHeld} reckoned={reckoned} />
    </Suspense>
  );
}
