import { expect, test } from 'vitest';
import { loadProblems } from './load.ts';
import { actionStart, judgeActionInput } from '../../../record/actions.ts';
import { plan as plans } from './plan.ts';
import { transportErrors } from '../../../../i18n/ko/services/bonded/transportErrors.ts';
import { planRules } from './plan.rules.ts';
import { wayOf } from './whereTo.ts';
import { confirmProblems, isWhole, kindOf, otherDay, unreadNames, verifyProblems } from './steps.ts';

const plan = { vhclNo: '부산99사1001', declNo: '030030T0100026000001', sealNo: 'TS0001', pkgCnt: 40, wgt: '532.20' };

test('the gate compares three values, whatever their spaces and hyphens', () => {
  const read = { vhclNo: '부산 99사 1001', declNo: '030-030T01-000-26-000001', sealNo: 'ts0001' };
  expect(verifyProblems(read, plan)).toEqual([]);
  for (const field of ['vhclNo', 'declNo', 'sealNo'])
    expect(verifyProblems({ ...read, [field]: 'X1' }, plan)).toMatchObject([{ code: 'E_PATTERN', field }]);
  // No seal was planned and none is there.
  for (const sealNo of [null, '', '-'])
    expect(verifyProblems({ ...read, sealNo }, { ...plan, sealNo: null })).toEqual([]);
});

test('a value that was not read is asked for, and nothing is compared before', () => {
  const wrong = { vhclNo: 'X1', declNo: 'X1', sealNo: 'X1' };
  const unread = [{ code: 'E_REQUIRED', field: 'sealNo', text: 'gateSealNoUnread' }];
  expect(verifyProblems({}, plan)).toEqual(unread);
  expect(verifyProblems({ ...wrong, sealNo: ' ' }, plan)).toEqual(unread);
  // The declaration asks for these two.
  for (const field of ['vhclNo', 'declNo'])
    expect(verifyProblems({ ...wrong, [field]: null }, { ...plan, sealNo: null })).toEqual([]);
  expect(unreadNames({}, plan)).toEqual(['vhclNo', 'declNo', 'sealNo']);
  expect(unreadNames({ sealNo: '-', vhclNo: ' ' }, plan)).toEqual(['vhclNo', 'declNo']);
  // Of a seal a hyphen says that there is none; of vehicle and declaration it says nothing, and lets nothing through.
  const dashes = { vhclNo: '-', declNo: ' - ', sealNo: '-' };
  expect(unreadNames(dashes, plan)).toEqual(['vhclNo', 'declNo']);
  expect(verifyProblems(dashes, plan).map(({ code, field }) => `${code} ${field}`)).toEqual([
    'E_REQUIRED vhclNo',
    'E_REQUIRED declNo',
  ]);
  expect(unreadNames({}, { ...plan, sealNo: '' })).toEqual(['vhclNo', 'declNo']);
  // Looked for and not there: another than planned.
  expect(verifyProblems({ ...plan, sealNo: '-' }, plan)).toMatchObject([{ code: 'E_PATTERN', field: 'sealNo' }]);
});

test.each([
  ['2026-11-19 23:59', true],
  ['2026-11-20 00:00', false],
  ['2026-11-20 23:59', false],
  ['2026-11-21 00:00', true],
])('a trip that is planned for 2026-11-20 and leaves at %s is asked about: %s', (at, asked) =>
  expect(otherDay({ planDepDtm: '2026-11-20 10:00' }, at)).toMatchObject(asked ? [{ warn: true }] : []),
);

test.each([
  [{ planArrDtm: '2026-11-20 10:00' }, 'planArrivesBefore'],
  [{ planArrDtm: '2026-12-01 00:00' }, 'planArrivesLate'],
])('a plan arrives after it left and before it is due: %o', (times, text) =>
  expect(planRules.check!({ planDepDtm: '2026-11-20 10:00', dueDt: '2026-11-30', ...times })).toMatchObject([{ text }]),
);
test('numbers of records that one sees stand once; the gates, who see none of them, read the numbers', () => {
  const numbers = ['declNo', 'cargMtNo', 'vhclNo'];
  const told = { declNo: '030030T0100026000001', cargMtNo: '26DEMO0001I00010001', vhclNo: '부산99사1001' };
  const absent = (seen: object) => planRules.absent!(seen).filter((name) => numbers.includes(name));
  expect(absent({ ...told, declId: 1, cargoId: 2, vhclId: 3 })).toEqual(numbers);
  expect(absent(told)).toEqual([]);
  // Of a plan that is begun nothing is known.
  expect(absent({})).toEqual(numbers);
});
test('the last minute of the day on which it is due is in time', () =>
  expect(
    planRules.check!({ planDepDtm: '2026-11-20 10:00', dueDt: '2026-11-30', planArrDtm: '2026-11-30 23:59' }),
  ).toEqual([]));

const arrived = { arrPkgCnt: 40, arrWgt: '532.2', sealOkYn: 'Y', diffCd: 'NONE' };
test('what arrives whole needs no word, what differs its kind and words', () => {
  expect(isWhole(arrived, plan)).toBe(true);
  expect(confirmProblems(arrived, plan)).toEqual([]);
  for (const differs of [{ arrPkgCnt: 39 }, { arrWgt: '532.19' }, { sealOkYn: 'N' }])
    expect(confirmProblems({ ...arrived, ...differs }, plan).map(({ field }) => field)).toEqual(['diffCd', 'diffTxt']);
  expect(confirmProblems({ ...arrived, arrPkgCnt: 39, diffCd: 'LESS' }, plan)).toMatchObject([{ field: 'diffTxt' }]);
  expect(confirmProblems({ ...arrived, arrPkgCnt: 39, diffCd: 'LESS', diffTxt: '1 CT 부족' }, plan)).toEqual([]);
});

test.each([
  [{ arrPkgCnt: 39 }, 'Pkg'],
  [{ arrWgt: '532.19' }, 'Wgt'],
  [{ sealOkYn: 'N' }, 'Seal'],
  [{ arrPkgCnt: 39, arrWgt: '518.90' }, 'PkgWgt'],
  [{ arrPkgCnt: 39, arrWgt: '518.90', sealOkYn: 'N' }, 'PkgWgtSeal'],
])('whoever is asked for the kind is told what differs: %o', (came, named) => {
  const text = `arrivalDiffers${named}`;
  expect(confirmProblems({ ...arrived, ...came }, plan)).toMatchObject([{ field: 'diffCd', text }, {}]);
  expect(transportErrors).toHaveProperty(text);
});

test.each([
  [{}, 'NONE'],
  [{ arrPkgCnt: '38' }, 'LESS'],
  [{ arrPkgCnt: '41', arrWgt: '500' }, 'MORE'],
  [{ arrWgt: '532.19' }, 'LESS'],
  [{ arrWgt: '1000' }, 'MORE'],
  [{ sealOkYn: 'N' }, 'SEAL'],
  [{ sealOkYn: 'N', arrPkgCnt: '39' }, 'LESS'],
  // Nothing is typed yet.
  [{ arrPkgCnt: '' }, 'NONE'],
  [{ arrPkgCnt: null }, 'NONE'],
])('what arrived tells its kind of difference: %o', (came, kind) =>
  expect(kindOf({ ...arrived, ...came }, plan)).toBe(kind),
);

test('a trip is called by its way, whatever its state', () => {
  expect(wayOf({ stCd: 'SUBM', fromBondAreaNm: '북항', toBondAreaNm: '감천' })).toBe('북항 → 감천');
  expect(wayOf({ toBondAreaNm: '감천' })).toBe('감천');
  expect(wayOf({})).toBe('');
});

test('an intact seal is what the keeper says, not what the dialog begins with; without a seal there is none to break', () => {
  const action = plans.actions.find(({ name }) => name === 'confirm')!;
  const start = (sealNo: string | null) =>
    actionStart(plans, action, { ...plan, sealNo, sealOkYn: 'Y' }, { today: '2026-11-20', userId: 1, corpId: 1 });
  expect(start('TS0001')).toMatchObject({ sealOkYn: null, arrPkgCnt: 40 });
  // Neither dialog nor server takes silence for an answer.
  const judged = (sealOkYn?: string) => judgeActionInput(action, { ...arrived, sealOkYn }, plan).problems;
  expect(judged()).toEqual([{ code: 'E_REQUIRED', field: 'sealOkYn' }]);
  expect(judged('Y')).toEqual([]);
  expect(judged('N')).toEqual([]);
  expect(judged('yes')).toMatchObject([{ field: 'sealOkYn' }]);
  expect(start(null)).toMatchObject({ sealOkYn: 'Y' });
});

test.each([
  ['1172.20', 88, []],
  ['1172.21', 88, ['wgt E_RANGE true']],
  ['1172.20', 89, ['pkgCnt E_BAL false']],
  ['99999999', 89, ['pkgCnt E_BAL false', 'wgt E_RANGE true']],
])('%s kg in %d packages of 88 packages and 1172.20 kg: %o', (wgt, pkgCnt, found) =>
  expect(
    loadProblems({ pkgCnt, wgt }, { left: { pkgCnt: 88, wgt: '1172.20' } }).map(
      ({ code, field, warn = false }) => `${field} ${code} ${warn}`,
    ),
  ).toEqual(found),
);

test.each([
  ['24000.00', false],
  ['24000.01', true],
])('a vehicle of 24 tons that is to carry %s kg is asked about: %s', (wgt, asked) => {
  const vehicle = { vhclNo: '부산99사1001', tonG: '24.00' };
  expect(loadProblems({ pkgCnt: 1, wgt }, { left: { pkgCnt: 1, wgt: '30000' }, vehicle })).toMatchObject(
    asked ? [{ field: 'wgt', warn: true, args: ['부산99사1001', '24'] }] : [],
  );
});
