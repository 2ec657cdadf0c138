/** Reads what a form has so far, when it asks what follows from a value (`GET {prefix}/defaults`). Pure. */
import type { Values } from '../core/field.ts';
import { refuse, type ErrorCode } from '../core/problem.ts';
import type { Proposal, Resource } from '../core/resource.ts';
import { typeOf } from '../fields/index.ts';
import { gridFields, grids, headerFields, type Fields } from './resource.ts';

export interface AskedValues {
  readonly of: string;
  readonly header: Values;
  readonly wanted: readonly unknown[];
}

/** Most values that one question may be about. */
export const mostWanted = 200;

/** The proposal that a change of the field asks for; `grid` undefined for the header. */
export const proposalOf = (resource: Resource, of: string, grid?: string): Proposal | undefined =>
  resource.proposals?.find((proposal) => proposal.grid === grid && proposal.of.includes(of));

/** What the window over the records that are loaded starts narrowed to. */
export const windowConditions = (
  { opensWith }: Pick<Proposal, 'opensWith'>,
  header: Values,
): Readonly<Record<string, string>> | undefined => opensWith?.keys[String(header[opensWith.by] ?? '')];

/** `of` names the field, `grid` its grid if any, `wanted` the values in rows; E_UNKNOWN for a field that nothing follows from. */
export function readAsked(resource: Resource, query: Readonly<Record<string, unknown>>): AskedValues {
  const [of, grid] = [String(query['of'] ?? ''), query['grid'] === undefined ? undefined : String(query['grid'])];
  if (!proposalOf(resource, of, grid)) refuse('E_UNKNOWN', { args: [of.slice(0, 60)] });
  const header = readHeader(headerFields(resource), query);
  return { of, header, wanted: grid === undefined ? [] : readWanted(resource, grid, of, query['wanted']) };
}

/** Fields of a query in their stored form; those that their type refuses are absent. */
function readHeader(fields: Fields, query: Readonly<Record<string, unknown>>): Values {
  const header: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    const sent = query[name];
    if (typeof sent !== 'string') continue;
    const parsed = typeOf(field).parse(sent, field);
    if ('value' in parsed) header[name] = parsed.value;
  }
  return header;
}

/** What a new record shall start with: `GET {prefix}/new?orderId=7` and the address of its form (`/rs4/inv/create?orderId=7`). */
export const readPrefill = (resource: Resource, query: Readonly<Record<string, unknown>>): Values =>
  readHeader(Object.fromEntries(Object.entries(headerFields(resource)).filter(([, field]) => !field.computed)), query);

/** What it shall begin from beyond its own fields (`starts`); refuses what their types refuse: nothing else begins in its place. */
export function readStarts({ starts = {} }: Resource, query: Readonly<Record<string, unknown>>): Values {
  for (const [name, field] of Object.entries(starts)) {
    const parsed = typeof query[name] === 'string' ? typeOf(field).parse(query[name], field) : undefined;
    if (parsed && 'problem' in parsed) {
      const { code, args, text } = parsed.problem;
      refuse(code as ErrorCode, { field: name, ...(args ? { args } : {}), ...(text ? { text } : {}) });
    }
  }
  return readHeader(starts, query);
}

function readWanted(resource: Resource, grid: string, of: string, sent: unknown): unknown[] {
  const field = gridFields(grids(resource)[grid]!)[of]!;
  const texts = typeof sent === 'string' ? sent.split(',').filter(Boolean) : [];
  if (texts.length > mostWanted) refuse('E_IDS', { field: of });
  return texts.flatMap((text) => {
    const parsed = typeOf(field).parse(text, field);
    return 'value' in parsed && parsed.value !== null ? [parsed.value] : [];
  });
}
