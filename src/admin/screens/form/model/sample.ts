/** A small resource for tests: every kind of field that copying, checking and computing treat differently. */
import { sum } from '../../../../core/decimal.ts';
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { code, date, docNo, password, ref, rows, text, won } from '../../../../fields/index.ts';

const lines = (record: Values) => (record.line ?? []) as readonly Values[];

export const sample: Resource = {
  prefix: 'test/doc',
  table: 'TEST_DOC',
  scope: 'OWN',
  menus: [],
  name: 'docNm',
  fields: {
    docNo: docNo({ preId: 'D', period: 'year' }),
    docNm: text(10, { required: true }),
    regNo: text(10),
    docDt: date({ default: ({ today }) => today }),
    clntId: ref('test/clnt'),
    pw: password({ createOnly: true }),
    tot: won({ computed: true }),
    stCd: code('ST', { computed: true, default: 'DRAFT' }),
    line: rows({ nm: text(5, { required: true }), price: won({ default: '0' }), twice: won({ computed: true }) }),
  },
  unique: [{ fields: ['regNo'] }],
  search: { keyword: ['docNm'] },
  list: ['docNm'],
  rules: {
    requiredWhen: (record) => (record.docDt ? ['clntId'] : []),
    compute: (record) => {
      const line = lines(record).map((row) => ({ ...row, twice: String(2 * Number(row.price ?? 0)) }));
      return { ...record, line, tot: sum(line.map((row) => String((row as Values).price ?? '0'))).toFixed(0) };
    },
    check: (record) =>
      lines(record).flatMap((row, index) =>
        row.price === '7' ? [{ code: 'E_RANGE', grid: 'line', row: index, field: 'price' } as const] : [],
      ),
  },
};
