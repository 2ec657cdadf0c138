/** Figures of the site terms (2-portal 9, terms page). Money in won. */
export const termsFigures = {
  effective: '2020-10-01',
  earlier: { effective: '2019-04-01', terminationDays: 14 },
  /** Per month and login id. */
  baseFee: 25_000,
  freeSms: 30,
  freeFax: 20,
  /** Per KB sent. */
  transferFee: 250,
  /** Part of the volume at which XML to customs is counted. */
  xmlShare: 0.1,
  /** Per visit. */
  training: 100_000,
  customsService: 1_600_000,
  customsUsers: 6,
  /** Per user beyond those and month. */
  extraUser: 100_000,
  webOrder: 2_000_000,
  dataConversion: 5_000_000,
  /** Day of the following month on which a bill falls due. */
  dueDay: 25,
  terminationDays: 7,
  unpaidMonths: 2,
  noticeWeeks: 1,
  /** Notice before a change to the members' disadvantage takes effect. */
  disadvantageDays: 30,
  changeDays: 7,
  support: { from: '9:30', to: '17:30' },
  refundDays: 7,
  retentionYears: 5,
} as const;
