/** Which tax invoices a purchase confirmation may begin from: issued to the own company by one supplier. Pure. */
import type { Values } from '../../../core/field.ts';
import { mostRows } from './taxInv.fields.ts';

/** Issued, whatever the tax office has said of it since. */
const standing: readonly unknown[] = ['ISSUED', 'SENT', 'DONE'];

/** The company that issued it owns it; whoever else reads it has received it. */
export const isReceived = ({ corpId, stCd }: Values, ownCorpId: number | undefined): boolean =>
  corpId !== ownCorpId && standing.includes(stCd);

/** Key of the sentence that says why no confirmation begins from these rows of a list. */
export function confirmingBarred(rows: readonly Values[], ownCorpId: number | undefined): string | undefined {
  // A row that does not carry its state is the server's to judge.
  if (rows.some((row) => !isReceived({ stCd: 'ISSUED', ...row }, ownCorpId))) return 'errors.taxInvNotReceived';
  if (new Set(rows.map(({ corpId }) => corpId)).size > 1) return 'errors.taxInvSeveralIssuers';
  return rows.length > mostRows ? 'errors.taxInvTooMany' : undefined;
}
