/** The XML of tax invoices: what is written is read back, what is no tax invoice is refused, and who signed it is told by others. */
import { createHash, createVerify, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { testSigning } from '../../../../api/testCertificate.ts';
import { documentOf, mostRemark, typeCodeOf, type StoredTaxInv } from './document.ts';
import { NoTaxInvoice, readTaxXml } from './read.ts';
import { namespace, type TaxDocument } from './schema.ts';
import { signXml } from './sign.server.ts';
import { writeTaxXml } from './write.ts';

const record = {
  ...{ id: 1, corpId: 2, taxInvNo: 'TX-2611-0001', ntsConfirmNo: '202611204100000000000001', writeDt: '2026-11-20' },
  ...{ vatCd: 'TAX10', invTpCd: 'NORMAL', modifyCd: null, purposeCd: 'BILL', issueDtm: '2026-11-20 09:05' },
  ...{ invrRegNo: '0028100024', invrNm: '한바다데모선박수리(주)', invrCeoNm: '박견본', invrAddr: null },
  ...{ inveRegNo: '0078100072', inveNm: 'A & B <호>', inveCeoNm: '전가상', inveEmail: 'tax@demo.example' },
  ...{ supplyAmt: '-100000', taxAmt: '-10000', sumAmount: '-110000', remark: 'INV-2611-0001' },
  item: [
    {
      ...{ id: 1, purchDt: '2026-11-20', itemNm: '수리', spec: null, qty: '-1.5000', unitPrice: '66667' },
      ...{ supplyAmt: '-100000', taxAmt: '-10000', lineCnt: 1, remark: null },
    },
  ],
} as unknown as StoredTaxInv;
const beyond = { buyerNo: '0078100072', originalNo: null };

// Without control signs, which XML has no place for, and with what people do write.
const words = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  // oxlint-disable-next-line no-control-regex
  .filter((text) => !/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Cs}/u.test(text));
const figure = fc.bigInt(-(10n ** 15n), 10n ** 15n).map(String);
const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined });
const sparse = (shape: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .record(Object.fromEntries(Object.entries(shape).map(([name, arb]) => [name, maybe(arb)])))
    .map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)));
const party = { regNo: figure, branchNo: words, bizTp: words, name: words, bizItem: words, ceo: words, addr: words };
const contact = { dept: words, person: words, tel: words, email: words };
// A group of which nothing is said is not there at all.
const some = (arb: fc.Arbitrary<object>) => arb.filter((one) => Object.keys(one).length > 0);
const document = sparse({
  ...{ issuedAt: figure, ownNo: words, confirmNo: words, typeCode: words, writeDay: figure, amendCode: words },
  ...{ purposeCode: words, originalNo: words, supplyAmt: figure, taxAmt: figure, sumAmount: figure },
  remarks: fc.array(words, { minLength: 1, maxLength: 3 }),
  supplier: some(sparse({ ...party, ...contact })),
  buyer: some(sparse({ ...party, ...contact, kind: words, second: some(sparse(contact)) })),
  payments: fc.array(some(sparse({ means: words, amount: figure })), { minLength: 1, maxLength: 4 }),
  items: fc.array(
    some(
      sparse({
        ...{ no: figure, remark: words, supplyAmt: figure, qty: figure, spec: words, name: words },
        ...{ day: figure, taxAmt: figure, unitPrice: figure },
      }),
    ),
    { minLength: 1, maxLength: 5 },
  ),
}) as fc.Arbitrary<TaxDocument>;

it('reads back whatever it writes, and writes the same again', () => {
  fc.assert(
    fc.property(document, (one) => {
      const xml = writeTaxXml(one);
      const read = readTaxXml(xml);
      expect(read).toEqual(one);
      expect(writeTaxXml(read)).toBe(xml);
    }),
    { numRuns: 300 },
  );
});

test.each<[string, Partial<Record<'vatCd' | 'invTpCd', string>>, string]>([
  ['a taxed one', {}, '0101'],
  ['one at zero rate', { vatCd: 'ZERO' }, '0102'],
  ['an amended one', { invTpCd: 'MODIFY' }, '0201'],
  ['an amended one at zero rate', { vatCd: 'ZERO', invTpCd: 'MODIFY' }, '0202'],
  ['one without tax', { vatCd: 'FREE' }, '0301'],
  ['an amended one without tax', { vatCd: 'FREE', invTpCd: 'MODIFY' }, '0401'],
])('%s bears its type', (_what, more, code) => {
  expect(typeCodeOf({ ...record, ...more } as StoredTaxInv)).toBe(code);
});

it('tells of a record what the schema has a place for, and leaves out what is empty', () => {
  const amended = { ...record, invTpCd: 'MODIFY', modifyCd: '04', purposeCd: 'RCPT' } as StoredTaxInv;
  const told = documentOf(amended, { buyerNo: '9913321234568', originalNo: '202610314100000000000001' });
  expect(told).toMatchObject({
    ...{ issuedAt: '20261120090500', typeCode: '0201', writeDay: '20261120', amendCode: '04', purposeCode: '01' },
    originalNo: '202610314100000000000001',
    buyer: { regNo: '9913321234568', kind: '02', name: 'A & B <호>' },
    items: [{ no: '1', day: '20261120', qty: '-1.5', supplyAmt: '-100000', taxAmt: '-10000', unitPrice: '66667' }],
  });
  expect(told.supplier).not.toHaveProperty('addr');
  const xml = writeTaxXml(told);
  expect(xml).toContain('<NameText>A &amp; B &lt;호&gt;</NameText>');
  expect(xml).toContain('<ChargeTotalAmount>-100000</ChargeTotalAmount>');
});

it('carries a remark whole, in texts of 150', () => {
  const remark = '가'.repeat(mostRemark);
  const { remarks } = documentOf({ ...record, remark } as StoredTaxInv, beyond);
  expect(remarks?.map((text) => text.length)).toEqual([150, 150, 150]);
  expect(remarks?.join('')).toBe(remark);
});

test.each<[string, string]>([
  ['nothing', ''],
  ['no XML', 'TaxInvoice'],
  ['another document', '<Order/>'],
  ['another namespace', '<TaxInvoice xmlns="urn:x"></TaxInvoice>'],
  ['a document type', `<!DOCTYPE a [<!ENTITY b "c">]><TaxInvoice xmlns="${namespace}"></TaxInvoice>`],
  [
    'an entity of its own',
    `<TaxInvoice xmlns="${namespace}"><TaxInvoiceDocument><IssueID>&b;</IssueID></TaxInvoiceDocument></TaxInvoice>`,
  ],
  ['an element that the schema does not know', `<TaxInvoice xmlns="${namespace}"><Extra/></TaxInvoice>`],
  ['an element twice', `<TaxInvoice xmlns="${namespace}"><TaxInvoiceDocument/><TaxInvoiceDocument/></TaxInvoice>`],
  ['one that ends early', `<TaxInvoice xmlns="${namespace}"><TaxInvoiceDocument>`],
  ['tags that cross', `<TaxInvoice xmlns="${namespace}"><TaxInvoiceDocument></TaxInvoice></TaxInvoiceDocument>`],
])('refuses %s', (_what, xml) => {
  expect(() => readTaxXml(xml)).toThrow(NoTaxInvoice);
});

it('reads a long text in linear time', () => {
  const began = performance.now();
  const open = `<TaxInvoice xmlns="${namespace}"><TaxInvoiceDocument><IssueID>`;
  for (const filler of ['<!--', '&', '<a ', '<!-- - '])
    expect(() => readTaxXml(open + filler.repeat(200_000))).toThrow(NoTaxInvoice);
  expect(performance.now() - began).toBeLessThan(2000);
});

/** What the signature covers and what it says, by string and OpenSSL alone: our writer leaves nothing for canonicalisation to change. */
function verify(xml: string): boolean {
  const [signature] = /<ds:Signature [^]*<\/ds:Signature>/.exec(xml)!;
  const covered = xml
    .replace(signature, '')
    .replace(/^<\?xml[^>]*>\n/, '')
    .trimEnd();
  const within = (tag: string) => new RegExp(`<ds:${tag}>([^<]*)</ds:${tag}>`).exec(signature)![1]!;
  if (createHash('sha256').update(covered).digest('base64') !== within('DigestValue')) return false;
  const [info] = /<ds:SignedInfo>[^]*<\/ds:SignedInfo>/.exec(signature)!;
  const namespaces = `xmlns="${namespace}" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`;
  const canonical = info
    .replace('<ds:SignedInfo>', `<ds:SignedInfo ${namespaces}>`)
    .replace(/<(ds:\w+)([^<>]*)\/>/g, '<$1$2></$1>');
  const certificate = `-----BEGIN CERTIFICATE-----\n${within('X509Certificate')}\n-----END CERTIFICATE-----`;
  return createVerify('RSA-SHA256')
    .update(canonical)
    .verify(new X509Certificate(certificate).publicKey, within('SignatureValue'), 'base64');
}

it('signs so that OpenSSL agrees, the same each time, and no sign can be changed', () => {
  const xml = writeTaxXml(documentOf(record, beyond));
  const signed = signXml(xml, testSigning);
  expect(verify(signed)).toBe(true);
  expect(signXml(xml, testSigning)).toBe(signed);
  expect(verify(signed.replace('-110000', '-110001'))).toBe(false);
  expect(verify(signed.replace('rsa-sha256"', 'rsa-sha256" '))).toBe(false);
  expect(readTaxXml(signed)).toEqual(readTaxXml(xml));
});
