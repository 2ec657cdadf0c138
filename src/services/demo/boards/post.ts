/** Posts of the demo: by whom, when (offset from the day of loading), how often read. */
import { day, type DayOffset, type DemoRecord, type DemoRow, type DemoValue } from '../record.ts';

export interface Post {
  readonly title: DemoValue;
  readonly boardDesc: DemoValue;
  /** Days from the day of loading, and the time. */
  readonly made: DayOffset;
  readonly writerNm?: string;
  readonly searchCnt: number;
  readonly more?: Readonly<Record<string, DemoValue>>;
  readonly replies?: readonly DemoRow[];
}

export const p = (...lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('');
export const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const steps = (...items: readonly string[]): string =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
export const h = (text: string): string => `<h2>${text}</h2>`;

/** A record of a board, kept by the system company. */
export const postOf =
  (boardCd: string) =>
  ({ title, boardDesc, made, writerNm = '김운영', searchCnt, more = {}, replies }: Post): DemoRecord => ({
    corpId: 1,
    made,
    values: { boardCd, title, boardDesc, writerNm, searchCnt, postFromDt: day(made.day), ...more },
    ...(replies && { grids: { mtBoardReply: replies } }),
  });

/** A visitor's reply of that moment; `edited` when it was changed later. */
export const reply = (writerNm: string, replyDesc: string, made: DayOffset, edited: DayOffset = made): DemoRow => ({
  values: { writerNm, replyDesc, replyDtm: made, editDtm: edited },
});

/** An answer of the operator's. */
export const answer = (...parts: Parameters<typeof reply>): DemoRow => {
  const { values, ...rest } = reply(...parts);
  return { ...rest, values: { ...values, userCorpId: 1 } };
};
