/** On a phone what waits is worked off one after the other: one that is done leads on to the next, or says that it was the last. */
import { useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskDataProvider } from '../../providers/dataProvider.ts';
import { useScreenAccess } from '../../access/useRights.ts';
import { screenPath } from '../../routes.ts';
import type { Screen } from '../../routes.ts';
import { shownWithLink } from './DoneNote.tsx';
import type { Done } from './DoneNote.tsx';
import { nextIn, queueParams } from './queue.ts';

/** Before another sentence it ends. */
export const ended = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Tells what was done, and opens what waits besides it. */
export function useLeadOn(screen: Screen): (done: number, told: Pick<Done, 'words' | 'type'>) => Promise<void> {
  const t = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const provider = useDataProvider<DeskDataProvider>();
  const { pathOf } = useScreenAccess();
  return async (done, { words, type }) => {
    const answer = await provider.getList(screen.name, { ...queueParams(screen), filter: {} }).catch(() => undefined);
    const left = answer && nextIn(answer, done);
    if (left?.next !== undefined) {
      redirect(pathOf(screen, left.next));
      notify(`${ended(words)} ${t('desk.acts.led_on', { count: left.count })}`, { type });
      return;
    }
    const last = answer && (
      <>
        {t('desk.acts.all_done')} <Link to={screenPath(screen.name, { type: 'list' })}>{t('desk.acts.to_list')}</Link>
      </>
    );
    notify(
      <span className="hg-done">
        {last ? ended(words) : words} {last}
      </span>,
      { type, autoHideDuration: shownWithLink },
    );
  };
}
