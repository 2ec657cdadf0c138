/** What was sent to an authority and heard from it of a demo record, its errors at the rows as they are stored. */
import type { Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import type { Transaction } from '../../database/executor.ts';
import { placeErrors } from '../../database/messages/errors.ts';
import { writeMessageRow, type MessageRow } from '../../database/messages/journal.ts';
import { grids, listKey } from '../../record/resource.ts';
import { resources } from '../index.ts';
import { datedValues, type DemoMessage } from './record.ts';

export async function writeMessages(
  tx: Transaction,
  resource: Resource,
  corpId: number,
  saved: Values,
  messages: readonly DemoMessage[],
  now: Date,
): Promise<void> {
  const lists = Object.entries(grids(resource)).map(([grid, field]) => [grid, saved[listKey(grid, field)]] as const);
  const stored: Values = { ...saved, ...Object.fromEntries(lists), corpId, msg: [] };
  for (const { at, resultCd = null, text, errors = [] } of messages) {
    const words = [text ?? '', ...errors.map(({ code, text: said }) => `${code} ${said}`)].filter(Boolean).join(' / ');
    const row: MessageRow = {
      ...{ sendDtm: String(datedValues({ at }, now).at), msgTpCd: resultCd ? 'REPLY' : 'SEND', resultCd },
      ...{ msgTxt: words || null, msgErrors: errors.length ? placeErrors(resource, stored, errors) : null },
    };
    await writeMessageRow(tx, resource, stored, row, resources);
    stored.msg = [...(stored.msg as Values[]), { sortNo: (stored.msg as Values[]).length + 1 }];
  }
}
