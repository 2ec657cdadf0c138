import { expect, test } from 'vitest';
import type { Field } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';
import { checkResource } from './check.ts';
import { code, date, docNo, files, html, integer, json, password, ref, rows, text, won } from '../fields/index.ts';

const sound: Resource = {
  prefix: 'rs4/thing',
  table: 'RS4_THING',
  scope: 'OWN',
  menus: [{ menu: 'R32' }],
  name: 'thingNm',
  fields: {
    thingCd: docNo({ preId: 'T', docTypeFrom: 'kindCd', period: 'year' }),
    thingNm: text(10, { required: true }),
    kindCd: code('NAT', { default: 'KR' }),
    regDt: date(),
    note: html(),
    line: rows({ qty: integer({ min: 1 }), thingId: ref('rs4/thing'), lineId: ref('rs4/thing/line') }),
  },
  unique: [{ fields: ['thingCd'] }],
  search: { keyword: ['thingNm', 'thingCd'], dates: ['regDt'], conditions: ['kindCd'] },
  list: ['thingCd', 'thingNm', 'rowCnt', 'createDt'],
  sort: 'thingNm,asc',
  lookups: [{ paths: ['rs4/common/thing'], value: 'thingNm', carries: ['kindCd'], query: { kind: 'kindCd' } }],
};
const known = { groups: { NAT: ['KR'] }, menus: new Set(['R32']), listColumns: { 'rs4/thing': ['rowCnt'] } };
const faults = (change: Partial<Resource>, others: readonly Resource[] = []) => {
  const resource = { ...sound, ...change };
  return checkResource(resource, [resource, ...others], known);
};
const withField = (name: string, field: Field) => faults({ fields: { ...sound.fields, [name]: field } });
const withCell = (name: string, field: Field) =>
  faults({ fields: { ...sound.fields, line: rows({ txt: text(5), [name]: field }) } });

test('keys that follow another field name that field, its values and each key of their group', () => {
  const follows = (field: string, keys: Readonly<Record<string, readonly string[]>>) =>
    withField('natCd', code('NAT', { onlyBy: { field, keys } })).map((fault) => fault.split("'natCd' ")[1]);
  expect(follows('kindCd', { KR: ['KR'] })).toEqual([]);
  expect(follows('nobodyCd', { KR: ['KR'] })).toEqual(["follows unknown field 'nobodyCd'"]);
  expect(follows('kindCd', { XX: ['KR'] })).toEqual(["follows a value 'XX' that 'kindCd' never has"]);
  expect(follows('kindCd', { KR: ['US'] })).toEqual(["names unknown key 'US'", "never takes 'KR'"]);
});

test('a sound declaration has no faults', () => {
  expect(faults({})).toEqual([]);
  expect(withCell('photo', files(['IMG']))).toEqual([]);
});

test.each([
  [{ type: 'nonsense' } as Field, `unknown type 'nonsense'`],
  [code('NONE'), `unknown code group 'NONE'`],
  [text(0), 'max 0'],
  [text(5, { pattern: { source: '[' } }), 'regular expression'],
  [won({ min: '2', max: '1' }), 'no value lies'],
  [integer({ min: 2, max: 1 }), 'min 2 is above max 1'],
  [won({ default: '1.5' }), 'E_PATTERN'],
  [code('NAT', { default: 'x'.repeat(31) }), 'E_LENGTH'],
  [text(5, { computed: true, createOnly: true }), 'createOnly'],
  [docNo({ preId: 'T', docTypeFrom: 'none', period: 'month' }), `unknown field 'none'`],
])('a faulty field is named, in the header and in rows: %j', (field, words) => {
  expect(withField('bad', field)).toEqual([expect.stringMatching(/^rs4\/thing: field 'bad' /)]);
  expect(withField('bad', field)[0]).toContain(words);
  expect(withCell('bad', field)).toEqual([expect.stringContaining(`field 'line.bad' `)]);
});

test('file columns tell their files apart by type, and none of them is required by itself', () => {
  const line = rows({ txt: text(5), photo: files(['IMG']), paper: files(['DOC', 'IMG']) });
  expect(faults({ fields: { ...sound.fields, line } })).toEqual([
    "rs4/thing: two file columns of grid 'line' take the same type",
  ]);
  expect(withCell('photo', files(['IMG'], { required: true }))[0]).toContain('cannot be required');
  expect(withCell('inner', rows({ txt: text(5) }))[0]).toContain('cannot stand in rows');
});

test('files that an action takes belong to the row that it adds', () => {
  const line = rows({ txt: text(5), photos: files(['IMG']) });
  const adding = (more: object) =>
    faults({
      fields: { ...sound.fields, line },
      actions: [{ name: 'log', fields: { photos: files(['IMG']) }, ...more }],
    });
  expect(adding({ adds: 'line' })).toEqual([]);
  const stray = ["rs4/thing: action 'log' takes files 'photos', which neither a row that it adds nor the record has"];
  expect(adding({})).toEqual(stray);
  // Else to the record itself, which takes their kind.
  const ofRecord = (kinds: readonly string[]) =>
    faults({
      fields: { ...sound.fields, papers: files(kinds) },
      actions: [{ name: 'log', fields: { photos: files(['IMG']) } }],
    });
  expect(ofRecord(['DOC', 'IMG'])).toEqual([]);
  expect(ofRecord(['DOC'])).toEqual(stray);
  expect(adding({ adds: 'none' })[0]).toContain("adds to unknown grid 'none'");
});

test('a group without a name', () => {
  expect(withField('bad', code(''))).toContain(`rs4/thing: field 'bad' '' is no name of a code group`);
});

test.each([
  ['id', text(5), 'reserved'],
  ['delYn', text(5), 'reserved'],
  ['page', text(5), 'search parameter'],
  ['Bad', text(5), 'camel case'],
  ['otherId', ref('rs4/none'), `unknown resource 'rs4/none'`],
  ['other', ref('rs4/thing'), 'must end in Id'],
  ['thingId', ref('rs4/thing', { shows: ['thingNm', 'regDt'] }), "shows 'regDt', which no lookup answers"],
  ['thingId', ref('rs4/thing', { toldOf: ['kindCd'] }), "is told by 'kindCd', which no lookup takes"],
  ['lineList', text(5), 'shares the name lineList'],
  ['Line', rows({ a: text(5) }), 'shares the name insertLineList'],
  ['none', rows({}), 'at least one field'],
])('field %s', (name, field, words) => {
  expect(withField(name, field).join()).toContain(words);
});

test.each<[Partial<Resource>, string]>([
  [{ list: ['nope'] }, `list names unknown field 'nope'`],
  [{ list: ['thingNm', 'thingNm'] }, 'twice'],
  [{ sort: 'nope,asc' }, `sort names unknown field 'nope'`],
  [{ sort: 'thingNm,up' }, 'neither asc nor desc'],
  [{ menus: [{ menu: 'R32', sort: 'nope,asc' }] }, `sort names unknown field 'nope'`],
  [{ total: { amount: ['nope'] } }, `total names unknown field 'nope'`],
  [{ total: { amount: [], parts: ['nope'] } }, `total names unknown field 'nope'`],
  [{ name: 'nope' }, `name names unknown field 'nope'`],
  [{ unique: [{ fields: ['nope'] }] }, `unique names unknown field 'nope'`],
  [{ search: { keyword: ['regDt'] } }, 'cannot serve'],
  [{ search: { keyword: [], keywordOf: ['kindCd'] } }, "names 'kindCd', which is no reference of the header"],
  [{ search: { keyword: [], keywordOf: ['lineId'] } }, "names 'lineId', which is no reference of the header"],
  [{ search: { keyword: [], dates: ['thingNm'] } }, 'cannot serve'],
  [{ search: { keyword: [], conditions: ['note'] } }, 'cannot serve'],
  [{ menus: [{ menu: 'R99' }] }, `unknown menu 'R99'`],
  [{ menus: [] }, 'no menu'],
  [{ menus: [{ menu: 'R32', view: 'v', where: { nope: ['x'] } }] }, 'nope'],
  [{ lookups: [{ paths: ['a/common/b'], value: 'nope' }] }, `unknown field 'nope'`],
  [{ lookups: [{ paths: ['a/common/b', 'a/common/b'], value: 'thingNm' }] }, 'declared twice'],
  [{ uniqueRows: [{ grid: 'none', fields: ['qty'] }] }, `unknown grid 'none'`],
  [{ uniqueRows: [{ grid: 'line', fields: ['none'] }] }, `unknown field 'line.none'`],
  [{ uniqueRows: [{ grid: 'line', fields: ['qty'], when: { none: ['Y'] } }] }, `unknown field 'none'`],
  [{ reads: [{ name: 'history', fields: {} }] }, 'name of a call'],
  [{ reads: [{ name: 'cargo', fields: { view: text(5) } }] }, 'names the menu'],
  [{ reads: [{ name: 'cargo', fields: { natCd: code('NONE') } }] }, `unknown code group 'NONE'`],
  [{ scope: 'PAIR' }, 'needs parties'],
  [{ parties: { maker: 'corpId' } }, 'belong to scope PAIR'],
  [{ scope: 'PAIR', parties: { maker: 'corpId', other: 'none' } }, `unknown field 'none'`],
  [{ scope: 'PAIR', parties: { maker: 'corpId' }, writtenBy: ['other'] }, `unknown side 'other'`],
  [{ scope: 'PAIR', parties: { maker: 'corpId' }, actions: [{ name: 'go', by: ['other'] }] }, `unknown side 'other'`],
  [{ scope: 'DIR' }, 'publicWhen'],
  [{ state: { field: 'nope', open: [] } }, `state names unknown field 'nope'`],
])('%j', (change, words) => {
  expect(faults(change)).toEqual([expect.stringContaining(words)]);
});

test('what the operator makes for companies names the company, and the operator among those who write', () => {
  const corp: Resource = { ...sound, prefix: 'platform/corp', table: 'PF_CORP', lookups: [] };
  const pair = { scope: 'PAIR', parties: { of: 'corpId', operator: 'operator' } } as const;
  const made = (change: Partial<Resource>, flags: { required?: boolean; createOnly?: boolean }) =>
    faults({ ...change, fields: { ...sound.fields, corpId: ref('platform/corp', flags) } }, [corp]);
  const chosen = { required: true, createOnly: true };
  expect(made({ ...pair, writtenBy: ['operator'] }, chosen)).toEqual([]);
  expect(made({ ...pair, writtenBy: ['operator'] }, { required: true })).toEqual([
    expect.stringContaining('required reference to platform/corp'),
  ]);
  expect(made(pair, chosen)).toEqual([expect.stringContaining(`no side of 'writtenBy'`)]);
  expect(made({}, chosen)).toEqual([expect.stringContaining('reserved name')]);
});

test('names of contacts are personal data, or expressly none', () => {
  const contacts: Resource = {
    ...sound,
    prefix: 'rs4/other',
    table: 'RS4_OTHER',
    lookups: [],
    fields: { otherNm: text(5), person: rows({ personNm: text(30, { personal: true }) }) },
    name: 'otherNm',
    search: { keyword: [] },
    list: ['otherNm'],
    unique: [],
  };
  const withContact = (personal?: boolean) =>
    faults(
      { fields: { ...sound.fields, personId: ref('rs4/other/person', personal === undefined ? {} : { personal }) } },
      [contacts],
    );
  expect(withContact()).toEqual([expect.stringContaining('shows names of contacts')]);
  expect([withContact(true), withContact(false)]).toEqual([[], []]);
});

test('a keyword reaches through references to what it finds for everybody, in documents of one company', () => {
  const other: Resource = {
    ...{
      ...sound,
      prefix: 'rs4/other',
      table: 'RS4_OTHER',
      lookups: [],
      fields: { otherNm: text(5) },
      name: 'otherNm',
    },
    ...{ search: { keyword: ['otherNm'] }, list: ['otherNm'], unique: [], sort: 'otherNm' },
  };
  const reaching = (target: Resource, change: Partial<Resource> = {}, path = 'otherId') =>
    faults(
      {
        ...change,
        fields: { ...sound.fields, otherId: ref('rs4/other') },
        search: { keyword: ['thingNm'], keywordOf: [path] },
      },
      [target],
    ).map((fault) => fault.replace('rs4/thing: search.keywordOf ', ''));
  expect(reaching(other)).toEqual([]);
  expect(reaching({ ...other, search: { keyword: [] } })).toEqual(["names 'otherId', whose records no keyword finds"]);
  expect(reaching({ ...other, reach: { mine: [], open: {} } })).toEqual([
    "names 'otherId', whose records not everybody reaches",
  ]);
  expect(reaching(other, { scope: 'PAIR', parties: { maker: 'corpId' } })).toEqual([
    'belongs to scope OWN, or to what the operator alone sees of companies',
  ]);
  const ofCompany = (seenBy: readonly string[] | undefined, scope: 'CORP' | 'SYS' = 'CORP') =>
    faults(
      {
        scope: 'PAIR',
        parties: { maker: 'corpId', operator: 'operator' },
        fields: { ...sound.fields, otherId: ref('rs4/other', { ...(seenBy && { seenBy }) }) },
        search: { keyword: ['thingNm'], keywordOf: ['otherId'] },
      },
      [{ ...other, scope }],
    ).filter((fault) => fault.includes('keywordOf'));
  expect(ofCompany(['operator'])).toEqual([]);
  expect([ofCompany(undefined), ofCompany(['maker', 'operator']), ofCompany(['operator'], 'SYS')].flat()).toHaveLength(
    3,
  );

  const further = (target: Resource, path = 'otherId.thingId') =>
    reaching({ ...target, fields: { ...target.fields, thingId: ref('rs4/thing') } }, {}, path);
  // Those between need no words of their own.
  expect(further({ ...other, search: { keyword: [] } }, 'otherId.otherId')).toEqual([
    "names 'otherId.otherId', which is no reference of the header",
  ]);
  expect(further({ ...other, scope: 'SYS' })).toEqual([
    "names 'otherId.thingId', which leads through records of others",
  ]);
  expect(further({ ...other, reach: { mine: [], open: {} } })).toEqual([
    "names 'otherId.thingId', whose records not everybody reaches",
  ]);
  expect(further(other, 'otherId.thingId.kindCd')).toEqual([
    "names 'otherId.thingId.kindCd', which is no reference of the header",
  ]);
});

test('a window over records starts with conditions that they are searched by, after a field of the header', () => {
  const opening = (opensWith: NonNullable<NonNullable<Resource['proposals']>[number]['opensWith']>) =>
    faults({ proposals: [{ grid: 'line', of: ['thingId'], loads: 'thingId', opensWith }] });
  expect(opening({ by: 'kindCd', keys: { KR: { kindCd: 'KR' } } })).toEqual([]);
  expect(opening({ by: 'nobodyCd', keys: { KR: { thingNm: 'x' } } })).toEqual([
    "rs4/thing: opensWith of 'line' goes by unknown field 'nobodyCd'",
    "rs4/thing: opensWith of 'line' names 'thingNm', which nothing is searched by",
  ]);
});

test('a secret appears in no list, lookup or search', () => {
  const fields = { ...sound.fields, pw: password() };
  const all = faults({ fields, list: ['pw'], search: { keyword: ['pw'], conditions: ['pw'] } });
  expect(all).toHaveLength(3);
});

test('prefix, table and lookup belong to one resource', () => {
  const other: Resource = {
    ...sound,
    fields: { thingNm: text(5), kindCd: code('NAT'), thingCd: text(5), regDt: date(), data: json() },
  };
  expect(faults({}, [other]).map((f) => f.replace('rs4/thing: ', ''))).toEqual([
    'prefix is declared twice',
    'table RS4_THING is declared twice',
    'lookup rs4/common/thing is declared twice',
  ]);
  expect(faults({}, [{ ...other, prefix: 'rs4/thing/line', table: 'X', lookups: [] }])).toEqual([
    `rs4/thing: grid 'line' has the table of another resource`,
  ]);
});

test('views of one resource are told apart', () => {
  const menus = [{ menu: 'R32' }, { menu: 'R32', view: 'a' }, { menu: 'R32', view: 'a' }, { menu: 'R32' }];
  expect(faults({ menus })).toEqual([
    "rs4/thing: menu R32 has the view 'a' of another",
    'rs4/thing: menu R32 needs a view of its own',
  ]);
});

test('a field stands in one box or in none, and is hidden once', () => {
  const fields = { ...sound.fields, far: text(5, { more: true }) };
  const boxes = {
    left: { fields: ['thingNm', 'kindCd', 'nowhere'] },
    right: { fields: ['kindCd', 'far'], folded: true },
    none: { fields: [] },
  };
  expect(faults({ fields, boxes: { left: { fields: ['thingNm'] }, right: { fields: ['kindCd', 'far'] } } })).toEqual(
    [],
  );
  expect(faults({ fields, boxes }).map((f) => f.replace('rs4/thing: ', ''))).toEqual([
    "box 'left' names unknown field 'nowhere'",
    `box 'right' starts folded, and its 'far' stands behind "more" as well`,
    "box 'none' has no fields",
    "field 'kindCd' stands in two boxes",
  ]);
});

test('a grid stands below another, and never below itself', () => {
  const lan = rows({ hsNm: text(5) });
  const spec = (below: string) => rows({ specNm: text(5) }, { below });
  const of = (more: Record<string, ReturnType<typeof rows>>, imports?: Resource['imports']) =>
    faults({ fields: { ...sound.fields, ...more }, ...(imports && { imports }) }).map((f) =>
      f.replace('rs4/thing: ', ''),
    );
  expect(of({ lan, spec: spec('lan'), part: spec('spec') })).toEqual([]);
  expect(of({ spec: spec('lan') })).toEqual(["grid 'spec' stands below unknown grid 'lan'"]);
  expect(of({ spec: spec('part'), part: spec('spec') })).toEqual([
    "grid 'spec' stands below itself",
    "grid 'part' stands below itself",
  ]);
  expect(of({ lan, spec: rows({ lanRow: text(5) }, { below: 'lan' }) })).toEqual([
    "field 'spec.lanRow' has the name of the link to the row above",
  ]);
  expect(of({ lan, spec: spec('lan') }, { keys: ['thingNm'], along: ['spec'] })).toEqual([
    "imports cannot bring rows along that stand below 'lan'",
  ]);
});
