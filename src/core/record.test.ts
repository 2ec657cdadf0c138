import { describe, expectTypeOf, it } from 'vitest';
import { code, date, docNo, files, integer, ref, rows, text, won, yn } from '../fields/index.ts';
import type { Values } from './field.ts';
import type {
  ActionInputOf,
  FormOf,
  GridOf,
  NameOf,
  RecordOf,
  RowOf,
  StoredOf,
  StoredRowOf,
  WireOf,
} from './record.ts';
import type { Resource, Rules } from './resource.ts';

const toolFields = {
  toolNo: docNo({ preId: 'T', period: 'year' }),
  toolNm: text(50, { required: true }),
  kindCd: code('TOOL_KIND'),
  stCd: code('TOOL_ST', { computed: true, default: 'NEW' }),
  ownerUserId: ref('platform/user'),
  price: won({ required: true }),
  weight: integer(),
  boughtDt: date(),
  useYn: yn({ default: 'Y', required: true }),
  part: rows({ partNm: text(30, { required: true }), qty: integer() }, { infix: 'piece' }),
  check: rows({ checkDt: date({ required: true }), byUserId: ref('platform/user') }),
  files: files(['IMG']),
};
const tool = {
  prefix: 'test/tool',
  table: 'TEST_TOOL',
  scope: 'OWN',
  menus: [{ menu: 'X11' }],
  name: 'toolNm',
  fields: toolFields,
  search: { keyword: ['toolNm'] },
  list: ['toolNm'],
  actions: [
    { name: 'start' },
    { name: 'lend', fields: { toUserId: ref('platform/user', { required: true }), memo: text(100) } },
  ],
} as const satisfies Resource;

type Tool = RecordOf<typeof tool>;
type StoredTool = StoredOf<typeof tool>;
/** Is `K` a member? A misspelt one is none. */
type Has<T, K> = K extends keyof T ? true : false;

// Checked by the compiler (`npm run check`): an assertion that does not hold is a type error.
describe('a record has the type of its declaration', () => {
  it('the same from the resource and from its fields', () => {
    expectTypeOf<Tool>().toEqualTypeOf<RecordOf<typeof toolFields>>();
    expectTypeOf<StoredTool>().toEqualTypeOf<StoredOf<typeof toolFields>>();
  });

  it('values of the header by the type of the field', () => {
    expectTypeOf<Tool['price']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Tool['weight']>().toEqualTypeOf<number | null | undefined>();
    expectTypeOf<Tool['ownerUserId']>().toEqualTypeOf<number | null | undefined>();
    expectTypeOf<Tool['useYn']>().toEqualTypeOf<'Y' | 'N' | null | undefined>();
    expectTypeOf<Tool['version']>().toEqualTypeOf<number | null | undefined>();
  });

  it('names of references, the remark and what the server keeps', () => {
    expectTypeOf<Tool['ownerUserNm']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Tool['remark']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<StoredTool['id']>().toEqualTypeOf<number>();
    expectTypeOf<StoredTool['createDt']>().toEqualTypeOf<string>();
  });

  it('a stored record holds what is always filled', () => {
    expectTypeOf<StoredTool['toolNm']>().toEqualTypeOf<string>();
    expectTypeOf<StoredTool['toolNo']>().toEqualTypeOf<string>();
    expectTypeOf<StoredTool['stCd']>().toEqualTypeOf<string>();
    expectTypeOf<StoredTool['boughtDt']>().toEqualTypeOf<string | null>();
    expectTypeOf<StoredTool>().toExtend<Tool>();
    expectTypeOf<StoredTool>().toExtend<Values>();
  });

  it('a misspelt field is none, nor are files a value', () => {
    expectTypeOf<Has<Tool, 'toolNm'>>().toEqualTypeOf<true>();
    expectTypeOf<Has<Tool, 'toolName'>>().toEqualTypeOf<false>();
    expectTypeOf<Has<StoredTool, 'toolName'>>().toEqualTypeOf<false>();
    expectTypeOf<Has<Tool, 'files'>>().toEqualTypeOf<false>();
    expectTypeOf<NameOf<typeof tool>>().not.toEqualTypeOf<string>();
    expectTypeOf<'toolName'>().not.toExtend<NameOf<typeof tool>>();
  });

  it('rows by their grid, and rows of any grid', () => {
    expectTypeOf<GridOf<typeof tool>>().toEqualTypeOf<'part' | 'check'>();
    expectTypeOf<NonNullable<Tool['part']>[number]['qty']>().toEqualTypeOf<number | null | undefined>();
    expectTypeOf<StoredRowOf<typeof tool, 'part'>['partNm']>().toEqualTypeOf<string>();
    expectTypeOf<RowOf<typeof tool, 'check'>['byUserNm']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Has<RowOf<typeof tool, 'check'>, 'partNm'>>().toEqualTypeOf<false>();
    expectTypeOf<RowOf<typeof tool>['partNm']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Has<RowOf<typeof tool>, 'partName'>>().toEqualTypeOf<false>();
  });

  it('rows of an answer under their name on the wire', () => {
    expectTypeOf<WireOf<typeof tool>['pieceList'][number]['partNm']>().toEqualTypeOf<string>();
    expectTypeOf<WireOf<typeof tool>['checkList'][number]['byUserId']>().toEqualTypeOf<number | null>();
    expectTypeOf<Has<WireOf<typeof tool>, 'partList'>>().toEqualTypeOf<false>();
  });

  it('a form holds the same names, and everything may be empty', () => {
    expectTypeOf<FormOf<typeof tool>['toolNm']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<NonNullable<FormOf<typeof tool>['pieceList']>[number]['partNm']>().toEqualTypeOf<
      string | null | undefined
    >();
    expectTypeOf<Has<FormOf<typeof tool>, 'toolName'>>().toEqualTypeOf<false>();
    expectTypeOf<Has<FormOf<typeof tool>, 'partList'>>().toEqualTypeOf<false>();
    expectTypeOf<WireOf<typeof tool>>().toExtend<FormOf<typeof tool>>();
  });

  it('what an action is told', () => {
    expectTypeOf<ActionInputOf<typeof tool, 'lend'>['toUserId']>().toEqualTypeOf<number | null | undefined>();
    expectTypeOf<Has<ActionInputOf<typeof tool, 'lend'>, 'toUser'>>().toEqualTypeOf<false>();
    expectTypeOf<ActionInputOf<typeof tool, 'start'>>().toEqualTypeOf<Values>();
  });

  it('rules and a resource of any kind know none of it', () => {
    expectTypeOf<RecordOf>().toEqualTypeOf<Values>();
    expectTypeOf<RecordOf<Resource>>().toEqualTypeOf<Values>();
    expectTypeOf<Rules<typeof toolFields>>().toExtend<Rules>();
    expectTypeOf<Parameters<NonNullable<Rules<typeof tool>['check']>>[0]>().toEqualTypeOf<Tool>();
  });
});
