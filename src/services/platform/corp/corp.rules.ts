/** Shape of a company's codes (10-platform, 50-formats 5.7). */
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { Rules } from '../../../core/resource.ts';
import type { corpFields } from './corp.fields.ts';
import { unstated } from './unstated.ts';

/** Registration code by company type: bonded area 8 digits, bonded transporter 6, ship supplies 8 letters or digits. */
const registrationShapes: Readonly<Record<string, RegExp>> = {
  BOND: /^\d{8}$/,
  BWH: /^[A-Z0-9]{6}$/,
  SR: /^[A-Z0-9]{8}$/,
};

type Code = 'bondAreaId' | 'zipCd' | 'corpIdNo';
const shape = (record: RecordOf<typeof corpFields>, field: Code, pattern: RegExp): Problem[] => {
  const value = record[field];
  return value && !pattern.test(value) ? [{ code: 'E_PATTERN', field, text: field }] : [];
};

/** A site is allowed once. */
const twice = (sites: RecordOf<typeof corpFields>['site'] & object): Problem[] =>
  sites.flatMap(({ clientId }, row) =>
    clientId && sites.findIndex((site) => site.clientId === clientId) < row
      ? [{ code: 'E_DUP', grid: 'site', row, field: 'clientId' }]
      : [],
  );

const unnamed = ({ ceoNm }: RecordOf<typeof corpFields>): Problem[] =>
  ceoNm === unstated ? [{ code: 'E_REQUIRED', field: 'ceoNm' }] : [];

export const corpRules: Rules<typeof corpFields> = {
  compute: (record) => {
    const code = record.bondAreaId;
    return code ? { ...record, bondAreaId: code.toUpperCase() } : record;
  },
  check: (record) => [
    ...unnamed(record),
    ...shape(record, 'bondAreaId', registrationShapes[record.corpTpCd ?? ''] ?? /^[A-Z0-9]{6,8}$/),
    ...shape(record, 'zipCd', /^\d{5}$/),
    ...shape(record, 'corpIdNo', /^\d{13}$/),
    ...twice(record.site ?? []),
  ],
};
