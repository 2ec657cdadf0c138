/** Which messages are still to be told when newer ones have come: those of one act never stand in a queue. */
import type { NotificationPayload } from 'react-admin';

type Told = Pick<NotificationPayload, 'type'>;

/** What went well, or is worth knowing, leaves its place to whatever comes next. Warnings keep their time, errors stay. */
export const givesWay = ({ type }: Told): boolean => type === 'success' || type === 'info';

/** Of those that wait, without what a newer one has made old. */
export const stillToTell = <N extends Told>(waiting: readonly N[]): N[] =>
  waiting.filter((one, at) => !givesWay(one) || at === waiting.length - 1);
