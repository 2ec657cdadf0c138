/** Figures of the cloud service terms and their service levels (2-portal 9, cloud SLA; 3-decisions 3). */
export const policyFigures = {
  effective: '2026-10-15',
  earlier: { effective: '2020-10-01', incidentHours: 48 },
  /** Percent of a month. */
  availability: 99.5,
  allowedDowntimeHours: 3.6,
  monthDays: 30,
  responseSeconds: 5,
  scalingMinutes: 10,
  /** Percent of the month's base fee, by severity; `below` is the availability under which a step begins. */
  compensation: [
    { percent: 5, from: 99, below: 99.5 },
    { percent: 10, from: 95, below: 99 },
    { percent: 15, below: 95 },
  ],
  claimDays: 30,
  plannedNoticeDays: 3,
  business: { from: '09:00', to: '18:00' },
  faultHours: { start: 4, progress: 6, fix: 24, report: 48 },
  backupYears: 1,
  disposalMonths: 3,
  terminationDays: 7,
  unpaidMonths: 2,
  changeDays: 7,
  disadvantageDays: 30,
  closingDays: 90,
  incidentHours: 24,
  liabilityMonths: 3,
} as const;
