import { useSearchParams } from 'react-router-dom';
import { cx } from '../../ui/cx.ts';
import { useT } from '../../ui/text.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { useTaken } from '../useTaken.ts';
import { alongIn, withAlong } from './along.ts';
import type { ServiceItem } from './service.ts';
import { reckonedUsers, usersIn } from './users.ts';

export interface ApplyWayProps {
  readonly service: ServiceItem;
  /** Nobody knows yet whether a member reads the page. */
  readonly unsure?: boolean;
  /** Words of the way; the usual ones unless told. */
  readonly label?: string | undefined;
}

/** Leads to the form of a subscription, with the users and the further services that a visitor has reckoned with. */
export function ApplyWay({ service, unsure, label }: ApplyWayProps) {
  const t = useT();
  const [query] = useSearchParams();
  // What the tab has kept is the browser's alone.
  const taken = useTaken();
  const users = taken ? reckonedUsers(query) : usersIn(query.get('users'));
  const start = withAlong(
    new URLSearchParams({ subsReqId: service.subsReqId, ...(users && { users: String(users) }) }),
    alongIn(query).filter((code) => code !== service.subsReqId),
  );
  const to = `/platform/subsc/new?${start.toString()}`;
  return (
    <ButtonLink kind="accent" to={to} className={cx('ps-apply', unsure && 'is-unsure')}>
      {label ?? t('store.detail.apply')}
    </ButtonLink>
  );
}
