/** What the sides of a document between companies see and write (`parties` of a resource). Pure: screens and server ask the same. */
import type { Field, Values } from '../core/field.ts';
import type { ReadBody } from './readBody.ts';
import { displayName, gridFields, grids, headerFields, oncePer, type Fields } from './resource.ts';
import { operatorSide, ownerSide, systemCorpId } from '../core/resource.ts';
import { isRows, type RowsField } from '../fields/rows/index.ts';
import type { ActionButton, Resource } from '../core/resource.ts';

/** Sides of a record that a company stands on; of a new one that it is about to make, those of the owner. */
export function sidesOf(resource: Resource, record: Values | null, corpId: number): string[] {
  return Object.entries(resource.parties ?? {}).flatMap(([side, field]) =>
    companyOf(resource, field, record, corpId) === corpId ? [side] : [],
  );
}

function companyOf(resource: Resource, field: string, record: Values | null, corpId: number): unknown {
  if (field === operatorSide) return systemCorpId;
  if (field === ownerSide && !isMadeFor(resource)) return record?.corpId ?? corpId;
  return record?.[field];
}

/** In `state.turns` of what is no document between companies: whoever owns the record. */
const owningSide = 'owner';

/** Companies that a record is about by the side of their turn (`state.turns`); of one that nobody stands on there is none. */
export function turnCompanies(resource: Resource, record: Values): Readonly<Record<string, number>> {
  const named = resource.parties
    ? Object.entries(resource.parties).map(([side, field]) => [side, companyOf(resource, field, record, 0)] as const)
    : ([
        [owningSide, record['corpId']],
        [operatorSide, systemCorpId],
      ] as const);
  return Object.fromEntries(named.filter((one): one is readonly [string, number] => typeof one[1] === 'number'));
}

/** Side whose turn it is. */
export const turnOf = ({ state }: Resource, record: Values): string | undefined =>
  Object.keys(state?.turns ?? {}).find((side) => state!.turns![side]!.includes(String(record[state!.field])));

/** States in which the record is not there for a side. */
export const hiddenStates = ({ hiddenIn }: Pick<Resource, 'hiddenIn'>, side: string): readonly string[] | undefined =>
  hiddenIn?.[side];

/** Sides that `state.turns` may name. */
export const turnSides = ({ parties }: Pick<Resource, 'parties'>): readonly string[] =>
  parties ? Object.keys(parties) : [owningSide, operatorSide];

/** Sides that may change a record at all: those told, else whoever owns it. */
export const writingSides = ({ parties = {}, writtenBy }: Resource): readonly string[] =>
  writtenBy ?? Object.keys(parties).filter((side) => parties[side] === ownerSide);

/**
 * Made and changed by the operator for the company that `corpId` names, which reads it (usage, bills): declared as a field
 * that the operator chooses.
 */
export const isMadeFor = ({ parties, fields }: Pick<Resource, 'parties' | 'fields'>): boolean =>
  parties !== undefined && Object.hasOwn(fields, ownerSide);

/** Whether a company makes records at all, and takes this one away: whoever owns it, or the operator for others. */
export const mayMake = (resource: Resource, corpId: number): boolean => !isMadeFor(resource) || corpId === systemCorpId;
export const mayRemove = (resource: Resource, record: Values, corpId: number): boolean =>
  isMadeFor(resource) ? corpId === systemCorpId : !resource.parties || record['corpId'] === corpId;

const meet = (some: readonly string[], sides: readonly string[]): boolean => some.some((side) => sides.includes(side));

export const maySee = ({ seenBy }: Field, sides: readonly string[]): boolean =>
  seenBy === undefined || meet(seenBy, sides);

/** What the operator alone sees of documents between companies: whose they are, where a company knows. */
export const isOperators = ({ parties = {} }: Pick<Resource, 'parties'>, { seenBy = [] }: Field): boolean =>
  seenBy.length > 0 && seenBy.every((side) => parties[side] === operatorSide);

/** The states and fields of a record by which something is held back. */
interface Standing {
  readonly state: unknown;
  readonly record: Values;
}

/** Does a company that stands on these sides not see it yet, as the record stands? A side that does see it is enough to. */
function isHeld({ heldBack }: Field, sides: readonly string[], { state, record }: Standing): boolean {
  if (!heldBack || sides.length === 0) return false;
  return sides.every((side) => {
    const held = heldBack[side];
    return held !== undefined && held.in.includes(String(state)) && (record[held.until] ?? '') === '';
  });
}

/** Is it kept from these sides at some time? */
const isHeldEver = ({ heldBack }: Field, sides: readonly string[]): boolean =>
  heldBack !== undefined && sides.length > 0 && sides.every((side) => heldBack[side] !== undefined);

/** What only one side sees only that side writes. */
export const mayFill = (field: Field, sides: readonly string[]): boolean =>
  maySee(field, sides) && (field.writtenBy === undefined || meet(field.writtenBy, sides));

/** Whether rows of the grid are added and taken away by these sides. */
const mayAdd = ({ addedBy }: Pick<RowsField, 'addedBy'>, sides: readonly string[]): boolean =>
  addedBy === undefined || meet(addedBy, sides);

/** Whether a company may change the record, as far as its sides decide. */
export const mayWrite = (resource: Resource, record: Values, corpId: number): boolean =>
  meet(writingSides(resource), sidesOf(resource, record, corpId));

/** Whether an action is a step of the company's: of its sides where it says whose, else of those that write the record. */
export const mayAct = (
  resource: Resource,
  { by }: Pick<ActionButton, 'by'>,
  record: Values,
  corpId: number,
): boolean => (by ? meet(by, sidesOf(resource, record, corpId)) : mayWrite(resource, record, corpId));

/** Sides on which a company may stand in a list: the one of the view, else each that can be its own. */
export function listSides({ parties = {}, menus }: Resource, view: string | undefined, corpId: number): string[] {
  const side = menus.find((menu) => menu.view === view)?.side;
  if (side !== undefined) return [side];
  return Object.keys(parties).filter((name) => parties[name] !== operatorSide || corpId === systemCorpId);
}

/** Declarations as sides know them, each made once: fields that did not change stay the same objects. */
const cut = new WeakMap<Resource, Map<string, Resource>>();

/**
 * The declaration as it is to a company on these sides: without what it does not see, and what it does not fill in is
 * computed. Screens that derive from it draw, ask and send nothing else.
 */
export function declaredFor(resource: Resource, sides: readonly string[]): Resource {
  if (!hasOwnSides(resource.fields) && !isMadeFor(resource)) return resource;
  const made = cut.get(resource) ?? new Map<string, Resource>();
  cut.set(resource, made);
  const key = sides.toSorted().join();
  const cutDeclaration = made.get(key) ?? cutFor(resource, sides);
  made.set(key, cutDeclaration);
  return cutDeclaration;
}

/** Does any field belong to some sides only? */
export const hasOwnSides: (fields: Fields) => boolean = oncePer((fields) =>
  Object.values(fields).some(
    (field) =>
      field.seenBy !== undefined ||
      field.writtenBy !== undefined ||
      (isRows(field) && (field.addedBy !== undefined || hasOwnSides(field.fields))),
  ),
);

/** Whether these sides see a column of the list, which need not be a field. */
export function seesListed({ listed }: Pick<Resource, 'listed'>, name: string, sides: readonly string[]): boolean {
  const field = listed?.[name];
  return field === undefined || maySee(field, sides);
}

const isOperator = ({ parties = {} }: Resource, sides: readonly string[]): boolean =>
  sides.some((side) => parties[side] === operatorSide);

function cutFor(resource: Resource, sides: readonly string[]): Resource {
  const fields = ofSides(resource.fields, sides);
  const gone = (name: string) =>
    (Object.hasOwn(resource.fields, name) && !Object.hasOwn(fields, name)) || !seesListed(resource, name, sides);
  const seen = (names: readonly string[]) => names.filter((name) => !gone(name));
  const { keywordOf, dates, conditions, firstOf, asked, ...search } = resource.search;
  const { sort, boxes, ...rest } = resource;
  return {
    ...rest,
    ...(isMadeFor(resource) && !isOperator(resource, sides) && { without: ['create', 'delete'] as const }),
    fields,
    list: seen(resource.list),
    ...(boxes && {
      boxes: Object.fromEntries(
        Object.entries(boxes).map(([name, box]) => [name, { ...box, fields: seen(box.fields) }]),
      ),
    }),
    search: {
      ...search,
      ...(keywordOf && { keywordOf: seen(keywordOf) }),
      ...(dates && { dates: seen(dates) }),
      ...(conditions && { conditions: seen(conditions) }),
      ...(firstOf && { firstOf: seen(firstOf) }),
      ...(asked && { asked: ofSides(asked, sides) }),
    },
    ...(sort !== undefined && !gone(sort.split(',')[0]!) && { sort }),
  };
}

function ofSides(fields: Fields, sides: readonly string[]): Fields {
  const seen = Object.entries(fields).filter(([, field]) => maySee(field, sides));
  return Object.fromEntries(
    seen.map(([name, field]) => {
      const inside = isRows(field)
        ? { ...field, fields: ofSides(field.fields, sides), ...(mayAdd(field, sides) ? {} : { addedBy: [] }) }
        : field;
      return [name, isRows(field) || mayFill(field, sides) ? inside : { ...inside, computed: true }];
    }),
  );
}

/** States in which the record is open to a company: those of its sides, or those of the resource where no side is told. */
export function openStates({ state, ...resource }: Resource, record: Values, corpId: number): readonly string[] {
  if (!state) return [];
  if (!state.openTo) return state.open;
  const sides = sidesOf(resource as Resource, record, corpId);
  return sides.flatMap((side) => state.openTo?.[side] ?? []);
}

/** The record without what the company's sides do not see: `{field: value, grid: row[]}` as it comes. */
export function seenBySides(resource: Resource, record: Values, corpId: number): Values {
  if (!resource.parties) return { ...record };
  const sides = sidesOf(resource, record, corpId);
  const standing = { state: resource.state && record[resource.state.field], record };
  const cutBy = (values: Values, fields: Fields) => without(values, fields, sides, standing);
  const seen = cutBy(record, headerFields(resource));
  for (const [grid, rows] of Object.entries(grids(resource))) {
    const list = (record[grid] ?? []) as readonly Values[];
    seen[grid] = maySee(rows, sides) ? list.map((row) => cutBy(row, gridFields(rows))) : [];
  }
  return seen;
}

function without(values: Values, fields: Fields, sides: readonly string[], standing: Standing): Values {
  const hidden = Object.keys(fields).filter((name) => !maySee(fields[name]!, sides));
  // A field of its own that is called like the name of a hidden reference (a copied name) is none.
  const gone = new Set(hidden.flatMap((name) => (displayName(name) in fields ? [name] : [name, displayName(name)])));
  const held = (name: string) => Object.hasOwn(fields, name) && isHeld(fields[name]!, sides, standing);
  // What is held back has a place on the screen, and nothing stands there yet.
  const seen = Object.entries(values).filter(([name]) => !gone.has(name));
  return Object.fromEntries(seen.map(([name, value]) => [name, held(name) ? null : value]));
}

/** What was sent, without what the company's sides do not fill in: it stays as it is stored, as a computed field does. */
export function filledBySides(resource: Resource, stored: Values | null, sent: ReadBody, corpId: number): ReadBody {
  if (!resource.parties) return sent;
  const sides = sidesOf(resource, stored, corpId);
  const filled = (values: Values, fields: Fields): Values =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => !Object.hasOwn(fields, name) || mayFill(fields[name]!, sides)),
    );
  const lists = Object.entries(sent.grids).map(([grid, { insert, update, delete: gone }]) => {
    const rows = grids(resource)[grid]!;
    if (!mayFill(rows, sides)) return [grid, { insert: [], update: [], delete: [] }] as const;
    const fields = gridFields(rows);
    const each = <R extends { readonly values: Values }>(row: R): R => ({ ...row, values: filled(row.values, fields) });
    const adds = mayAdd(rows, sides);
    return [
      grid,
      { insert: adds ? insert.map(each) : [], update: update.map(each), delete: adds ? gone : [] },
    ] as const;
  });
  return { ...sent, header: filled(sent.header, headerFields(resource)), grids: Object.fromEntries(lists) };
}

/** Whether the company sees in the trail a field of the header, or of a grid's rows. */
export function seenPlaces(resource: Resource, record: Values, corpId: number) {
  const sides = sidesOf(resource, record, corpId);
  return (field: string, grid?: string): boolean => {
    const rows = grid === undefined ? undefined : grids(resource)[grid];
    if (rows && !maySee(rows, sides)) return false;
    const declared = (rows ? gridFields(rows) : headerFields(resource))[field];
    return declared === undefined || (maySee(declared, sides) && !isHeldEver(declared, sides));
  };
}
