/** Valid records of any declared resource, made from its declaration; only rules beyond the declaration stand here. */
import { addDays } from '../../src/core/dates.ts';
import type { Field, Values } from '../../src/core/field.ts';
import type { Resource } from '../../src/core/resource.ts';
import { refPrefix } from '../../src/database/schema/refTarget.ts';
import { ownerFieldOf } from '../../src/fields/ref/index.ts';
import { examples } from '../../src/fields/examples.ts';
import type { RowsField } from '../../src/fields/rows/index.ts';
import { typeOf } from '../../src/fields/index.ts';
import { changeKeys, codeGroupOf, gridFields, grids, headerFields, type Fields } from '../../src/record/resource.ts';
import { codeGroups } from '../../src/services/reference/codes/index.ts';
import type { Client } from './app.ts';

const pad = (n: number, width: number) => String(n).padStart(width, '0');

function businessNumber(n: number): string {
  const digits = pad(16_000_000 + n, 9);
  const products = [1, 3, 7, 1, 3, 7, 1, 3, 5].map((w, i) => w * Number(digits[i]));
  const sum = products.reduce((a, b) => a + b, 0) + Math.floor(products[8]! / 10);
  return digits + String((10 - (sum % 10)) % 10);
}
function imoNumber(n: number): string {
  const digits = pad(400_000 + n, 6);
  const sum = [7, 6, 5, 4, 3, 2].reduce((total, w, i) => total + w * Number(digits[i]), 0);
  return digits + String(sum % 10);
}

/** Values that differ with n, for types whose examples would collide. */
const numbered: Readonly<Record<string, (n: number, field: Field) => unknown>> = {
  text: (n, field) => `T${n}`.slice(-(field as Field & { max: number }).max),
  bizNo: businessNumber,
  imoNo: imoNumber,
  upperCode: (n, field) => `A${pad(n, 30)}`.slice(-(field as Field & { length: number }).length),
  callSign: (n) => `Z${pad(n, 5)}`,
  email: (n) => `record${n}@demo.example`,
  bondAreaCd: (n) => `030${pad(n, 5)}`,
  mobile: (n) => `010${pad(n, 8)}`,
};

let count = 100;
export const nextNumber = (): number => (count += 1);

async function valueOf(field: Field, n: number, client: Client): Promise<unknown> {
  const group = codeGroupOf(field);
  if (group) return codeGroups.find((g) => g.grpCd === group)!.codes[0]!.key;
  const target = refPrefix(field);
  if (target) {
    const { body } = await client.get<{ content?: { id: number }[] }>(`/${target}/list?size=1`);
    // What only others list is chosen by its lookup, where nothing else stands for it below.
    return body.content?.[0]!.id;
  }
  const own = numbered[field.type]?.(n, field);
  if (own !== undefined) return own;
  for (const example of examples.filter((e) => e.field.type === field.type)) {
    for (const { sent } of example.valid) {
      const parsed = typeOf(field).parse(sent, field);
      if ('value' in parsed && parsed.value !== null) return parsed.value;
    }
  }
  throw new Error(`no example fits a field of type ${field.type}`);
}

/** Values for the required fields that have no default. */
export async function requiredValues(fields: Fields, n: number, client: Client): Promise<Values> {
  const wanted = Object.entries(fields).filter(([, f]) => f.required && !f.computed && f.default === undefined);
  const values: Values = {};
  for (const [name, field] of wanted) {
    const of = ownerFieldOf(field);
    if (of && of in values) [values[of], values[name]] = await rowOf(field, client);
    else values[name] = await valueOf(field, n, client);
  }
  return values;
}

/** Of the newest records that have rows in the grid pointed at: the record and its first row. */
async function rowOf(field: Field, client: Client): Promise<[owner: number, row: number]> {
  const [, prefix, grid] = /^(.*)\/(\w+)$/.exec(refPrefix(field)!)!;
  const { body } = await client.get<{ content: { id: number }[] }>(`/${prefix}/list?size=20`);
  for (const { id } of body.content) {
    const record = await client.get<Record<string, { id: number }[]>>(`/${prefix}/${id}`);
    const [row] = record.body[`${grid}List`]!;
    if (row) return [id, row.id];
  }
  throw new Error(`no ${prefix} has rows of ${grid}`);
}

const declared = (n: number): Values => ({ mgtNo: `M${n}`, tcaNo: '99009' });

/** What the rules of a resource demand beyond its declaration. */
const beyond: Readonly<Record<string, (n: number) => Values>> = {
  'rs4/clnt': (n) => ({ corpRegNo: businessNumber(n) }),
  'rs4/ship': (n) => ({ imoNo: imoNumber(n) }),
  'fw/excRate': (n) => ({ currCd: 'NOK', excDt: addDays('2020-01-01', n) }),
  'fw/bondArea': () => ({ bondTpCd: 'BW', storeMm: 6 }),
  'fw/client': (n) => ({ clientId: `site${n}` }),
  'fw/code': (n) => ({ grpCd: `ZZ_${n}` }),
  'platform/system/product': () => ({ menuTreeIds: 'R1,R33' }),
  'platform/certCorp': (n) => ({
    ...{ regNo: `030${pad(n, 5)}`, srTpCds: 'SUPPLY', corpRegNo: businessNumber(n) },
    ...{ regDt: '2026-01-02', expDt: '2029-01-01' },
  }),
  'rs4/work': () => ({ teamCd: 'HULL' }),
  'bta/vhcl': (n) => ({ vhclNo: `부산99사${pad(n, 4)}`, regFromDt: '2026-01-02', regToDt: '2029-01-01' }),
  'bta/openReq': () => ({ fromDtm: '2026-11-21 20:00', toDtm: '2026-11-21 22:00' }),
  'bwms/io': (n) => ({
    ...{ ioCd: 'I', ioTpCd: '10', bondAreaCd: '03099777', cargMtNo: `26DEMOW001I${pad(n, 8)}`, accidCd: 'NONE' },
    ...{ pkgCnt: 2, grossWgt: '10.00', accidPkgCnt: 0, accidWgt: '0.00' },
  }),
  'bta/decl': () => ({ fromBondAreaCd: '03099002', toBondAreaCd: '03099001' }),
  // The payment is the sum of the lines: one model of 2 at 50.
  'shipwork/expDecl': (n) => ({ ...declared(n), payAmtFrgn: '100.00' }),
  'shipwork/impDecl': (n) => ({ ...declared(n), payAmtFrgn: '100.00', bondAreaCd: '03099001' }),
  'platform/user': (n) => ({ loginId: `record${n}@demo.example`, loginPw: 'Record!2611' }),
};

/** A subscription is to a service that the company does not hold yet: one that the operator has just put into the store. */
async function newService(client: Client): Promise<Values> {
  const oper = await client.as!('oper');
  const n = nextNumber();
  const made = await oper.post<Values>('/platform/system/product', {
    ...{ sysCd: 'GW', sysNm: '시험', sysNmEn: 'Test', subsReqId: `T-${n}`, subsReqNm: `시험 ${n}`, prdIntro: '시험' },
    ...{ menuTreeIds: 'R1,R33', openYn: 'Y' },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return { prodId: made.body['id'], agreeYn: 'Y' };
}

/** A plan is for cargo of a released declaration, and a qualified vehicle. */
async function releasedCargo(client: Client): Promise<Values> {
  const named = async (path: string, name: string, value: string) =>
    (await client.get<{ content: Values[] }>(path)).body.content.find((one) => one[name] === value)!;
  const released = await named('/bta/decl/list?size=1000&fromDt=&toDt=', 'declNo', '030030T0700026000001');
  const whole = await client.get<Values>(`/bta/decl/${String(released['id'])}`);
  const vehicle = await named('/bta/vhcl/list?size=1000&stCd=QUAL', 'vhclNo', '부산99사7001');
  return {
    ...{ declId: released['id'], cargoId: (whole.body['cargoList'] as Values[])[0]!['id'], vhclId: vehicle['id'] },
    ...{ pkgCnt: 1, wgt: '1.00', planDepDtm: '2026-11-20 10:00', planArrDtm: '2026-11-20 12:00' },
  };
}

/** Goods that a warehouse keeps for a partner. */
async function keptItem(client: Client): Promise<Values> {
  const { body } = await client.get<{ content: Values[] }>('/3pl/common/item?size=1');
  return (await client.get<Values>(`/rs4/stdinfo/item/${String(body.content[0]!['id'])}?view=3pl`)).body;
}

/** Purchases go to those who sell, confirmations name one of them, supplies are ordered from a certified supplier. */
async function partner({ prefix }: Resource, client: Client): Promise<Values> {
  if (prefix === 'shipwork/order') {
    const { body } = await client.get<{ content: { id: number; key: string }[] }>(
      '/shipwork/common/certCorp?certTpCd=SR',
    );
    return { supCertId: body.content.find(({ key }) => key === '030SR001')!.id };
  }
  if (prefix === 'platform/subsc') return newService(client);
  if (prefix === 'btcd/plan') return releasedCargo(client);
  if (prefix === '3pl/io') return { clntId: (await keptItem(client))['ownerClntId'] };
  if (prefix !== 'rs4/purc' && prefix !== 'shipwork/pcr') return {};
  const name = encodeURIComponent('한결데모페인트');
  const { body } = await client.get<{ content: { id: number }[] }>(`/rs4/clnt/list?size=1&keyword=${name}`);
  const { id } = body.content[0]!;
  return prefix === 'shipwork/pcr' ? { supClntId: id } : { clntId: id, dlvDt: '2027-01-01' };
}

/** May the rows be written while the record is made? Payments come later. */
const startsOpen = ({ state }: Resource, { openIn }: RowsField) =>
  !openIn || openIn.some((status) => state?.open.includes(status));

/** Body of a POST: every required field, and one row in every grid that people write. */
export async function newBody(resource: Resource, client: Client): Promise<Values> {
  const n = nextNumber();
  const body = {
    ...(await requiredValues(headerFields(resource), n, client)),
    ...beyond[resource.prefix]?.(n),
    ...(await partner(resource, client)),
  };
  for (const [grid, rows] of Object.entries(grids(resource))) {
    if (rows.readOnly || rows.deleteOnly || !startsOpen(resource, rows)) continue;
    const row = await requiredValues(gridFields(rows), n, client);
    const special = await beyondRow[`${resource.prefix}/${grid}`]?.(n, client);
    body[changeKeys(grid, rows).insert] = [{ ...row, ...special, uid: 'new' }];
  }
  return body;
}

const beyondRow: Readonly<Record<string, (n: number, client: Client) => Values | Promise<Values>>> = {
  'fw/client/site': () => ({ siteOrigin: 'https://yard.example' }),
  // A company allows a site that the operator registered.
  'platform/corp/site': async (n, client) => {
    const site = {
      clientId: `allowed${n}`,
      clientNm: 'allowed',
      insertSiteList: [{ siteOrigin: 'https://yard.example' }],
    };
    const { body } = await client.post<{ clientId: string }>('/fw/client', site);
    return { clientId: body.clientId };
  },
  'rs4/clnt/charger': () => ({ mainYn: 'Y' }),
  // What is ordered for nothing is asked about.
  'rs4/purc/item': () => ({ purcPrice: '1000' }),
  '3pl/io/item': async (_n, client) => ({ itemId: (await keptItem(client))['id'] }),
  'bta/decl/cargo': (n) => ({ cargMtNo: `26DEMOR001I${pad(n, 8)}`, pkgCnt: 2, grossWgt: '10.00' }),
  'shipwork/expDecl/lan': () => ({ hsCd: '8487100000' }),
  'shipwork/impDecl/lan': () => ({ hsCd: '8487100000' }),
  'shipwork/expDecl/model': () => ({ lanRowUid: 'new', qty: '2', unitPriceFrgn: '50.00' }),
  'shipwork/impDecl/model': () => ({ lanRowUid: 'new', qty: '2', unitPriceFrgn: '50.00' }),
  'shipwork/pcr/item': () => ({ hsCd: '3208909010', qty: '2', unitPriceFrgn: '50.00' }),
  'shipwork/pcr/tax': () => ({ writeDt: '2026-11-20' }),
  'platform/auth/menu': () => ({ menuId: 101, menuAuthCd: '2' }),
};

/** A field of the header that a test may change freely: a plain text that no rule speaks of. */
export const freeField = 'remark';
