import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { gridFields, grids, headerFields } from '../../record/resource.ts';
import type { Fields } from '../../record/resource.ts';
import { typeOf } from '../../fields/index.ts';
import { resources } from '../index.ts';
import { codeGroups } from '../reference/codes/index.ts';
import { settings } from '../reference/settings.ts';
import { accounts, companies, datedValues, demoSets, madeAt } from './index.ts';
import { markup } from './masters/items.ts';
import { ago, day, happened } from './record.ts';
import type { DemoRow } from './record.ts';
import { users } from './users.ts';

const set = (prefix: string) => demoSets.find((item) => item.prefix === prefix)?.records ?? [];
const of = (prefix: string, corpId: number) => set(prefix).filter((record) => record.corpId === corpId);
const everyRow: readonly DemoRow[] = demoSets.flatMap(({ records }) =>
  records.flatMap((record) => [record, ...Object.values(record.grids ?? {}).flat()]),
);
const column = (name: string) => everyRow.flatMap((row) => (name in row.values ? [String(row.values[name])] : []));

/** Some time of a day in Seoul. */
const at = (today: string, time: string) => new Date(`${today}T${time}:00+09:00`);

/** 5.1: weights, the tens of the ninth product, the check digit. */
function businessNumberOk(digits: string): boolean {
  const d = [...digits].map(Number);
  const sum = [1, 3, 7, 1, 3, 7, 1, 3, 5].reduce((total, weight, i) => total + weight * d[i]!, 0);
  return digits.length === 10 && (10 - ((sum + Math.floor((d[8]! * 5) / 10)) % 10)) % 10 === d[9];
}

/** 5.3: six digits times 7 to 2, the last digit of the sum. */
function imoOk(digits: string): boolean {
  const d = [...digits].map(Number);
  return digits.length === 7 && d.slice(0, 6).reduce((total, n, i) => total + n * (7 - i), 0) % 10 === d[6];
}

/** Moments that somebody has planned, and those of a report that is not sent. */
const plannedNames = ['planDepDtm', 'planArrDtm', 'reqDlvDtm', 'loadFromDtm', 'loadToDtm'];
const isPlanned = (name: string, { values }: DemoRow): boolean =>
  plannedNames.includes(name) || (name === 'ioDtm' && values['stCd'] === 'DRAFT');

const groupOfColumn: Readonly<Record<string, string>> = {
  corpTpCd: 'CORP_TP',
  srTpCds: 'SR_TP',
  userTypeCd: 'USER_TP',
  deptCd: 'GW_DEPT',
  posCd: 'GW_POS',
  bondTpCd: 'BOND_TP',
  cstmsCd: 'CSTMS',
  excTpCd: 'EXC_TP',
  currCd: 'CURR',
  rs4DocTpCd: 'RS4_DOC_TP',
  langCd: 'LANG',
  lineNoCd: 'LINE_NO',
  clntTpCds: 'CLNT_TP',
  natCd: 'NAT',
  vatCd: 'VAT',
  payTermCd: 'PAY_TERM',
  shipTpCd: 'SHIP_TP',
  trdTpCd: 'SHIP_TRD',
  classCd: 'CLASS_SOC',
  propTpCd: 'PROP_TP',
  itemTpCd: 'ITEM_TP',
  workTpCd: 'RS4_WORK',
  catCd: 'SUP_CAT',
  unitCd: 'UNIT',
  confKey: 'RS4_CONF',
};

describe('demo data', () => {
  it('has the rows of the pages', () => {
    const counts = Object.fromEntries(demoSets.map(({ prefix, records }) => [prefix, records.length]));
    expect(counts).toMatchObject({
      'platform/corp': 8,
      'platform/user': 23,
      'groupware/apprLine': 1,
      'platform/system/board': 13 + 3 + 12,
      'fw/bondArea': 5,
      'fw/excRate': 7,
      'rs4/stdinfo/config': 20,
      'rs4/styleCode': 6,
      'rs4/clnt': 10 + 6 * 8,
      'rs4/ship': 11,
      'rs4/stdinfo/item': 47 + 12 * 4 + 4,
      'rs4/quot': 4,
      'rs4/order': 2,
      'rs4/work': 3,
      'rs4/purc': 2,
      'rs4/inv': 2,
      'platform/system/demo': 3,
    });
  });

  it('holds values that the declared fields take as they are', () => {
    const faults: string[] = [];
    const read = (where: string, fields: Fields, row: DemoRow) => {
      for (const [name, value] of Object.entries(datedValues(row.values, at('2026-11-20', '09:00')))) {
        const field = fields[name];
        const parsed = field ? typeOf(field).parse(value, field) : undefined;
        if (!parsed || 'problem' in parsed) faults.push(`${where} ${name} = ${value}`);
      }
      for (const name of Object.keys(row.refs ?? {})) if (fields[name]?.type !== 'ref') faults.push(`${where} ${name}`);
    };
    for (const { prefix, records } of demoSets) {
      const resource = resources.find((item) => item.prefix === prefix)!;
      for (const record of records) {
        read(prefix, headerFields(resource), record);
        for (const [grid, rows] of Object.entries(record.grids ?? {})) {
          const declared = grids(resource)[grid];
          if (!declared) faults.push(`${prefix} ${grid}`);
          else for (const row of rows) read(`${prefix} ${grid}`, gridFields(declared), row);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('fills what the declared fields require', () => {
    const given = (prefix: string, name: string) => prefix === 'platform/user' && name === 'loginPw';
    const faults = demoSets.flatMap(({ prefix, records }) => {
      const resource = resources.find((item) => item.prefix === prefix)!;
      const needed = Object.entries(headerFields(resource)).filter(([, f]) => f.required && f.default === undefined);
      return records.flatMap((record) =>
        needed
          .filter(([name]) => !(name in record.values) && !(name in (record.refs ?? {})) && !given(prefix, name))
          .map(([name]) => `${prefix} ${JSON.stringify(record.values)} lacks ${name}`),
      );
    });
    expect(faults).toEqual([]);
  });

  it('uses only codes that exist', () => {
    for (const [name, grpCd] of Object.entries(groupOfColumn)) {
      const keys = codeGroups.find((group) => group.grpCd === grpCd)?.codes.map((code) => code.key) ?? [];
      const used = column(name).flatMap((value) => value.split(','));
      expect(used.length, name).toBeGreaterThan(0);
      expect(
        used.filter((key) => !keys.includes(key)),
        name,
      ).toEqual([]);
    }
  });

  it('has numbers whose checksums hold', () => {
    expect(businessNumberOk('1248100998')).toBe(true);
    expect(businessNumberOk('1248100997')).toBe(false);
    expect(imoOk('9074728')).toBe(false);
    expect(column('corpRegNo').filter((number) => !businessNumberOk(number))).toEqual([]);
    expect(column('imoNo').filter((number) => !imoOk(number))).toEqual([]);
  });

  it('keeps to phone and address forms that belong to nobody', () => {
    for (const phone of column('telNo')) expect(phone).toMatch(/^051-000-\d{4}$/);
    for (const phone of [...column('phone'), ...column('mobile')]) expect(phone).toMatch(/^010-0000-\d{4}$/);
    for (const email of [...column('email'), ...column('taxEmail'), ...column('loginId')]) {
      expect(email).toMatch(/^[a-z0-9]+@([a-z0-9]+\.)?demo\.example$/);
    }
    expect(JSON.stringify(demoSets)).not.toMatch(/loginPw|password/i);
  });

  it('points only at records of the same company, or shared ones', () => {
    const partnersOf = (corpId: number) => of('rs4/clnt', corpId).map((record) => record.values['clntNm']);
    for (const prefix of ['rs4/ship', 'rs4/stdinfo/item']) {
      for (const record of set(prefix)) {
        const rows = [record, ...Object.values(record.grids ?? {}).flat()];
        const named = rows.flatMap((row) => Object.values(row.refs ?? {}));
        expect(named.filter((name) => !partnersOf(record.corpId).includes(String(name)))).toEqual([]);
      }
    }
    expect(set('fw/bondArea')[0]?.refs).toEqual({ opCorpId: companies[4]?.corpNm });
  });

  it('has no partner or vessel twice in a company', () => {
    for (const { id } of companies) {
      for (const key of ['corpRegNo', 'clntNm']) {
        const values = of('rs4/clnt', id).flatMap((record) => record.values[key] ?? []);
        expect(new Set(values).size).toBe(values.length);
      }
    }
    expect(new Set(set('rs4/ship').map((record) => record.values['callSign'])).size).toBe(8);
  });

  it('gives every partner one main contact and foreign ones an English name', () => {
    for (const { values, grids: given } of set('rs4/clnt')) {
      expect(given?.['charger']?.filter((row) => row.values['mainYn'] === 'Y')).toHaveLength(1);
      expect(Boolean(values['corpRegNo'])).toBe(values['natCd'] === 'KR');
      if (values['natCd'] !== 'KR') expect(values['clntNmEn']).toBeTruthy();
    }
  });

  it('reckons the markup on the purchase price', () => {
    expect(markup('1466', '1150')).toBe('27.48');
    expect(markup('68333', '51250')).toBe('33.33');
    expect(markup('9800', '0')).toBe('0.00');
    const dock = of('rs4/stdinfo/item', 2).find((record) => record.values['itemNm'] === '입거 및 출거');
    expect(dock?.values).toMatchObject({ itemTpCd: 'S', unitCd: 'LS', price: '12000000', prftRt: '50.00' });
  });

  it('has the customer prices on items that exist', () => {
    expect(set('rs4/stdinfo/item').filter((record) => record.grids?.['prices'])).toHaveLength(4);
  });

  it('lays days around today', () => {
    expect(datedValues({ excDt: day(-5), excRt: '1388.20' }, at('2026-11-20', '09:00'))).toEqual({
      excDt: '2026-11-15',
      excRt: '1388.20',
    });
    expect(datedValues({ excDt: day(11) }, at('2026-12-25', '09:00'))).toEqual({ excDt: '2027-01-05' });
  });

  it('keeps what has happened behind the hour of loading, what is on its way around it', () => {
    const dated = (time: string) =>
      datedValues({ seen: happened(0, '10:00'), left: ago(70), comes: ago(-20) }, at('2026-11-20', time));
    expect(dated('00:10')).toEqual({ seen: '2026-11-20 00:10', left: '2026-11-19 23:00', comes: '2026-11-20 00:30' });
    expect(dated('11:37')).toEqual({ seen: '2026-11-20 10:00', left: '2026-11-20 10:20', comes: '2026-11-20 11:50' });
  });

  it.each(['00:10', '07:00', '23:50'])('loaded at %s it tells nothing of the future as done', (time) => {
    const now = at('2026-11-20', time);
    const faults: string[] = [];
    const read = (where: string, row: DemoRow) => {
      for (const [name, value] of Object.entries(datedValues(row.values, now)))
        if (/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(String(value)) && !isPlanned(name, row))
          if (String(value) > `2026-11-20 ${time}`) faults.push(`${where} ${name} = ${value}`);
    };
    for (const { prefix, records } of demoSets)
      for (const record of records) {
        if (madeAt(record, now) > now) faults.push(`${prefix} made`);
        read(prefix, record);
        for (const [grid, rows] of Object.entries(record.grids ?? {}))
          rows.forEach((row) => read(`${prefix} ${grid}`, row));
      }
    expect(faults).toEqual([]);
  });

  it('holds the services of the table', () => {
    const held = set('platform/subsc').filter(({ values }) => values.stCd === 'USE');
    const holders = (code: string) =>
      held.flatMap(({ corpId, refs }) => (isDeepStrictEqual(refs?.prodId, { subsReqId: code }) ? [corpId] : []));
    expect(['SWK-CUS', 'SWK-PCR', 'SWK-ORD'].map(holders)).toEqual([
      [2, 3, 8],
      [2, 3],
      [2, 6, 7, 8],
    ]);
    expect(holders('BTCD-STD')).toEqual([4, 5]);
    expect(holders('DTSP-STD')).toEqual([4, 7, 8]);
  });

  it('prints the accounts by name, company and authority', () => {
    expect(accounts).toHaveLength(users.length);
    expect(accounts.find((account) => account.loginId === 'view2@demo.example')).toEqual({
      loginId: 'view2@demo.example',
      userNm: '임열람',
      corpNm: '한바다데모선박수리(주)',
      authNm: '열람',
    });
  });
});

describe('settings', () => {
  it('has a row a key with its default', () => {
    expect(settings).toHaveLength(10);
    expect(settings.find((row) => row.confKey === 'QUOT_APPR_AMT')).toMatchObject({
      confVal: '10000000',
      unitNm: '원',
    });
    expect(settings.every((row) => row.confDesc.endsWith('.') && row.confVal !== '')).toBe(true);
  });
});
