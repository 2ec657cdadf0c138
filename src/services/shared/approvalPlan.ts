/** Whether a document needs approval, and whether there is a way to it. Pure. */
import { decimal } from '../../core/decimal.ts';
import type { Problem } from '../../core/problem.ts';

/** What of electronic approval the steps of a document go by. */
export type ApprovalPlan = {
  /** Name of the form; null where the company has none. */
  readonly apprForm: string | null;
  /** Who decides, one after the other, in words; empty where no usual line is set up. */
  readonly apprLine: string;
  /** The same of every line that the person may choose, by its id. */
  readonly apprLines: Readonly<Record<string, string>>;
  /** Who of each line decides only when they are back, by its id; of the usual one by ''. */
  readonly apprWaits?: Readonly<Record<string, readonly Awaited[]>>;
} & Partial<ApprovalTurn & ApprovalRefused>;

/** While it is put to approval. */
export interface ApprovalTurn {
  /** Whose turn it is, by name; empty where it has ended. */
  readonly apprTurn: string;
  /** What they are asked for (APPR_STEP). */
  readonly apprTurnStep: 'AGREE' | 'APPR';
}

/** While it is written again because somebody refused it. */
export interface ApprovalRefused {
  readonly apprRefused: {
    /** The document in which it was refused. */
    readonly id: number;
    readonly no?: string | null;
    readonly by: string;
    /** For whom, where somebody stood in. */
    readonly standsFor?: string | null;
    /** `yyyy-MM-dd HH:mm` in Seoul. */
    readonly at: string | null;
    readonly opinion: string | null;
  };
}

/** What the person may say when asking for it. */
export interface ApprovalInput {
  readonly lineId?: number | null;
  readonly opinion?: string | null;
}

/** Absent, and stood in for by nobody but whoever drafts, who stands in for nobody. */
export interface Awaited {
  readonly name: string;
  /** `yyyy-MM-dd`: the last day of the absence. */
  readonly until: string;
}

/** Nobody decides until they are back: to be looked at before it is sent (E_STATE). */
export const returnAwaited = (people: readonly Awaited[]): readonly Problem[] =>
  people.map(({ name, until }) => ({ code: 'E_STATE', text: 'apprProxyDrafts', args: [name, until], warn: true }));

/** The same of the line that a request would take. */
export const requestWarns = ({ apprWaits = {} }: Partial<ApprovalPlan>, { lineId }: ApprovalInput) =>
  returnAwaited(apprWaits[lineId ?? ''] ?? []);

/** From the limit on somebody has to agree (E_STATE); without a limit nobody has. */
export function approvalDemanded(
  text: string,
  amount: string | number | null | undefined,
  limit: string | undefined,
): Problem | undefined {
  if (limit === undefined || decimal(amount ?? 0).lt(limit)) return undefined;
  return { code: 'E_STATE', text, args: [Number(limit).toLocaleString('en-US')] };
}

/** No form, or no line in which somebody decides (E_STATE). */
export function approvalBarred({ apprForm, apprLine, apprLines }: ApprovalPlan): Problem | undefined {
  if (apprForm === null) return { code: 'E_STATE', text: 'approvalAbsent' };
  return apprLine === '' && !Object.values(apprLines).some(Boolean)
    ? { code: 'E_STATE', text: 'apprLineAbsent' }
    : undefined;
}
