/** Resources of no service, made for the contract suite: every field type, every scope, rows of every type. */
import type { Field } from '../../src/core/field.ts';
import type { Resource, Scope } from '../../src/core/resource.ts';
import { examples } from '../../src/fields/examples.ts';
import { docNo, files, ref, rows, text } from '../../src/fields/index.ts';

/** Every example's field under a name of its own: `text1`, `text2`, `won1` …; references end in Id. */
export const sampleFields: Readonly<Record<string, Field>> = Object.fromEntries(
  examples.map(({ field }, i) => [`${field.type}${i}${field.type === 'ref' ? 'Id' : ''}`, field]),
);

const plain = { menus: [{ menu: 'R32' }], search: { keyword: ['nm'] }, list: ['nm'], name: 'nm' } as const;

/** All field types in the header and once more in the rows of a grid. */
export const everyType: Resource = {
  ...plain,
  prefix: 'sample/type',
  table: 'SM_TYPE',
  scope: 'OWN',
  fields: {
    nm: text(50),
    no: docNo({ preId: 'SM', period: 'month' }),
    ...sampleFields,
    doc: files(['DOC', 'IMG']),
    line: rows({ ...sampleFields, nm: text(50) }, { name: 'nm' }),
  },
  list: ['nm', 'no', ...Object.keys(sampleFields)],
};

const scoped = (scope: Scope, more: Partial<Resource> = {}): Resource => ({
  ...plain,
  prefix: `sample/${scope.toLowerCase().replace('_', '')}`,
  table: `SM_${scope}`,
  scope,
  fields: { nm: text(50, { required: true }), line: rows({ txt: text(20) }) },
  ...more,
});

export const own = scoped('OWN');
export const sys = scoped('SYS');
export const sysOwn = scoped('SYS_OWN');
export const pair = scoped('PAIR', {
  fields: { nm: text(50, { required: true }), partnerCorpId: ref('platform/corp'), line: rows({ txt: text(20) }) },
  parties: { maker: 'corpId', partner: 'partnerCorpId' },
  writtenBy: ['maker', 'partner'],
});
export const dir = scoped('DIR', {
  fields: { nm: text(50, { required: true }), stCd: text(10), line: rows({ txt: text(20) }) },
  publicWhen: { field: 'stCd', values: ['CERT'] },
});

export const samples: readonly Resource[] = [everyType, own, sys, sysOwn, pair, dir];
