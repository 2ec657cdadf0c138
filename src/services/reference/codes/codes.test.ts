import { describe, expect, it } from 'vitest';
import { codeGroups } from './index.ts';

/** Every group a field of the domain pages names with @. */
const namedByFields = `
  ACCID ADJ_RSN AMEND_ST ANS_TP APPR_ACT APPR_CAT APPR_ST APPR_STEP ARR_DIFF BASIS_TP BID_ST BILL_ST BOARD
  BOND_TP BT_DECL_TP BT_GUAR BT_METH BT_MODE BT_ST BT_TRNP_TP BWIO_ST BWSTOCK_ST BW_IO BW_IO_TP BW_SPLIT
  CERT_KIND CERT_ST CERT_TP CHK_ANS CHK_GRADE CLASS_SOC CLNT_TP CNTR_TP CORP_ST CORP_TP CSTMS CS_MSG CS_PAY
  CS_RESULT CS_ST CURR DEMO_ST DLV_ST DTREQ_ST DTS_EVT DUTY_TP EXC_TP EXPR_TP EXP_DEAL EXP_DECL_TP EXP_KIND
  FAQ_SUB FEE_TP FIELD_TP FIND_SEV FIND_ST FIND_TP GW_DEPT GW_POS IMP_COLLECT IMP_DEAL IMP_DECL_TP IMP_KIND
  IMP_PLAN IMP_VAT INCO INSP_GRADE INSP_RESULT INSP_SECT INSP_ST INSP_TP INV_KIND INV_ST ITEM_TP LANG LINE_NO
  LINE_TP LM_CHG LM_MILE LM_ST LM_TP LOAD_TP LOST_RSN MENU_AUTH NAT NOTICE_TP OPEN_JOB ORDER_ST OWN_TP
  PAY_MTHD PAY_TERM PCR_ADJ PCR_APPLY PCR_DOC PCR_ST PCR_USAGE PKG PLAN_ST PORT PRICE_BASE PRMT_GOODS PRMT_TP
  PROP_TP PSC_ACT PURC_BASE PURC_ST PURC_TP QUOT_ST REFUND REPAIR_TP RETAIN RS4_BERTH RS4_CONF RS4_DOC_TP
  RS4_TEAM RS4_WORK SAFETY_WORK SALE_BUY SHIPCERT_ST SHIP_TP SHIP_TRD SR_TP SUBSC_HIST SUBSC_ST SUP_CAT
  SURVEY_TP SWORD_ST SYS TAXINV_MOD TAXINV_PURP TAXINV_ST TAXINV_TP TM_CHG TM_ST TM_TP TRN_BOX TRN_METH UNIT
  USER_ST USER_TP VAT VHCL_ST VHCL_TP WH WHIO_ST WH_IO WH_IO_TP WH_MOVE WORK_ST ZERO_RSN
`
  .trim()
  .split(/\s+/);

const find = (grpCd: string) => codeGroups.find((group) => group.grpCd === grpCd);

describe('code groups', () => {
  it('holds every group and row of the specification, the two of the outbox, the four of the journal of messages, those of error reports, of questions and of held bills, the items of an amended transport, the states of promised goods, the corrections of bonded goods, the signature set aside, what a keeper calls a seal, and the key of self-approval', () => {
    expect(codeGroups).toHaveLength(153 + 14);
    expect(codeGroups.flatMap((group) => group.codes)).toHaveLength(893 + 55);
    expect(new Set(codeGroups.map((group) => group.grpCd)).size).toBe(167);
  });

  it('knows every group a field names', () => {
    expect(namedByFields.filter((grpCd) => !find(grpCd))).toEqual([]);
  });

  it('has unique keys, both languages and the order as sort', () => {
    for (const { grpCd, grpNm, grpNmEn, codes } of codeGroups) {
      expect(grpCd).toMatch(/^[0-9A-Z_]{2,30}$/);
      expect(grpNm && grpNmEn, grpCd).toBeTruthy();
      expect(new Set(codes.map((code) => code.key)).size, grpCd).toBe(codes.length);
      expect(codes.map((code) => code.sort)).toEqual(codes.map((_, index) => index + 1));
      for (const { key, value, valueEn } of codes) expect(key && value.trim() && valueEn.trim(), grpCd).toBeTruthy();
    }
  });

  it('lets companies add rows only to the groups marked so', () => {
    const own = codeGroups.filter((group) => group.corpScopeYn === 'Y').map((group) => group.grpCd);
    expect(own.sort()).toEqual(['BT_FAV_ZONE', 'GW_DEPT', 'GW_POS', 'RS4_BERTH', 'RS4_TEAM', 'WH']);
  });

  it('splits the names at the last slash and reads the extra columns', () => {
    expect(find('EXP_DECL_TP')?.codes[0]).toEqual({ key: 'H', value: '일반P/L', valueEn: 'Paperless', sort: 1 });
    expect(find('PCR_USAGE')?.codes[7]?.value).toBe('(위탁가공)원자재');
    expect(find('IMP_COLLECT')?.codes[1]?.value).toBe('수리후 납부(담보)');
    expect(
      find('CURR')
        ?.codes.filter((code) => code.ref1 === '100')
        .map((code) => code.key),
    ).toEqual(['JPY', 'VND', 'IDR']);
    expect(find('PAY_TERM')?.codes.map((code) => code.ref1)).toEqual(['0', '0', '15', '30', '45', '60', '90']);
    expect(find('RS4_CONF')?.codes.map((code) => [code.key, code.ref1, code.ref2])).toEqual([
      ['QUOT_VALID_DAYS', 'INT', '30'],
      ['QUOT_APPR_AMT', 'INT', '10000000'],
      ['PURC_APPR_AMT', 'INT', '5000000'],
      ['SELF_APPR_YN', 'YN', 'N'],
      ['MIN_PRFT_RT', 'RATE', '10'],
      ['DFLT_PRFT_RT', 'RATE', '25'],
      ['DFLT_CURR', 'CODE:CURR', 'KRW'],
      ['ADV_RT', 'RATE', '30'],
      ['MAIL_SEND_YN', 'YN', 'N'],
      ['SALES_TARGET', 'INT', '0'],
    ]);
  });
});
