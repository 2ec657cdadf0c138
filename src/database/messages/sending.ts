/** A record that leaves as a message, in the transaction of the action that sends it. */
import type { Values } from '../../core/field.ts';
import { refuse } from '../../core/problem.ts';
import type { ActionButton, Resource } from '../../core/resource.ts';
import { shownName } from '../../record/shownName.ts';
import type { Step } from '../behaviour.ts';
import type { Behaviour, Call } from '../behaviour.ts';
import { composeXml } from './compose.ts';
import { hashOf, minuteOf, putOut, stirWaiting, writeMessageRow, type MessageRow } from './journal.ts';
import type { Saving } from '../save/saving.ts';
import { holdsSealed } from '../save/sealed.ts';
import { sealText } from './sealedText.ts';

export const typeSentBy = ({ messages }: Resource, { name }: Pick<ActionButton, 'name'>) => messages?.sends[name];

/** In production the settings must name a way to the receiver; elsewhere the simulator is there. */
export function demandReachable(resource: Resource, action: ActionButton, call: Call): void {
  if (!typeSentBy(resource, action) || !call.production) return;
  if (!call.reaches?.includes(resource.messages!.receiver)) refuse('E_STATE', { text: 'noWayOut' });
}

/** The row of the grid that goes with the step, if one does: what is sent, or the answer that was heard. */
export async function writeOwnRow(
  { tx, resource, all, now }: Step & { readonly all: readonly Resource[] },
  action: ActionButton,
  stored: Values,
  input: Values,
  heard: MessageRow | undefined,
): Promise<void> {
  const type = typeSentBy(resource, action);
  const row: MessageRow | undefined =
    heard ??
    (type && { sendDtm: minuteOf(now), msgTpCd: type, resultCd: null, msgTxt: reasonOf(input), msgErrors: null });
  if (row) await writeMessageRow(tx, resource, stored, row, all);
}

/** Why something is amended or taken back, in the words of whoever does it. */
const reasonOf = ({ reason }: Values): string | null => (typeof reason === 'string' ? reason.slice(0, 500) : null);

interface Sent {
  readonly stored: Values;
  readonly record: Values;
  /** What the person entered for the step. */
  readonly input: Values;
}

/** Composes the message of what the record is now; answers that wait for the record are heard again soon. */
export async function sendOut(
  step: Step,
  { behaviour, database }: Pick<Saving, 'behaviour' | 'database'>,
  action: ActionButton,
  { stored, record, input }: Sent,
): Promise<void> {
  const { resource, tx } = step;
  if (!resource.messages) return;
  const about = { corpId: record['corpId'] as number, prefix: resource.prefix, id: record['id'] as number };
  const type = typeSentBy(resource, action);
  if (type) {
    const composed = await (behaviour as Behaviour).compose?.(step, record as never, type, input);
    const raw = composed ?? composeXml(resource, record, type, action.fields, input);
    const state = (values: Values) => String(values[resource.state!.field] ?? '');
    await putOut(tx, step, {
      ...{
        about,
        type,
        receiver: resource.messages.receiver,
        hash: hashOf(raw),
        // What we compose by ourselves leaves out what rests sealed.
        raw: composed !== undefined && holdsSealed(resource, record) ? sealText(database.sealer, raw, about) : raw,
      },
      ...{ recNo: nameOf(resource, record), stBef: state(stored), stAft: state(record) },
    });
  }
  if (!action.internal) await stirWaiting(tx, about, step.now);
}

/** Its number as people read it on screens and papers. */
const nameOf = (resource: Resource, record: Values): string | null =>
  shownName(resource, record[resource.name]).slice(0, 200) || null;
