import { expect, test } from 'vitest';
import type { FeeType, MeteredSubsc } from '../usage/meter.ts';
import { applicationOf } from './application.ts';
import { announcedOf, companyWhole, growthOf, type Costs } from './company.ts';

const fee = (feeTpCd: FeeType, unitPrice: string) => ({ feeTpCd, unitPrice, unitNm: null, freeQty: 0 });
const customs = (more: Partial<Costs> = {}): Costs => ({
  fees: [
    fee('BASE', '25000'),
    fee('TRANS', '250'),
    fee('EXTRA', '100000'),
    fee('SETUP', '1600000'),
    fee('TRAIN', '100000'),
  ],
  ...{ baseUserCnt: 6, basePaid: true, people: 2, ...more },
});
const asked = (userCnt: number, prices = customs()) =>
  applicationOf(prices, { userCnt, trainCnt: 1, convYn: false }, '2026-11-20');
const told = (lines: ReturnType<typeof applicationOf>['monthly']) =>
  lines.map(({ feeTpCd, qty, amount }) => [feeTpCd, qty, amount]);

test('seven people of whom two are paid for already: what is added every month apart from what comes once', () => {
  const { monthly, once, sums, partly, oneMore } = asked(7);
  expect(told(monthly)).toEqual([
    ['BASE', 7, '175000'],
    ['BASE', 2, '-50000'],
    ['EXTRA', 1, '100000'],
    // By use, whatever that will be.
    ['TRANS', 0, '0'],
  ]);
  expect(told(once)).toEqual([
    ['SETUP', 1, '1600000'],
    ['TRAIN', 1, '100000'],
  ]);
  expect(sums).toEqual({ monthly: '225000', once: '1700000' });
  expect([partly, oneMore]).toEqual([true, '125000']);
  // The rows are all that there is to add up.
  const added = (lines: typeof once) => lines.reduce((total, { amount }) => total + Number(amount), 0);
  expect([added(monthly), added(once)]).toEqual([225_000, 1_700_000]);
});

test('the first bill has both with the tax, the one after it what is paid every month, each due on the 25th after', () => {
  const { first, later } = asked(7);
  expect(first).toEqual({
    ...{ ym: '202611', dueDt: '2026-12-25', tot: '1925000', salesVat: '192500', sumAmount: '2117500' },
  });
  expect(later).toEqual({ ym: '202612', dueDt: '2027-01-25', tot: '225000', salesVat: '22500', sumAmount: '247500' });
});

test('within what a service counts on one user more costs the base fee alone', () => {
  expect([asked(5).oneMore, asked(5).oneMoreOf]).toEqual(['25000', [{ feeTpCd: 'BASE', amount: '25000' }]]);
  // By the fee of somebody beyond them as well.
  expect([asked(6).oneMore, asked(6).oneMoreOf]).toEqual([
    '125000',
    [
      { feeTpCd: 'BASE', amount: '25000' },
      { feeTpCd: 'EXTRA', amount: '100000' },
    ],
  ]);
});

test('a company with more people than it asks for is reckoned as it will be billed', () => {
  const { users, monthly, sums } = asked(3, customs({ people: 8 }));
  expect(users).toBe(8);
  expect(told(monthly).slice(0, 3)).toEqual([
    ['BASE', 8, '200000'],
    ['BASE', 8, '-200000'],
    ['EXTRA', 2, '200000'],
  ]);
  expect(sums.monthly).toBe('200000');
});

test('of a first service nothing is paid already', () => {
  const { monthly, partly, sums } = asked(7, customs({ basePaid: false }));
  expect(told(monthly)[0]).toEqual(['BASE', 7, '175000']);
  expect([partly, sums.monthly]).toEqual([false, '275000']);
});

const standing = (more: Partial<MeteredSubsc> = {}): MeteredSubsc => ({
  ...{ id: 1, sysCd: 'BWMS', prodNm: '보세창고 관리', startDt: '2026-09-01', endDt: null, convYn: 'N', trainCnt: 0 },
  ...{ baseUserCnt: 1, fees: [fee('BASE', '25000')], ...more },
});
const ofCompany = (subscs: readonly MeteredSubsc[], userCnt: number, more: Partial<Costs> = {}) =>
  asked(userCnt, customs({ running: { subscs, booked: '0' }, ...more }));
const sums = (application: ReturnType<typeof applicationOf>) =>
  [application.company!.first, application.company!.later].map(({ ym, dueDt, before, after }) => [
    ...[ym, dueDt, before.sumAmount, after.sumAmount],
  ]);

test('all that the company is billed, as it is and with the application: the base fee once a person, the tax of the whole', () => {
  const application = ofCompany([standing()], 7);
  expect(sums(application)).toEqual([
    // 2 × 25,000; and 7 × 25,000 + 100,000 + what is paid once.
    ['202611', '2026-12-25', '55000', '2172500'],
    ['202612', '2027-01-25', '55000', '302500'],
  ]);
  // What the application is told to add is the difference.
  expect([application.first.sumAmount, application.later.sumAmount]).toEqual(['2117500', '247500']);
  expect([application.others, application.company!.services, application.company!.byUse]).toEqual(['0', 1, false]);
});

test('people beyond those that another service counts on are told with it, and visits of the month stay in its bill', () => {
  const other = standing({ fees: [fee('BASE', '25000'), fee('EXTRA', '100000'), fee('TRANS', '250')], baseUserCnt: 6 });
  const application = ofCompany([other], 7, { running: { subscs: [other], booked: '100000' } });
  expect(application.others).toBe('100000');
  expect([application.sums.monthly, application.oneMore, application.company!.byUse]).toEqual([
    '325000',
    '225000',
    true,
  ]);
  expect(application.oneMoreOf).toEqual([
    { feeTpCd: 'BASE', amount: '25000' },
    { feeTpCd: 'EXTRA', amount: '100000' },
    { feeTpCd: 'EXTRA', service: other, amount: '100000' },
  ]);
  expect(sums(application)).toEqual([
    ['202611', '2026-12-25', '165000', '2392500'],
    ['202612', '2027-01-25', '55000', '412500'],
  ]);
});

test('each service that more people make dearer is told with whom it counts as extra; those that stay are not', () => {
  const fees = [fee('BASE', '25000'), fee('EXTRA', '100000')];
  const shop = standing({ id: 2, prodNm: '선용품 웹오더', fees: [fee('BASE', '25000')] });
  const large = standing({ id: 3, prodNm: '수출입 통관', fees, baseUserCnt: 10 });
  const six = standing({ id: 4, prodNm: '구매확인서', fees, baseUserCnt: 6 });
  const subscs = [shop, large, six, standing({ id: 5, fees, endDt: '2026-12-10' })];
  const reckoned = (userCnt: number) =>
    ofCompany(subscs, userCnt, { people: 8, fees: [fee('BASE', '25000')], baseUserCnt: 1 });
  const { dearer, others, otherwise, sums: all } = reckoned(12);
  expect(dearer).toEqual([
    { service: large, feeTpCd: 'EXTRA', baseUserCnt: 10, qty: 2, unitPrice: '100000', amount: '200000' },
    // Two of the eight are extra already.
    { service: six, feeTpCd: 'EXTRA', baseUserCnt: 6, qty: 4, unitPrice: '100000', amount: '400000' },
  ]);
  // With the base fee of four people more it is the whole sum.
  expect([others, otherwise, all.monthly]).toEqual(['600000', '0', '700000']);
  expect([reckoned(8).dearer, reckoned(3).dearer]).toEqual([[], []]);
  // One more than eight is extra in one of them alone.
  expect(reckoned(8).oneMoreOf.map(({ service, amount }) => [service?.prodNm, amount])).toEqual([
    [undefined, '25000'],
    ['구매확인서', '100000'],
  ]);
});

test('what ends before the next month is over is billed this month alone, and its base fee goes on here', () => {
  const application = ofCompany([standing({ endDt: '2026-12-10' })], 2);
  expect(sums(application)).toEqual([
    ['202611', '2026-12-25', '55000', '1925000'],
    ['202612', '2027-01-25', '0', '55000'],
  ]);
  // No extra user makes that dearer: it is told apart from them.
  expect([application.dearer, application.others, application.otherwise]).toEqual([[], '50000', '50000']);
});

test('what an application promises of the whole is what the service in use tells of it, and who bears the base fee', () => {
  // Two people use one service; twelve are asked for in a second one that has the base fee alone.
  const supply = standing({ prodNm: '선용품 웹오더' });
  const fees = [fee('BASE', '25000')];
  const running = { subscs: [supply], booked: '0' };
  const wanted = { userCnt: 12, trainCnt: 0, convYn: false };
  const promised = applicationOf(customs({ running, fees, baseUserCnt: 1 }), wanted, '2026-11-20');
  expect([promised.sums.monthly, promised.first.sumAmount]).toEqual(['250000', '275000']);
  const repair = standing({ id: 2, prodNm: '선박수리', startDt: '2026-11-20', fees });
  const all = (people: number, more = {}) =>
    // Visits booked for this month come once: they are no part of what comes every month.
    companyWhole({ subscs: [{ ...supply, ...more }, repair], booked: '100000', people }, 12, '2026-11-20');
  const now = all(2);
  expect(now.totals).toEqual(promised.company!.later.after);
  expect([now.totals.tot, now.totals.sumAmount, now.users, now.services]).toEqual(['300000', '330000', 12, 2]);
  expect(now.bearer?.prodNm).toBe('선용품 웹오더');
  // Once they are registered it is the same; more people are reckoned with as they are billed.
  expect(all(12).totals).toEqual(now.totals);
  expect(all(13).totals.tot).toBe('325000');
  // When the older one has ended, its base fee goes on with the other.
  expect(all(2, { endDt: '2026-11-20' }).bearer?.prodNm).toBe('선박수리');
});

test('one user more costs the base fee of one, beyond those that a service counts on the extra one too, and nothing where nothing runs', () => {
  const fees = [fee('BASE', '25000'), fee('EXTRA', '100000')];
  const subscs = [standing({ baseUserCnt: 6, fees })];
  const grown = (people: number, of = subscs) => growthOf({ subscs: of, booked: '0', people }, '2026-11-20');
  expect(grown(5)).toEqual({ users: 6, tot: '25000', sumAmount: '27500' });
  expect(grown(6)).toEqual({ users: 7, tot: '125000', sumAmount: '137500' });
  expect([grown(6, []), grown(6, [{ ...subscs[0]!, fees: [] }])]).toEqual([undefined, undefined]);
});

test('what is only announced is named with what it adds to a month: nothing beside another service, all where it is the only one', () => {
  const of = (...openYns: readonly string[]) => one(undefined, ...openYns);
  const one = (only: number | undefined, ...openYns: readonly string[]) =>
    announcedOf(
      {
        subscs: openYns.map((openYn, at) => ({ ...standing({ id: at + 1, prodNm: `서비스 ${at + 1}` }), openYn })),
        ...{ booked: '0', people: 3 },
      },
      '2026-11-20',
      only,
    );
  expect(of('Y', 'Y')).toBeUndefined();
  // Also where the base fee is booked on it, for the other one bears it then.
  expect(of('N', 'Y')).toMatchObject({ services: [{ id: 1, prodNm: '서비스 1' }], tot: '0', sumAmount: '0' });
  expect([one(2, 'N', 'N', 'Y')?.services.map(({ id }) => id), one(3, 'N', 'N', 'Y')]).toEqual([[2], undefined]);
  expect(of('N')).toMatchObject({ tot: '75000', sumAmount: '82500' });
});
