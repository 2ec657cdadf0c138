/** An export as a call asks for it, judged: which columns, in which file, and why where it tells of persons. */
import { exportLimits } from '../../core/files/exportLimits.ts';
import { reasonLength, type ExportBody } from '../../core/files/exporting.ts';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import type { FileKind } from '../../core/files/sheet.ts';
import type { Query } from '../../database/query/search.ts';
import { listField } from '../../record/listField.ts';
import { personalNames } from '../../record/personal.ts';
import { grids, headerFields, storedFields } from '../../record/resource.ts';

/** What the server makes a file of; plain data, so that a job can keep it. */
export interface ExportOrder {
  readonly prefix: string;
  readonly view?: string;
  /** Search and order of the list. */
  readonly query: Query;
  readonly kind: FileKind;
  readonly title: string;
  readonly lang: 'ko' | 'en';
  readonly columns: readonly { readonly name: string; readonly width: number }[];
}

/** Everything of some resources in one archive; plain data as well. */
export interface ArchiveOrder {
  readonly kind: 'zip';
  readonly title: string;
  readonly lang: 'ko' | 'en';
  readonly parts: readonly { readonly prefix: string; readonly views: readonly (string | null)[] }[];
  /** Menus of which one must be open to whoever fetches it. */
  readonly doors: readonly string[];
  /** First lines of the list of contents. */
  readonly about: readonly string[];
  /** Names of kinds of which there was nothing, for the list of contents. */
  readonly empty?: readonly string[];
}

export const isArchive = (order: ExportOrder | ArchiveOrder): order is ArchiveOrder => order.kind === 'zip';

/** What a person says beside the order. */
export interface Announced {
  /** Columns that tell of persons. */
  readonly personal: readonly string[];
  readonly reason: string | undefined;
  /** Rows of a file that the browser has made itself. */
  readonly rows: number | undefined;
}

const kinds: readonly FileKind[] = ['excel', 'pdf', 'csv'];
const mostColumns = 300;
/** Characters of a title. */
export const mostTitle = 100;
/** Parameters of the list call that an export decides for itself. */
const ownParameters = new Set(['page', 'size', 'columns', 'sums', 'view']);

/** Refuses what no export is; a file with personal data without a reason as well. */
export function readOrder(
  resource: Resource,
  query: Query,
  view: string | undefined,
  lang: 'ko' | 'en',
  body: unknown,
): ExportOrder & Announced {
  const sent = (typeof body === 'object' && body !== null ? body : refuse('E_BODY')) as Partial<
    Record<keyof ExportBody, unknown>
  >;
  const kind = kinds.find((one) => one === sent.kind) ?? refuse('E_CODE', { field: 'kind' });
  const title =
    typeof sent.title === 'string'
      ? sent.title
          .replace(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, mostTitle)
      : '';
  if (!title) refuse('E_REQUIRED', { field: 'title' });
  const rows = readRows(sent.rows);
  const columns = readColumns(resource, sent.columns, rows !== undefined);
  const personal = personalNames(
    resource,
    columns.map(({ name }) => name),
  );
  const reason = readReason(sent.reason, personal.length > 0);
  const search = Object.fromEntries(Object.entries(query).filter(([name]) => !ownParameters.has(name)));
  return {
    prefix: resource.prefix,
    ...(view ? { view } : {}),
    query: search,
    kind,
    title,
    lang,
    columns,
    personal,
    reason,
    rows,
  };
}

function readRows(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= exportLimits.most
    ? (value as number)
    : refuse('E_RANGE', { field: 'rows' });
}

/** A file of the browser may hold a whole record: columns of its grids stand there as `charger.telNo`. */
function readColumns(resource: Resource, value: unknown, withGrids: boolean): ExportOrder['columns'] {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostColumns)
    return refuse('E_LIST', { field: 'columns' });
  return value.map((entry: unknown) => {
    const { name, width } = (typeof entry === 'object' && entry !== null ? entry : {}) as {
      name?: unknown;
      width?: unknown;
    };
    const isColumn =
      typeof name === 'string' && (listField(resource, name) !== undefined || (withGrids && isPart(resource, name)));
    if (!isColumn) return refuse('E_UNKNOWN', { args: [String(name).slice(0, 60)] });
    const pixels = typeof width === 'number' && Number.isFinite(width) ? Math.round(width) : 100;
    return { name: name as string, width: Math.min(2000, Math.max(20, pixels)) };
  });
}

function isPart(resource: Resource, name: string): boolean {
  const [grid = '', inner] = name.split('.');
  if (inner === undefined) return Object.hasOwn(headerFields(resource), name);
  return Object.hasOwn(grids(resource), grid) && Object.hasOwn(storedFields(grids(resource)[grid]!), inner);
}

/** Why personal data leave; refuses where they do and nothing is said. */
export function readReason(value: unknown, needed: boolean): string | undefined {
  const text = typeof value === 'string' ? value.replace(/\p{Cc}/gu, ' ').trim() : '';
  if (text === '' && !needed) return undefined;
  const { min, max } = reasonLength;
  return text.length >= min && text.length <= max
    ? text
    : refuse('E_LENGTH', { field: 'reason', text: 'exportReason', args: [min, max] });
}
