/** May the action run on the record: locked, then judged by person, version, state and input. */
import type { Values } from '../../core/field.ts';
import { inTheWay, ProblemError, refuse, type Confirmed, type Problem } from '../../core/problem.ts';
import type { ActionButton } from '../../core/resource.ts';
import { actionFields, judgeActionInput, standsFor, startsFrom, type ActionInput } from '../../record/actions.ts';
import { rulesOf } from '../../record/rules.ts';
import { isRows } from '../../fields/rows/index.ts';
import { mayAct } from '../../record/sides.ts';
import type { Action } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';
import { checkCodes, checkReferences, inputPlaces } from '../query/references.ts';
import type { MessageRow } from '../messages/journal.ts';
import { demandReachable } from '../messages/sending.ts';
import { writeLapse } from './lapse.ts';
import { lockAndLoad } from '../query/load.ts';
import { canWrite, demandCurrent } from './mayWrite.ts';
import type { Saving } from './saving.ts';
import { demandState } from './state.ts';
import { askIn } from './askIn.ts';

export interface Acting {
  readonly saving: Saving;
  readonly declared: ActionButton;
  readonly effect: Action;
  readonly body: Values;
  /** Warnings that were confirmed. */
  readonly confirmed: Confirmed;
  /** The answer of an authority that brings the step about, for the record's grid of messages. */
  readonly row?: MessageRow;
}

/** What the call entered, for one record; several together are entered for once, so no record has a say in it. */
function inputFor({ declared, body }: Acting, stored: Values): ActionInput {
  // What other records say with an internal step is not of the wire.
  if (declared.internal) return { values: body, problems: [] };
  return judgeActionInput(declared, body, declared.bulk === 'together' ? {} : stored);
}

/** A record that the action may run on. */
export interface Ready {
  readonly stored: Values;
  readonly input: Values;
}

/** Locks the record, judges person, version and state, and reads the input. */
async function openFor(tx: Transaction, acting: Acting, id: number, sent?: Values) {
  const { saving, declared } = acting;
  const { resource, call } = saving;
  const stored = await lockAndLoad(tx, saving, id);
  if (!isTheirs(acting, stored) || (declared.operator && !call.operator)) refuse('E_AUTH');
  if (sent) await demandFresh(tx, acting, stored, sent);
  demandReachable(resource, declared, call);
  await demandOffered(tx, acting, stored);
  return { stored, input: inputFor(acting, stored) };
}

/** The same for a step that was refused: what its own check says of an input that is whole; undefined where it was refused for another reason. */
export async function checkedAgain(tx: Transaction, acting: Acting, id: number, sent: Values) {
  const { stored, input } = await openFor(tx, acting, id, sent);
  const problems = input.problems.length ? [] : (acting.declared.check?.(input.values, stored) ?? []);
  return problems.some(({ warn }) => !warn) ? { stored, input: input.values, problems } : undefined;
}

/** Judges the input too. */
export async function getReady(tx: Transaction, acting: Acting, id: number, sent?: Values): Promise<Ready> {
  const { resource, all, call } = acting.saving;
  const { stored, input } = await openFor(tx, acting, id, sent);
  const warnings = await demandInput(tx, acting, stored, input);
  await demandUnbarred(tx, acting, stored);
  // Nobody confirms what is refused in the end.
  await demandConfirmed(tx, acting, stored, input, warnings);
  await writeLapse({ ...call, tx, resource, all }, stored);
  return { stored, input: input.values };
}

/** Whose step it is between companies; else whoever may change the record. */
function isTheirs({ saving: { resource, call }, declared }: Acting, stored: Values): boolean {
  if (resource.parties) return mayAct(resource, declared, stored, call.corpId);
  // What a company asks for in a public directory it asks for itself.
  if (resource.scope === 'DIR' && !declared.operator) return stored['corpId'] === call.corpId;
  return canWrite(resource, stored, call);
}

/** What the declaration says of person, state and input holds for calls as for buttons. */
async function demandOffered(tx: Transaction, acting: Acting, stored: Values): Promise<void> {
  const { saving, declared } = acting;
  const { resource, call } = saving;
  for (const [field, values] of startsFrom(resource, declared)) {
    const told = field in (declared.when ?? {}) && !values.includes(String(stored[field] ?? '')) && declared.otherwise;
    if (told) refuse('E_STATE', { field, text: told });
    await demandState(tx, resource, stored, call, field, values);
  }
  const reason = declared.blocked?.(stored, { userId: call.userId, corpId: call.corpId });
  if (reason) refuse('E_STATE', { text: reason });
}

/** Of two at once the second hears what the first has made of the record, where that alone bars it for good. */
async function demandFresh(tx: Transaction, acting: Acting, stored: Values, sent: Values): Promise<void> {
  const { resource, call } = acting.saving;
  try {
    demandCurrent(resource, stored, sent, call);
  } catch (error) {
    if (standsFor(resource, acting.declared, stored)) await demandUnbarred(tx, acting, stored);
    throw error;
  }
}

/** What bars the button bars the call. */
async function demandUnbarred(tx: Transaction, { saving, declared }: Acting, stored: Values): Promise<void> {
  const barred = rulesOf(saving.resource)?.barred?.[declared.name];
  if (!barred) return;
  const facts = (await saving.behaviour.facts?.(saving.call, stored, askIn({ tx }))) ?? {};
  const problems = [barred(stored, facts) ?? []].flat();
  if (problems.length) throw new ProblemError(problems.map(onWire));
}

/** What is wrong with the input refuses; what it merely warns of is answered. */
async function demandInput(
  tx: Transaction,
  { saving, declared }: Acting,
  stored: Values,
  input: ActionInput,
): Promise<readonly Problem[]> {
  const places = inputPlaces(actionFields(declared), input.values);
  const problems = [
    ...input.problems,
    ...strayRows(declared, input.values, stored),
    ...(await checkReferences(tx, places, saving.all)),
    ...(await checkCodes(tx, places, saving.call)),
    ...(declared.check?.(input.values, stored) ?? []),
    // What the facts say is the effect's to look at, which asks for them anew.
    ...(declared.warns?.(stored, {}, input.values) ?? []),
  ];
  if (problems.some(({ warn }) => !warn)) throw new ProblemError(inTheWay(problems, true).map(onWire));
  return problems;
}

async function demandConfirmed(
  tx: Transaction,
  { saving: { resource, call }, effect, confirmed }: Acting,
  stored: Values,
  input: ActionInput,
  warnings: readonly Problem[],
): Promise<void> {
  if (confirmed === true) return;
  const found = (await effect.warns?.({ ...call, tx, resource }, stored, input.values)) ?? [];
  const left = inTheWay([...warnings, ...found], confirmed);
  if (left.length) throw new ProblemError(left.map(onWire));
}

/** The wire counts rows from one. */
const onWire = (problem: Problem): Problem =>
  problem.row === undefined ? problem : { ...problem, row: problem.row + 1 };

/** Rows of the input that are about none of the record's. */
function strayRows(declared: ActionButton, input: Values, stored: Values): Problem[] {
  return Object.entries(actionFields(declared)).flatMap(([grid, field]) => {
    if (!isRows(field) || field.of === undefined) return [];
    const rowIds = new Set((stored[field.of] as readonly Values[]).map(({ id }) => id));
    return (input[grid] as readonly Values[]).flatMap((row, at): Problem[] =>
      rowIds.has(row['id']) ? [] : [{ code: 'E_REF', grid, row: at, field: 'id' }],
    );
  });
}
