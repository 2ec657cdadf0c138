/** An answer of the server that is not a success, with the error object of the specification (3-decisions 2). */

export interface WireProblem {
  readonly code: string;
  readonly field?: string;
  readonly grid?: string;
  readonly row?: number;
  readonly uid?: string;
  readonly message: string;
  /** A warning, and what confirms it. */
  readonly warn?: string;
}

export interface WireError {
  readonly timestamp?: string;
  readonly message?: string;
  readonly code?: string;
  readonly status?: number;
  readonly errors?: readonly WireProblem[];
  readonly current?: Readonly<Record<string, unknown>>;
}

export class ApiError extends Error {
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly problems: readonly WireProblem[];
  readonly current: Readonly<Record<string, unknown>> | undefined;
  readonly request: string;
  /** Seconds until the server takes the next attempt; undefined unless it said so. */
  readonly retryAfter: number | undefined;
  readonly at: string;
  /** react-admin reads form errors here. */
  readonly body: { readonly errors?: Readonly<Record<string, string>> };

  constructor(status: number, wire: WireError, request: string, retryAfter?: number) {
    super(wire.message ?? wire.errors?.[0]?.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = wire.code ?? (status === 0 ? 'E_NETWORK' : 'E_INTERNAL');
    this.problems = wire.errors ?? [];
    this.current = wire.current;
    this.request = request;
    this.retryAfter = retryAfter;
    this.at = wire.timestamp ?? new Date().toISOString();
    this.body = { errors: fieldErrors(this.problems) };
  }
}

/** Errors of header fields by name; those of rows stay with the problems, which know grid and row. */
export function fieldErrors(problems: readonly WireProblem[]): Record<string, string> | undefined {
  const out: Record<string, string> = {};
  for (const p of problems) if (p.field && !p.grid && !(p.field in out)) out[p.field] = p.message;
  return Object.keys(out).length > 0 ? out : undefined;
}
