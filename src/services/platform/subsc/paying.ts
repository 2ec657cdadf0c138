/** How a company pays for what it subscribes to: `GET platform/subsc/paying`. */
export const payingCall = 'paying';

export interface Paying {
  /** The account that bills are paid to, as the operator's master data name it; undefined until they do. */
  readonly account?: { readonly bankNm: string; readonly acctNo: string; readonly holder: string };
}
