/** Fields: bonded areas of the country, kept by the operator and read by all (11-framework). */
import { bondAreaCd, code, integer, phone, ref, text, yn } from '../../fields/index.ts';

export const bondAreaFields = {
  bondAreaCd: bondAreaCd({ required: true }),
  bondAreaNm: text(60, { required: true }),
  bondAreaNmEn: text(60),
  bondTpCd: code('BOND_TP', { required: true }),
  cstmsCd: code('CSTMS', { computed: true }),
  storeMm: integer({ required: true }),
  opCorpId: ref('platform/corp'),
  telNo: phone(),
  addr: text(150, { span: 2 }),
  useYn: yn({ default: 'Y' }),
};
