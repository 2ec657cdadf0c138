import { shipRepairCodes } from './codes/shipRepair.ts';

/** A row of rs4/stdinfo/config as the system makes it for a company. */
export type Setting = {
  readonly confKey: string;
  readonly confVal: string;
  readonly confDesc: string;
  readonly unitNm: string;
};

const explained: Readonly<Record<string, readonly [confDesc: string, unitNm: string]>> = {
  QUOT_VALID_DAYS: ['견적일에 이 일수를 더한 날이 견적의 유효기한이 됩니다.', '일'],
  QUOT_APPR_AMT: ['견적금액이 이 금액 이상이면 결재를 받아야 확정할 수 있습니다. 0이면 항상 결재합니다.', '원'],
  PURC_APPR_AMT: ['발주금액이 이 금액 이상이면 결재를 받아야 발주할 수 있습니다. 0이면 항상 결재합니다.', '원'],
  SELF_APPR_YN: [
    'Y면 결재선에 다른 결재자가 없을 때 기안자가 직접 결재하고 결재문서에 본인 결재로 표시됩니다. N이면 결재할 수 없습니다.',
    '',
  ],
  MIN_PRFT_RT: ['이익률이 이 값보다 낮은 견적은 결재 없이 확정할 수 없습니다.', '%'],
  DFLT_PRFT_RT: ['견적 행에 처음 채워지는 이익률입니다.', '%'],
  DFLT_CURR: ['거래처에 통화가 없을 때 쓰는 통화입니다.', ''],
  ADV_RT: ['선금 청구서에 처음 채워지는 청구비율입니다.', '%'],
  MAIL_SEND_YN: ['Y면 견적을 발송할 때 거래처 담당자에게 메일로도 보내고, N이면 보내지 않습니다.', ''],
  SALES_TARGET: ['대시보드에서 이달 수주액과 견주는 목표 금액입니다.', '원'],
};

const keys = shipRepairCodes.find((group) => group.grpCd === 'RS4_CONF')?.codes ?? [];

/** One row a key, at the default of the key (20-rs4-ship-repair, 40-codes RS4_CONF ref2). */
export const settings: readonly Setting[] = keys.map(({ key, value, ref2 }) => {
  const [confDesc, unitNm] = explained[key] ?? [value, ''];
  return { confKey: key, confVal: ref2 ?? '', confDesc, unitNm };
});
