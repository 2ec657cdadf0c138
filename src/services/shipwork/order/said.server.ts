/** What a side says with a step is added to what was said before. */
import { seoulTime } from '../../../core/dates.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { ActStep } from '../../../database/behaviour.ts';
import { writeRows } from '../../../database/save/write.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import type { OrderRecord } from './order.fields.ts';
import type { order } from './order.ts';

/** Keeps the words with company, time and the state that they led to; answers what the header then holds. */
export async function say(
  { tx, resource, all, now }: ActStep,
  { id, corpId, said }: StoredOf<typeof order>,
  corpNm: string | null | undefined,
  stCd: CodeKey<'SWORD_ST'>,
  words: string | null | undefined,
): Promise<OrderRecord> {
  if (!words) return { saidTxt: null };
  const sortNo = Math.max(0, ...said.map((row) => row.sortNo ?? 0)) + 1;
  const row = { id: null, sortNo, saidDtm: seoulTime(now).slice(0, 16), corpNm, stCd, saidTxt: words };
  await writeRows(tx, resource, 'said', id, { inserted: [row], updated: [], deleted: [] }, all, corpId);
  return { saidTxt: words };
}
