/** What the simulator of authorities is told to do, outside production: per company and receiver. */
import type { ErrorRow, ResultKey } from './messages.ts';

export const simulatorModes = ['usual', 'refuse', 'late', 'twice', 'shuffled', 'silent', 'down'] as const;
export type SimulatorMode = (typeof simulatorModes)[number];

export interface SimulatorPlan {
  readonly mode: SimulatorMode;
  /** late: seconds until it answers. */
  readonly seconds?: number;
  /** refuse: why. */
  readonly reason?: string;
  readonly errors?: readonly ErrorRow[];
  /** shuffled: what it answers, in the order of its decisions; they arrive the other way round. */
  readonly answers?: readonly ResultKey[];
}

export interface PlannedAnswer {
  readonly resultCd: ResultKey;
  /** Seconds until it arrives. */
  readonly after: number;
  readonly times: number;
  readonly reason?: string;
  readonly errors?: readonly ErrorRow[];
}

/** Answers to one message, in the order in which they are decided. `atOnce`: what it usually says; `refusal`: how it says no. */
export function plannedAnswers(
  plan: SimulatorPlan,
  atOnce: ResultKey | undefined,
  refusal: ResultKey | undefined,
): readonly PlannedAnswer[] {
  const usual = atOnce ? [{ resultCd: atOnce, after: 0, times: 1 }] : [];
  switch (plan.mode) {
    case 'refuse': {
      const { reason, errors } = plan;
      const why = { ...(reason ? { reason } : {}), ...(errors ? { errors } : {}) };
      return refusal ? [{ resultCd: refusal, after: 0, times: 1, ...why }] : usual;
    }
    case 'late':
      return usual.map((answer) => ({ ...answer, after: plan.seconds ?? 60 }));
    case 'twice':
      return usual.map((answer) => ({ ...answer, times: 2 }));
    case 'shuffled': {
      const all = [...usual, ...(plan.answers ?? []).map((resultCd) => ({ resultCd, after: 0, times: 1 }))];
      return all.map((answer, at) => ({ ...answer, after: (all.length - 1 - at) * (plan.seconds ?? 2) }));
    }
    case 'silent':
    case 'down':
      return [];
    case 'usual':
      return usual;
  }
}
