/** `POST {prefix}/{id}/reply`: a person answers in the receiver's place; the answer comes in by the same door as any. */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import { replyFields, type ResultKey } from '../../core/messages.ts';
import { ProblemError, refuse } from '../../core/problem.ts';
import type { ActionButton, Resource } from '../../core/resource.ts';
import type { Call } from '../../database/behaviour.ts';
import { writeAnswer } from '../../database/messages/answerText.ts';
import { receiveNow, type DoorParts } from '../../database/messages/door.ts';
import { lockAndLoad } from '../../database/query/load.ts';
import { checkCodes, checkReferences, inputPlaces } from '../../database/query/references.ts';
import { demandCurrent } from '../../database/save/mayWrite.ts';
import type { Saving } from '../../database/save/saving.ts';
import { demandState } from '../../database/save/state.ts';
import { actionFields, actionOf, judgeActionInput } from '../../record/actions.ts';
import { mayAct } from '../../record/sides.ts';
import { nextMessageNo, numberFor } from './simulator.ts';

const own = new Set<string>(replyFields);

/** Company of the record: the operator answers for any, by its journal. */
async function companyOf({ database }: DoorParts, { prefix }: Resource, id: number, call: Call): Promise<number> {
  if (!call.operator) return call.corpId;
  const [rows] = await database.read<[{ corpId: number }[]]>(call, [
    sql`select corp_id as "corpId" from platform_message where rec_prefix = ${prefix} and rec_id = ${id}::bigint limit 1`,
  ]);
  return rows[0]?.corpId ?? call.corpId;
}

/** Refuses as an action does: by person, version, state and input. */
export async function replyFor(
  door: DoorParts,
  saving: Saving,
  action: ActionButton,
  id: number,
  body: Values,
): Promise<{ corpId: number }> {
  const { resource, all, call } = saving;
  if (call.production && !call.operator) refuse('E_NOTFOUND');
  const corpId = await companyOf(door, resource, id, call);
  const system = door.callIn(corpId);
  // A statement for the record's company may come from the operator, whose own call would not reach it.
  const there: Saving = { ...saving, call: { ...system, lang: call.lang } };
  const raw = await door.database.write({ corpId, userId: 0, now: call.now }, async (tx) => {
    const stored = await lockAndLoad(tx, there, id);
    if (!call.operator && resource.parties && !mayAct(resource, action, stored, call.corpId)) refuse('E_AUTH');
    if (body['version'] !== undefined || !call.operator) demandCurrent(resource, stored, body, call);
    await demandState(tx, resource, stored, call, resource.state!.field, action.from ?? []);
    const input = judgeActionInput(action, body, stored);
    const places = inputPlaces(actionFields(action), input.values);
    const problems = [
      ...input.problems,
      ...(await checkReferences(tx, places, all)),
      ...(await checkCodes(tx, places, call)),
    ];
    if (problems.length) throw new ProblemError(problems);
    const resultCd = input.values['resultCd'] as ResultKey;
    const leading = actionOf(resource, resource.messages!.answers[resultCd] ?? '');
    await demandState(tx, resource, stored, call, resource.state!.field, leading?.from ?? []);
    const conversation = await conversationFor(door, resource, corpId, id);
    const given = input.values['no'] as string | null;
    const no = given ?? (await numberFor(tx, door, resource, { corpId, id }, resultCd));
    return writeAnswer({
      ...{ conversation, resultCd, no, at: call.now, id: await nextMessageNo(tx) },
      text: (input.values['reason'] as string | null) ?? null,
      values: Object.fromEntries(Object.entries(input.values).filter(([name]) => !own.has(name))),
    });
  });
  await receiveNow(door, corpId, raw);
  return { corpId };
}

/** The newest message of the record: what a person answers to. */
async function conversationFor(
  { database }: DoorParts,
  { prefix }: Resource,
  corpId: number,
  id: number,
): Promise<string> {
  const [rows] = await database.read<[{ conversation: string }[]]>({ corpId, userId: 0 }, [
    sql`select conv_id as conversation from platform_message where corp_id = ${corpId}::bigint and rec_prefix = ${prefix}
      and rec_id = ${id}::bigint and dir_cd = 'OUT' order by id desc limit 1`,
  ]);
  return rows[0]?.conversation ?? refuse('E_STATE', { text: 'notSentYet' });
}
