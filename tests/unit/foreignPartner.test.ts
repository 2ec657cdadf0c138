/** What the form says of a partner before anything is sent. */
import { beforeAll, expect, it } from 'vitest';
import { check } from '../../src/admin/screens/form/record/checks.ts';
import { loadRules } from '../../src/record/rules.ts';
import { clnt } from '../../src/services/rs4/clnt/clnt.ts';

beforeAll(() => loadRules([clnt]));

const said = (natCd: string | null, corpRegNo: string) =>
  check(clnt, { natCd, corpRegNo, chargerList: [] })
    .filter(({ field }) => field === 'corpRegNo')
    .slice(0, 1)
    .map(({ text }) => text);

it.each([
  ['SG', '201912345D', ['corpRegNoOnlyKr']],
  ['SG', '1248100998', ['corpRegNoOnlyKr']],
  ['KR', '201912345D', ['businessNo']],
  [null, '201912345D', ['businessNo']],
])('of a number %s %s: %j', (natCd, corpRegNo, texts) => expect(said(natCd, corpRegNo)).toEqual(texts));
