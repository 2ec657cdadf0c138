/** Rows of a bank's statement as deposits: what went is left out, what cannot be read is told. */
import { findHead, mapHeads } from '../../../../api/imports/heads.ts';
import { cellText, serialDay } from '../../../../core/cells.ts';
import type { FileRow, SheetCell } from '../../../../core/files/importing.ts';
import { refuse } from '../../../../core/problem.ts';
import { typedDay } from '../../../../core/typed.ts';
import { statementColumns, type ColumnName } from './columns.ts';
import type { Statement, StatementLine, UnreadLine } from './statement.ts';

const map = (heads: readonly string[]) => mapHeads(heads, statementColumns);

/** A day with or without a time behind it, as texts, digits in a row or a day's number in a workbook. */
export function dayAndTime(cell: SheetCell): { readonly day: string; readonly time: string } | undefined {
  const text = cellText(cell).normalize('NFKC');
  const inRow = /^(\d{8})(\d{2})(\d{2})(?:\d{2})?$/.exec(text);
  const words = text.split(/[\sT]+/u);
  const atEnd = words.length > 1 ? /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?$/.exec(words.at(-1)!) : null;
  const [, hours, minutes] = atEnd ?? inRow?.slice(1) ?? [];
  const dayText = inRow?.[1] ?? (atEnd ? words.slice(0, -1).join(' ') : text);
  const day = typedDay(dayText) ?? (typeof cell === 'number' ? serialDay(cell) : undefined);
  return day ? { day, time: hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : '' } : undefined;
}

/** Whole won, with or without separators and their sign; null where nothing stands. */
export function wonOf(cell: SheetCell): string | null | undefined {
  const text = cellText(cell)
    .normalize('NFKC')
    .replaceAll(/[,\s₩원+]/gu, '')
    .replace(/^KRW/iu, '');
  if (text === '' || text === '-') return null;
  const [, minus, whole] = /^(-?)(\d+)(?:\.0*)?$/.exec(text) ?? [];
  return whole === undefined ? undefined : `${minus}${whole.replace(/^0+(?=\d)/, '')}`;
}

const came = /입금|대체입|^입$|^\+$|credit|^cr$|deposit|^in$/iu;
const went = /출금|지급|^출$|^-$|debit|^dr$|withdraw|^out$/iu;
const sum = /^(?:합계|총계|소계|총합계|total|sum|subtotal)$/iu;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The account that stands above the columns. */
const accountAbove = (rows: readonly FileRow[]): string =>
  digitsOf(
    /(?:계좌번호|계좌|account(?: number| no\.?)?)[\s:：]*([\d-]{8,25})/iu.exec(
      rows.map(({ cells }) => cells.map(cellText).join(' ')).join('\n'),
    )?.[1] ?? '',
  );

/** Deposits of a sheet. Refuses a file that does not name its days, its amounts and whom they came from. */
export function readStatement(rows: readonly FileRow[]): Statement {
  if (!rows.length) refuse('E_FILE', { text: 'importEmpty' });
  const at = findHead(rows, map);
  const mapping = map(rows[at]!.cells.map(cellText));
  const has = (name: ColumnName) => mapping.includes(name);
  if (!has('day') || !(has('amount') || has('turnover')) || !(has('name') || has('words')))
    refuse('E_FILE', { text: 'depositColumns' });
  const account = accountAbove(rows.slice(0, at));
  const deposits: StatementLine[] = [];
  const unread: UnreadLine[] = [];
  let ignored = 0;
  for (const { no, cells } of rows.slice(at + 1)) {
    const cell = (name: ColumnName): SheetCell => cells[mapping.indexOf(name)] ?? null;
    const text = (name: ColumnName) => cellText(cell(name)).normalize('NFC');
    const wrong = (why: UnreadLine['why']) =>
      unread.push({ no, why, text: cells.map(cellText).filter(Boolean).join(' · ').slice(0, 200) });
    if (cells.some((one) => sum.test(cellText(one))) && !dayAndTime(cell('day'))) continue;
    const amount = wonOf(cell(has('amount') ? 'amount' : 'turnover'));
    if (amount === null || amount === '0' || amount?.startsWith('-')) {
      ignored += 1;
      continue;
    }
    if (!has('amount') && has('kind') && !came.test(text('kind'))) {
      if (went.test(text('kind'))) ignored += 1;
      else wrong('kind');
      continue;
    }
    const when = dayAndTime(cell('day'));
    if (amount === undefined || !when) {
      wrong(amount === undefined ? 'amount' : 'day');
      continue;
    }
    const [name, words] = [text('name'), text('words')];
    deposits.push({
      ...{ no, amount, day: when.day, time: when.time || dayAndTime(`2000-01-01 ${text('time')}`)?.time || '' },
      name: name || words,
      memo: [name ? words : '', text('memo')].filter(Boolean).join(' · '),
      ...{ balance: wonOf(cell('balance')) ?? '', account: digitsOf(text('account')) || account },
    });
  }
  if (!deposits.length && !unread.length) refuse('E_FILE', { text: 'depositNone' });
  return { deposits, unread, ignored };
}
