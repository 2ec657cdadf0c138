/** Names as banks print them, so that they can be compared with those of companies. Pure. */

/** Forms of a company that one writes before, behind or not at all; NFKC has already made (주) of ㈜. */
const forms = /\((?:주|유|합|사|재)\)|주식회사|유한책임회사|유한회사|합자회사|합명회사/gu;
const englishForms = /\b(?:co|ltd|inc|corp|llc)\b\.?/gu;

/** Without case, width, spaces, marks and the form of the company; empty where nothing else was there. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(forms, '')
    .replaceAll(englishForms, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether the bank's name is the company's, its representative's, or both in a row. A beginning is not enough: 한강물류
 * and 한강물류센터 are two companies.
 */
export function nameFits(name: string, { corpNm, ceoNm }: { readonly corpNm: string; readonly ceoNm: string }) {
  const key = nameKey(name);
  const company = nameKey(corpNm);
  const head = nameKey(ceoNm);
  return key !== '' && [company, head, company + head].includes(key);
}
