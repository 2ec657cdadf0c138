/** `app.courier`: the ways to receivers that the settings name, and the rounds that run while the application is open. */
import type { FastifyInstance } from 'fastify';
import { receiverKeys } from '../../core/messages.ts';
import { seoulDay } from '../../core/dates.ts';
import { systemCorpId } from '../../core/resource.ts';
import type { DoorParts } from '../../database/messages/door.ts';
import { meansOf } from '../plugins/session.ts';
import { repeat } from '../repeat.ts';
import type { Settings } from '../settings.ts';
import { Malformed, type Adapter, type Parcel } from './adapter.ts';
import { openDropFolder } from './dropFolder.ts';
import { openProvider } from './provider.ts';
import { openQueue } from './queue.ts';
import { openSimulator } from './simulator.ts';
import { openRounds } from './worker.ts';

const everyMs = 1000;
/** A provider in production is asked for answers so often. */
const providerMs = 15_000;

/** Receivers to which the settings name a way; outside production the simulator is one for all others. */
export const reachedBy = ({ messages, production }: Pick<Settings, 'messages' | 'production'>): readonly string[] =>
  production ? Object.keys(messages) : receiverKeys;

/** The system's own calls: answers come in for a company, whoever brings them. */
export function doorParts(app: FastifyInstance, parts: Omit<DoorParts, 'callIn'>): DoorParts {
  return {
    ...parts,
    callIn(corpId) {
      const { now: clock, production } = app.signIn;
      const now = clock();
      const means = meansOf(app.signIn);
      const whose = { corpId, userId: 0, operator: corpId === systemCorpId, lang: 'ko' } as const;
      return { ...whose, now, today: seoulDay(now), production, ...means };
    },
  };
}

/** The message in the authority's form, as its service fills it in. */
const formBy =
  ({ behaviours }: Pick<DoorParts, 'behaviours'>) =>
  async ({ prefix, raw }: Parcel): Promise<Uint8Array> => {
    const filled = await behaviours[prefix]?.form?.(raw);
    if (!filled) throw new Malformed([{ code: 'FORM', text: '' }]);
    if ('refused' in filled) throw new Malformed(filled.refused);
    // With the first form, not with the start.
    return (await import('../../export/formXlsx.ts')).formXlsx(filled.form);
  };

export function openCourier(app: FastifyInstance, door: DoorParts, { messages, production }: Settings): void {
  const told = Object.entries(messages).map(([receiver, way]): Adapter => {
    if ('form' in way) return openDropFolder(way.form, [receiver], { ext: 'xlsx', fill: formBy(door) });
    if ('folder' in way) return openDropFolder(way.folder, [receiver]);
    return openProvider(way, receiver, { everyMs: production ? providerMs : everyMs });
  });
  const simulated = production ? [] : receiverKeys.filter((receiver) => !Object.hasOwn(messages, receiver));
  const adapters = [...told, openQueue(door), ...(simulated.length ? [openSimulator(door, simulated)] : [])];
  const courier = openRounds(door, adapters, app.log);
  app.decorate('courier', courier);
  repeat(app, {
    name: 'messages',
    first: everyMs,
    failed: everyMs,
    round: async () => ((await courier.round()) > 0 ? 0 : everyMs),
  });
}
