import { expect, test } from 'vitest';
import type { Resource } from '../core/resource.ts';
import { code, date, ref, rows, text, won } from '../fields/index.ts';
import { gridFields, grids, headerFields } from './resource.ts';
import {
  declaredFor,
  isOperators,
  filledBySides,
  listSides,
  mayAct,
  mayMake,
  seenBySides,
  seenPlaces,
  sidesOf,
  turnCompanies,
  turnOf,
} from './sides.ts';

const order = {
  prefix: 'sample/order',
  table: 'SM_ORDER',
  scope: 'PAIR',
  parties: { buyer: 'corpId', supplier: 'supCorpId', gate: 'operator' },
  writtenBy: ['buyer'],
  menus: [{ menu: 'R32' }, { menu: 'R33', view: 'sales', side: 'supplier' }],
  name: 'nm',
  fields: {
    nm: text(50, { required: true }),
    supCorpId: ref('platform/corp'),
    budget: won({ seenBy: ['buyer'] }),
    purcPrice: won({ seenBy: ['supplier'] }),
    dueDt: date({ writtenBy: ['supplier'], required: true }),
    item: rows({ itemNm: text(20), price: won({ writtenBy: ['supplier'] }), cost: won({ seenBy: ['supplier'] }) }),
    note: rows({ txt: text(20) }, { seenBy: ['supplier'] }),
  },
  search: { keyword: ['nm'], conditions: ['purcPrice', 'budget'], dates: ['dueDt'] },
  list: ['nm', 'budget', 'purcPrice'],
  sort: 'purcPrice,desc',
} as const satisfies Resource;
const names = (resource: Resource) => Object.keys(headerFields(resource));

test('to its sides a declaration has what they see, and what they do not fill in is computed', () => {
  const buyers = declaredFor(order, ['buyer']);
  expect(names(buyers)).toEqual(['nm', 'supCorpId', 'budget', 'dueDt', 'remark']);
  expect(headerFields(buyers)['dueDt']).toMatchObject({ computed: true });
  expect(Object.keys(grids(buyers))).toEqual(['item']);
  const item = gridFields(grids(buyers)['item']!);
  expect(Object.keys(item)).toEqual(['itemNm', 'price', 'remark']);
  expect([item['itemNm']!.computed, item['price']!.computed]).toEqual([undefined, true]);
  expect(buyers).toMatchObject({ list: ['nm', 'budget'], search: { conditions: ['budget'], dates: ['dueDt'] } });
  expect(buyers.sort).toBeUndefined();
  const suppliers = declaredFor(order, ['supplier']);
  expect(names(suppliers)).toEqual(['nm', 'supCorpId', 'purcPrice', 'dueDt', 'remark']);
  expect(headerFields(suppliers)['dueDt']!.computed).toBeUndefined();
  expect(suppliers).toMatchObject({ list: ['nm', 'purcPrice'], sort: 'purcPrice,desc' });
  // Who is both sees all; who is neither sees what everybody does.
  expect(names(declaredFor(order, ['supplier', 'buyer']))).toEqual(names(order));
  expect(names(declaredFor(order, []))).toEqual(['nm', 'supCorpId', 'dueDt', 'remark']);
});

test('a keyword reaches through what the operator alone sees only where the operator searches', () => {
  const whose = {
    ...order,
    fields: { ...order.fields, ownCorpId: ref('platform/corp', { seenBy: ['gate'] }) },
    search: { keyword: ['nm'], keywordOf: ['ownCorpId'] },
  } as const satisfies Resource;
  const reached = (side: string) => declaredFor(whose, [side]).search.keywordOf;
  expect([reached('gate'), reached('buyer')]).toEqual([['ownCorpId'], []]);
  const { ownCorpId, purcPrice, nm } = whose.fields;
  expect([ownCorpId, purcPrice, nm].map((field) => isOperators(whose, field))).toEqual([true, false, false]);
});

test('what a side still works on is nothing to the other one, nor ever its way there', () => {
  const quoted = { heldBack: { buyer: { in: ['REQ'], until: 'dueDt' } } } as const;
  const offer = {
    ...order,
    state: { field: 'stCd', open: ['DRAFT'] },
    fields: {
      ...order.fields,
      stCd: code('SWORD_ST'),
      total: won(quoted),
      item: rows({ itemNm: text(20), price: won(quoted) }),
    },
  } as const satisfies Resource;
  const record = { corpId: 2, supCorpId: 7, stCd: 'REQ', total: '5', item: [{ itemNm: '쌀', price: '5' }], note: [] };
  const bare = { total: null, item: [{ itemNm: '쌀', price: null }] };
  expect(seenBySides(offer, record, 2)).toMatchObject(bare);
  expect(seenBySides(offer, record, 7)).toMatchObject({ total: '5', item: [{ price: '5' }] });
  expect(seenBySides(offer, { ...record, stCd: 'QUOT' }, 2)).toMatchObject({ total: '5', item: [{ price: '5' }] });
  expect(seenBySides(offer, { ...record, dueDt: '2026-11-20' }, 2)).toMatchObject({ total: '5' });
  // Whoever stands on both sides works on it.
  expect(seenBySides(offer, { ...record, supCorpId: 2 }, 2)).toMatchObject({ total: '5' });
  const sees = (corpId: number) => seenPlaces(offer, { ...record, stCd: 'QUOT' }, corpId);
  expect([sees(2)('total'), sees(2)('price', 'item'), sees(2)('itemNm', 'item')]).toEqual([false, false, true]);
  expect([sees(7)('total'), sees(7)('price', 'item')]).toEqual([true, true]);
});

test('boxes hold what is seen, rows are added by their side, and a copied name outlives its hidden reference', () => {
  const copied = {
    ...order,
    fields: {
      ...order.fields,
      shipId: ref('rs4/ship', { seenBy: ['buyer'] }),
      shipNm: text(50),
      item: rows({ itemNm: text(20) }, { addedBy: ['buyer'] }),
    },
    boxes: { ship: { fields: ['shipId', 'shipNm'] } },
  } as const satisfies Resource;
  const suppliers = declaredFor(copied, ['supplier']);
  expect(suppliers.boxes).toEqual({ ship: { fields: ['shipNm'] } });
  expect(grids(suppliers)['item']!.addedBy).toEqual([]);
  expect(grids(declaredFor(copied, ['buyer']))['item']!.addedBy).toEqual(['buyer']);
  const record = { corpId: 2, supCorpId: 7, shipId: 3, shipNm: '누리', item: [], note: [] };
  expect(seenBySides(copied, record, 7)).toMatchObject({ shipNm: '누리' });
  expect(seenBySides(copied, record, 7)).not.toHaveProperty('shipId');
  const sent = { header: {}, problems: [], grids: { item: { insert: [{ values: {} }], update: [], delete: [9] } } };
  expect(filledBySides(copied, record, sent, 7).grids['item']).toEqual({ insert: [], update: [], delete: [] });
  expect(filledBySides(copied, record, sent, 2).grids['item']!.delete).toEqual([9]);
});

test('a turn is that of the side whose state it is; a directory has its owner and the operator', () => {
  const state = { field: 'stCd', open: ['DRAFT'], turns: { buyer: ['DRAFT'], supplier: ['REQ'] } };
  const turning: Resource = { ...order, state };
  expect([turnOf(turning, { stCd: 'REQ' }), turnOf(turning, { stCd: 'END' })]).toEqual(['supplier', undefined]);
  expect(turnCompanies(turning, { corpId: 2, supCorpId: 7 })).toEqual({ buyer: 2, supplier: 7, gate: 1 });
  expect(turnCompanies(turning, { corpId: 2, supCorpId: null })).toEqual({ buyer: 2, gate: 1 });
  const { parties: _none, ...directory } = order;
  expect(turnCompanies({ ...directory, scope: 'DIR' }, { corpId: 8 })).toEqual({ owner: 8, operator: 1 });
});

test('it is made once for the same sides, and stays itself where no field belongs to one', () => {
  expect(declaredFor(order, ['supplier', 'buyer'])).toBe(declaredFor(order, ['buyer', 'supplier']));
  const plain: Resource = { ...order, fields: { nm: text(50), supCorpId: ref('platform/corp') } };
  expect(declaredFor(plain, ['buyer'])).toBe(plain);
});

test('a list stands on the side of its view, else on each that can be the own', () => {
  expect(listSides(order, 'sales', 2)).toEqual(['supplier']);
  expect(listSides(order, undefined, 2)).toEqual(['buyer', 'supplier']);
  expect(listSides(order, undefined, 1)).toEqual(['buyer', 'supplier', 'gate']);
});

test('a step is of the sides that it says, else of those that write', () => {
  const record = { corpId: 2, supCorpId: 7 };
  const acts = (corpId: number, by?: readonly string[]) => mayAct(order, by ? { by } : {}, record, corpId);
  expect([acts(2), acts(7), acts(1)]).toEqual([true, false, false]);
  expect([acts(2, ['supplier']), acts(7, ['supplier']), acts(3, ['supplier'])]).toEqual([false, true, false]);
  expect([acts(1, ['gate']), acts(2, ['gate'])]).toEqual([true, false]);
});

test('what the operator makes for a company has no buttons of making there', () => {
  const fields = { ...order.fields, corpId: ref('platform/corp', { required: true, createOnly: true }) };
  const made: Resource = { ...order, parties: { company: 'corpId', gate: 'operator' }, writtenBy: ['gate'], fields };
  expect(declaredFor(made, ['company']).without).toEqual(['create', 'delete']);
  expect(declaredFor(made, ['gate']).without).toBeUndefined();
  expect([mayMake(made, 2), mayMake(made, 1), mayMake(order, 2)]).toEqual([false, true, true]);
  // A new one is nobody's before the company is chosen.
  expect([sidesOf(made, null, 1), sidesOf(made, { corpId: 1 }, 1)]).toEqual([['gate'], ['company', 'gate']]);
});
