/** Reports errors of this page to the server: once each, few of them, without secrets (1-foundations 7 `errFe`). */
import { cleanReport, reportLengths } from '../../core/web/cleanReport.ts';
import type { ErrorReport, ReportType } from '../../core/web/cleanReport.ts';
import { send } from '../../session/calls/transport.ts';

/** A page that fails again and again says so a few times. */
const most = 10;
const seen = new Set<string>();
const reported = new WeakSet();

/** `info` is what is known besides, such as the components around; `source` the place as the browser names it. */
export async function report(type: ReportType, error: unknown, { info = '', source = '' } = {}): Promise<void> {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const errorReport: ErrorReport = {
    errType: type,
    errUrl: location.origin + location.pathname,
    errSource: source,
    errInfo: info,
    errMessage: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    errStack: error instanceof Error ? (error.stack ?? '') : '',
  };
  const body = Object.fromEntries(
    Object.entries(errorReport).map(([name, text]) => [
      name,
      cleanReport(text, reportLengths[name as keyof ErrorReport]),
    ]),
  );
  const key = JSON.stringify(body);
  if (seen.has(key) || seen.size >= most) return;
  seen.add(key);
  // Nobody is helped by an error about an error.
  await send('logging/errFe', { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
