/** How a status looks: its mark says how far it is, its tone whether that is good (mockups/desk/NOTES, "state chip"). */
import type { ChipMark, ChipTone } from '../../ui/chip/Chip.tsx';

interface Look {
  readonly mark: ChipMark;
  readonly tone: ChipTone;
}
const looks: readonly (readonly [keys: string, look: Look])[] = [
  ['INQ PLAN RECV WAIT READY OPEN NEW', { mark: 'ring', tone: 'mute' }],
  ['DRAFT WORK ING PART RUN', { mark: 'half', tone: 'mute' }],
  ['APPR REQ LOCK HOLD', { mark: 'half', tone: 'warn' }],
  ['CONF ORD ISSUED DONE', { mark: 'dot', tone: 'primary' }],
  ['SENT QUOT DLV', { mark: 'dot', tone: 'accent' }],
  ['WON ACTIVE ACC ACCEPT CERT PAID USE RCV BILL PERMIT', { mark: 'dot', tone: 'ok' }],
  ['LOST REJECT FAIL STOP OVERDUE REVOKE', { mark: 'square', tone: 'err' }],
  ['EXPIRED', { mark: 'square', tone: 'line' }],
  ['REV CANCEL CLOSED WD', { mark: 'dash', tone: 'line' }],
];
const byKey = new Map(looks.flatMap(([keys, look]) => keys.split(' ').map((key) => [key, look])));

/** Where a group means something else by a key: goods that were received are all there. */
const ofGroup: Readonly<Record<string, Look>> = { 'PURC_ST RECV': { mark: 'dot', tone: 'ok' } };

/** A status of an unknown name is neither good nor bad. */
export const stateLook = (key: string, group?: string): Look =>
  ofGroup[`${group} ${key}`] ?? byKey.get(key) ?? { mark: 'dot', tone: 'mute' };
/** Fields whose code is the record's status. */
export const isState = (name: string): boolean => name === 'stCd';
