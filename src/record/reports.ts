/** What a declared report asks, starts with, and refuses. Pure. */
import type { DefaultContext, Values } from '../core/field.ts';
import type { Problem } from '../core/problem.ts';
import type { Report, Resource } from '../core/resource.ts';
import { typeOf } from '../fields/index.ts';
import { readActionInput } from './actions.ts';
import { startValue } from './defaults.ts';
import { isPersonal } from './personal.ts';

/** Rows that a report may have: on paper (its page model, or the file of it), and in a workbook. */
export const reportRows = { paper: 5_000, pdf: 5_000, excel: 50_000 } as const;
export type ReportKind = keyof typeof reportRows;
export const reportKinds = Object.keys(reportRows) as ReportKind[];

export const reportOf = ({ reports = [] }: Pick<Resource, 'reports'>, name: string): Report | undefined =>
  reports.find((one) => one.name === name);

/** Columns that tell of persons: such a report wants a reason, as an export does. */
export const personalColumns = ({ columns }: Report): readonly string[] =>
  Object.keys(columns).filter((name) => isPersonal(columns[name]!));

/** What its dialog starts with: the month so far, today, this month, unless the declaration says otherwise. */
export function reportStart({ fields }: Report, context: DefaultContext): Values {
  const { today } = context;
  const day = (name: string) => (name === 'from' ? `${today.slice(0, 8)}01` : today);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      startValue(field, context) ?? typeOf(field).ofDay?.(day(name)) ?? null,
    ]),
  );
}

/** What a call asks by, in stored form. A period must not end before it begins. */
export function readReport(
  report: Report,
  sent: Values,
): { readonly values: Values; readonly problems: readonly Problem[] } {
  const { values, problems } = readActionInput(report, sent);
  const { from, to } = values;
  const turned = typeof from === 'string' && typeof to === 'string' && to < from;
  return {
    values,
    problems: turned ? [...problems, { code: 'E_RANGE', field: 'to', text: 'reportPeriod' }] : problems,
  };
}
