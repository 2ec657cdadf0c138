/** How a status looks: its mark says how far it is, its tone whether that is good (mockups/desk/NOTES, "state chip"). */
import type { ChipMark, ChipTone } from '../../ui/chip/Chip.tsx';

interface Look {
  readonly mark: ChipMark;
  readonly tone: ChipTone;
}
const looks: readonly (readonly [keys: string, look: Look])[] = [
  ['INQ PLAN RECV WAIT READY OPEN NEW', { mark: 'ring', tone: 'mute' }],
  ['DRAFT WORK ING PART RUN CHK ALLOC DISP BOOK PROG GO', { mark: 'half', tone: 'mute' }],
  ['APPR REQ LOCK HOLD CHECK AMEND NOTICE EXPIRING TERM_REQ SUSP LATE EARLY UNKNOWN', { mark: 'half', tone: 'warn' }],
  ['CONF ORD ISSUED DONE VRF ARRV ARR ACT INV CLEAR', { mark: 'dot', tone: 'primary' }],
  ['SENT QUOT DLV SUBM MOVE OUT SHIP', { mark: 'dot', tone: 'accent' }],
  [
    'WON ACTIVE ACC ACCEPT CERT PAID USE RCV BILL PERMIT RELEASE QUAL VALID WIN AWARD POD SETL OK',
    { mark: 'dot', tone: 'ok' },
  ],
  ['LOST REJECT FAIL STOP OVERDUE REVOKE DIFF ERROR OVER NO LOSE', { mark: 'square', tone: 'err' }],
  ['EXPIRED', { mark: 'square', tone: 'line' }],
  ['REV CANCEL CLOSED WD WITHDRAW TERM CHANGED CANCELED DROP BACK CLOSE', { mark: 'dash', tone: 'line' }],
];
const byKey = new Map(looks.flatMap(([keys, look]) => keys.split(' ').map((key) => [key, look])));

/** Where a group means something else by a key: goods that were received are all there, what customs accepted waits for its decision. */
const ofGroup: Readonly<Record<string, Look>> = {
  'PURC_ST RECV': { mark: 'dot', tone: 'ok' },
  'CS_ST ACCEPT': { mark: 'dot', tone: 'primary' },
  'BT_ST ACCEPT': { mark: 'dot', tone: 'primary' },
  'PCR_ST ACCEPT': { mark: 'dot', tone: 'primary' },
  'PCR_ST ISSUED': { mark: 'dot', tone: 'ok' },
  'BWSTOCK_ST OUT': { mark: 'dash', tone: 'line' },
};

/** A status of an unknown name is neither good nor bad. */
export const stateLook = (key: string, group?: string): Look =>
  ofGroup[`${group} ${key}`] ?? byKey.get(key) ?? { mark: 'dot', tone: 'mute' };
/** Fields whose code is the record's status. */
export const isState = (name: string): boolean => name === 'stCd';
