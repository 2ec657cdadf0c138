/** What an action has done, in words, with a way to what it made. */
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useScreenAccess } from '../../access/useRights.ts';
import type { Made } from '../../providers/data/recordCalls.ts';
import { screenOfResource, screenPath } from '../../routes.ts';
import type { Screen } from '../../routes.ts';
import { isUnsaid, madeWays } from './madeWays.ts';
import { nextIn, queueParams } from './queue.ts';
import './actions.css';

/** Records that wait for the person, one of which was done now. */
export interface Queue {
  readonly screen: Screen;
  readonly done: number;
}

export interface Done {
  readonly words: string;
  readonly made: readonly Made[];
  readonly type: 'success' | 'warning';
}

/** Milliseconds: long enough to go there. */
export const shownWithLink = 10_000;

export function DoneNote({ words, made, queue }: Omit<Done, 'type'> & { readonly queue?: Queue | undefined }) {
  const t = useTranslate();
  const { near, mayOpen, pathOf } = useScreenAccess();
  const { named, rest } = madeWays(made);
  return (
    <span className="hg-done">
      {words}
      {named.map((one) => {
        const { prefix, id, name } = one;
        const screen = screenOfResource(prefix, near, mayOpen);
        const key = `${prefix} ${id}`;
        // Whoever may not open it reads what it is called.
        if (!screen) return isUnsaid(words, one) && <b key={key}>{name}</b>;
        const kind = t(`resources.${prefix}.name`, { smart_count: 1, _: name ?? String(id) });
        return (
          <Link key={key} to={pathOf(screen, id)}>
            {named.length > 1 || isUnsaid(words, one) ? (name ?? String(id)) : t('desk.acts.open_made', { name: kind })}
          </Link>
        );
      })}
      {rest && <Rest {...rest} />}
      {queue && <NextWaiting {...queue} />}
    </span>
  );
}

/** The list of all that was made. */
function Rest({ prefix, left, ids }: NonNullable<ReturnType<typeof madeWays>['rest']>) {
  const t = useTranslate();
  const { near, mayOpen } = useScreenAccess();
  const screen = screenOfResource(prefix, near, mayOpen);
  const words = t('desk.acts.other_made', { smart_count: left });
  if (!screen) return words;
  const list = screenPath(screen.name, { type: 'list' });
  return <Link to={`${list}?ids=${ids.join(',')}`}>{words}</Link>;
}

/** The next one that waits, and how many there are. */
function NextWaiting({ screen, done }: Queue) {
  const t = useTranslate();
  const { pathOf } = useScreenAccess();
  const { next, count } = nextIn(useGetList(screen.name, queueParams(screen)), done);
  if (next === undefined) return null;
  return <Link to={pathOf(screen, next)}>{t('desk.acts.next_waiting', { count })}</Link>;
}
