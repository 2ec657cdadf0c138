/** What may be amended in a released declaration: the item, where it stands, and its value as it is read (정정신청). Pure. */
import type { Field, Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { cargoNo, code, text, typeOf } from '../../../fields/index.ts';
import { declFields } from './decl.fields.ts';

/** Item of BT_AMEND → field, of the header or of a cargo row. */
const items = {
  SHIP: { field: 'shipNm' },
  ARR_DT: { field: 'arrDt' },
  VIA: { field: 'viaBondAreaCd' },
  BL: { grid: 'cargo', field: 'blNo' },
  CNTR: { grid: 'cargo', field: 'cntrNo' },
  SEAL: { grid: 'cargo', field: 'sealNo' },
  ITEM: { grid: 'cargo', field: 'itemNm' },
  PKG_CNT: { grid: 'cargo', field: 'pkgCnt' },
  WGT: { grid: 'cargo', field: 'grossWgt' },
} as const;
type Item = keyof typeof items;

type Decl = RecordOf<typeof declFields>;
type Cargo = NonNullable<Decl['cargo']>[number];

export const cargosOf = ({ cargo }: Pick<Decl, 'cargo'>): readonly Cargo[] => cargo ?? [];

/** The inputs of a request. */
export const amendFields = {
  amendItem: code('BT_AMEND', { required: true }),
  cargMtNo: cargoNo(),
  aftVal: text(100, { required: true, span: 2 }),
  amendReason: text(300, { required: true, span: 4 }),
};

export interface Amendment {
  readonly amendItem?: string | null;
  readonly cargMtNo?: string | null;
  readonly aftVal?: string | null;
}

const placeOf = (item: unknown): { readonly field: string; readonly grid?: 'cargo' } | undefined =>
  Object.hasOwn(items, String(item)) ? items[String(item) as Item] : undefined;

/** Is the item one of a cargo row? */
export const isOfCargo = (item: unknown): boolean => placeOf(item)?.grid === 'cargo';

const fieldOf = ({ field, grid }: { readonly field: string; readonly grid?: 'cargo' }): Field =>
  (grid ? declFields.cargo.fields : declFields)[field as never] as Field;

/** The row that is meant: the one named, or the only one there is. */
export function rowOf(decl: Decl, cargMtNo: unknown): Cargo | undefined {
  const rows = cargosOf(decl);
  return cargMtNo ? rows.find((row) => row.cargMtNo === cargMtNo) : rows.length === 1 ? rows[0] : undefined;
}

/** Why it cannot be asked for: the item is of no row, the value of the wrong kind, or nothing would change. */
export function amendProblems(input: Amendment, decl: Decl): Problem[] {
  const place = placeOf(input.amendItem);
  if (!place || !input.aftVal) return [];
  const row = place.grid ? rowOf(decl, input.cargMtNo) : undefined;
  if (place.grid && !row) return [{ code: 'E_REF', field: 'cargMtNo', text: 'amendCargoUnknown' }];
  const field = fieldOf(place);
  const parsed = typeOf(field).parse(input.aftVal, field);
  if ('problem' in parsed)
    return [
      {
        code: parsed.problem.code as Problem['code'],
        field: 'aftVal',
        ...(parsed.problem.text ? { text: parsed.problem.text } : {}),
        args: parsed.problem.args ?? [],
      },
    ];
  const now = (row ?? decl)[place.field as never] as unknown;
  return String(now ?? '') === String(parsed.value ?? '')
    ? [{ code: 'E_STATE', field: 'aftVal', text: 'amendNothing' }]
    : [];
}

/** What stands there now, as text. */
export function valueBefore(input: Amendment, decl: Decl): string {
  const place = placeOf(input.amendItem)!;
  const whole: Values = { ...(place.grid ? rowOf(decl, input.cargMtNo) : decl) };
  return String(whole[place.field] ?? '');
}

/** The declaration with a granted amendment. */
export function withAmendment(decl: Decl, amendment: Amendment): Decl {
  const place = placeOf(amendment.amendItem);
  if (!place) return decl;
  const field = fieldOf(place);
  const parsed = typeOf(field).parse(amendment.aftVal, field);
  if ('problem' in parsed) return decl;
  const changed = { [place.field]: parsed.value };
  if (!place.grid) return { ...decl, ...changed };
  const meant = rowOf(decl, amendment.cargMtNo);
  return { ...decl, cargo: cargosOf(decl).map((row) => (row === meant ? { ...row, ...changed } : row)) };
}
