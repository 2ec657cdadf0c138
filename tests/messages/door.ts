/** The door and the worker of a test, over the application's database, with a receiver that the test plays itself. */
import type { FastifyInstance } from 'fastify';
import { NotTaken, type Adapter, type Parcel } from '../../src/api/messages/adapter.ts';
import { doorParts } from '../../src/api/messages/open.ts';
import { readAnswer } from '../../src/database/messages/answerText.ts';
import type { Database } from '../../src/database/executor.ts';
import { behaviours } from '../../src/services/index.server.ts';
import type { TestApp } from '../support/app.ts';
import { withPermit } from './app.ts';
import { permitBehaviour } from './permit.server.ts';
import { permit } from './permit.ts';

export const doorOf = (app: TestApp, database: Database = app.database) =>
  doorParts(app.app as FastifyInstance, {
    database,
    resources: withPermit,
    behaviours: { ...behaviours, [permit.prefix]: permitBehaviour },
  });

/** A receiver in the test's hands: what it has taken, and what it will say. */
export class PlayedReceiver implements Adapter {
  readonly receivers = ['CUSTOMS'];
  readonly read = readAnswer;
  /** Every time that a message arrived, twice where it was sent twice. */
  readonly arrived: Parcel[] = [];
  readonly said: string[] = [];
  down = false;
  send(parcel: Parcel): Promise<void> {
    if (this.down) return Promise.reject(new NotTaken('DOWN'));
    this.arrived.push(parcel);
    return Promise.resolve();
  }
  async collect(take: (receiver: string, raw: string) => Promise<boolean>): Promise<number> {
    let count = 0;
    while (this.said.length) {
      if (!(await take('CUSTOMS', this.said[0]!))) break;
      this.said.shift();
      count += 1;
    }
    return count;
  }
}
