/** Every resource with `messages`: each answer in each state, once, twice and late. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnName, tableName } from '../../src/database/schema/names.ts';
import { receive } from '../../src/database/messages/door.ts';
import { writeAnswer } from '../../src/database/messages/answerText.ts';
import { doorParts } from '../../src/api/messages/open.ts';
import { actionOf } from '../../src/record/actions.ts';
import { codeGroupOf, headerFields } from '../../src/record/resource.ts';
import { behaviours } from '../../src/services/index.server.ts';
import { codeGroups } from '../../src/services/reference/codes/index.ts';
import { patience, startWithPermit, withPermit } from '../messages/app.ts';
import { permitBehaviour } from '../messages/permit.server.ts';
import { permit } from '../messages/permit.ts';
import type { TestApp } from '../support/app.ts';
import { newBody } from '../support/records.ts';

let app: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  app = await startWithPermit();
  owner = new pg.Client({ connectionString: app.urls.ownerUrl });
  await owner.connect();
  // The suite plays receiver and worker itself.
  Object.assign(app.app.courier, { round: async () => 0, deliver: async () => undefined });
}, patience);
afterAll(async () => {
  await owner.end();
  await app.close();
});

const conversation = '11111111-1111-4111-8111-111111111111';
const hear = (raw: string) =>
  receive(
    doorParts(app.app, {
      database: app.database,
      resources: withPermit,
      behaviours: { ...behaviours, [permit.prefix]: permitBehaviour },
    }),
    'CUSTOMS',
    raw,
  );

const declarations = withPermit.filter(({ messages }) => messages);

describe.each(declarations.map((resource) => ({ prefix: resource.prefix, resource })))(
  '$prefix',
  ({ prefix, resource }) => {
    const { field } = resource.state!;
    const table = tableName(prefix);
    const states = codeGroups
      .find(({ grpCd }) => grpCd === codeGroupOf(headerFields(resource)[field]!))!
      .codes.map(({ key }) => key);
    let id = 0;
    const rows = async (text: string) => (await owner.query(text)).rows as Record<string, unknown>[];
    const stateNow = async () =>
      (await rows(`select ${columnName(field)} as state from ${table} where id = ${id}`))[0]!['state'];
    const rowCount = async () =>
      Number((await rows(`select count(*) as n from ${table}_msg where parent_id = ${id}`))[0]!['n']);
    /** The record as if it stood so after its first message. */
    const standAt = async (state: string) => {
      await rows(`delete from platform_message where conv_id = '${conversation}'`);
      await rows(`update ${table} set ${columnName(field)} = '${state}' where id = ${id}`);
      await rows(`insert into platform_message (corp_id, dir_cd, rcv_cd, msg_tp_cd, st_cd, rec_prefix, rec_id, seq_no, conv_id, raw_txt, raw_hash)
      values (2, 'OUT', 'CUSTOMS', 'SEND', 'SENT', '${prefix}', ${id}, 1, '${conversation}', '<message/>', 'x')`);
    };
    let no = 0;
    const answer = (resultCd: string, seconds: number) => {
      no += 1;
      const at = new Date(app.app.signIn.now().getTime() + seconds * 1000);
      return writeAnswer({ conversation, resultCd, at, id: `C${String(no).padStart(8, '0')}`, no: '99001-26-000001X' });
    };

    beforeAll(async () => {
      const admin = await app.as('admin2');
      // Some companies have no such menu; the record itself is the same for the door.
      const made = await admin.post(`/${prefix}`, await newBody(resource, admin));
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      id = made.body['id'] as number;
    });

    test.each(Object.entries(resource.messages!.answers))(
      '%s leads where %s says, and nowhere else',
      async (resultCd, name) => {
        const action = actionOf(resource, name)!;
        for (const state of states) {
          await standAt(state);
          const before = await rowCount();
          const raw = answer(resultCd, 60);
          const heard = await hear(raw);
          const after = await stateNow();
          const fits = action.from!.includes(state);
          // A rule of the service may hold back what the state allows.
          const held =
            heard === 'EARLY' &&
            (
              await rows(
                `select 1 from platform_message where conv_id = '${conversation}' and dir_cd = 'IN' and last_err is not null`,
              )
            ).length;
          if (fits && !held) {
            expect([heard, after], `${resultCd} in ${state}`).toEqual([
              'DONE',
              typeof action.to === 'string' ? action.to : state,
            ]);
            expect(await rowCount()).toBe(before + 1);
            expect(await hear(answer(resultCd, 30)), 'decided before').toBe('LATE');
          } else {
            expect(['EARLY', 'LATE'], `${resultCd} in ${state}`).toContain(heard);
            expect([after, await rowCount()], `${resultCd} in ${state}`).toEqual([state, before]);
          }
          expect(await hear(raw), 'twice').toBe('TWICE');
          expect(await stateNow()).toBe(after);
        }
      },
      patience,
    );
  },
);
