/** A demo request and its seven checks (2-portal 5 "demo request"), for the form and the server. Pure. */
import { hasEmailShape, isMobile } from './contactShape.ts';

/** What a visitor fills in; absent is empty. */
export interface DemoRequest {
  readonly corpNm: string;
  readonly reqUserNm: string;
  readonly reqPhone: string;
  readonly reqEmail: string;
  readonly isAgree: boolean;
}
export type DemoField = keyof DemoRequest;

export const demoLengths = { corpNm: 40, reqUserNm: 20, reqPhone: 30, reqEmail: 256 } as const;

export const noDemoRequest: DemoRequest = { corpNm: '', reqUserNm: '', reqPhone: '', reqEmail: '', isAgree: false };

const landline = /^(?:02|0[3-9]\d)\d{7,8}$/;
const isTelephone = (text: string): boolean => isMobile(text) || landline.test(text);

export interface DemoProblem {
  readonly field: DemoField;
  readonly key: string;
}

/** In this order; `key` is one below `demo.checks`. */
const checks: readonly {
  readonly field: DemoField;
  readonly key: string;
  readonly fits: (item: DemoRequest) => boolean;
}[] = [
  { field: 'corpNm', key: 'corpNm', fits: ({ corpNm }) => corpNm.trim() !== '' },
  { field: 'reqUserNm', key: 'reqUserNm', fits: ({ reqUserNm }) => reqUserNm.trim() !== '' },
  { field: 'reqPhone', key: 'reqPhone', fits: ({ reqPhone }) => reqPhone.trim() !== '' },
  { field: 'reqEmail', key: 'reqEmail', fits: ({ reqEmail }) => reqEmail.trim() !== '' },
  { field: 'isAgree', key: 'isAgree', fits: ({ isAgree }) => isAgree },
  { field: 'reqPhone', key: 'phoneShape', fits: ({ reqPhone }) => isTelephone(reqPhone.trim().replace(/-/g, '')) },
  { field: 'reqEmail', key: 'emailShape', fits: ({ reqEmail }) => hasEmailShape(reqEmail.trim()) },
];

/** The same for somebody who only wants to hear when a service opens: all that is wrong, at most one of a field. */
export const openNoticeProblems = (item: Pick<DemoRequest, 'reqEmail' | 'isAgree'>): readonly DemoProblem[] => {
  const whole = { ...item, corpNm: '-', reqUserNm: '-', reqPhone: '0100000000' };
  const wrong = checks.filter(({ fits }) => !fits(whole));
  return wrong.filter(({ field }, at) => wrong.findIndex((one) => one.field === field) === at);
};

/** The first thing that is not in order; undefined when all is. */
export const demoProblem = (item: DemoRequest): DemoProblem | undefined => checks.find(({ fits }) => !fits(item));

/** Under which number and when (`yyyy-MM-dd HH:mm` in Seoul) a request was taken. */
export interface DemoReceipt {
  readonly demoNo: string;
  readonly at: string;
  /** A mail that says so is on its way. */
  readonly isMailed: boolean;
}

/** What the page reads after a browser without scripts has sent the form. */
export type DemoAnswer =
  | { readonly values: DemoRequest; readonly problem: DemoProblem }
  | { readonly values: Readonly<Record<string, string>>; readonly refusal: string }
  | { readonly receipt: DemoReceipt };
