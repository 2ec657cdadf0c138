/** Numbers of declarations (50-formats 5.6): declarant 5, year 2, serial 6, letter. */
import { drawSerial } from '../../../database/save/docNo.ts';
import type { Step } from '../../../database/behaviour.ts';

interface Numbered {
  readonly declNo?: string | null;
  readonly tcaNo: string;
}

/**
 * The number under which a declaration leaves: the next of its declarant and year. One that was refused keeps its number
 * while declarant and letter stay the same.
 */
export async function declarationNoOf(step: Step, { declNo, tcaNo }: Numbered, letter: string): Promise<string> {
  if (declNo?.startsWith(tcaNo) && declNo.endsWith(letter)) return declNo;
  const period = step.today.slice(2, 4);
  const serial = await drawSerial(step.tx, { table: step.resource.table, key: tcaNo, period });
  return `${tcaNo}${period}${String(serial).padStart(6, '0')}${letter}`;
}
