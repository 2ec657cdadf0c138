/** What a notice says, made when it is read: in the reader's language, with the names that codes have now. */
import { formatDay } from '../../fields/date/formatDay.ts';
import type { Notice } from '../../core/notice.ts';
import type { Translate } from '../../ui/text.tsx';

export interface NoticeWords {
  readonly title: string;
  /** Which record. */
  readonly name: string;
  /** Number, what it is about, what it comes to, who, opinion. */
  readonly more: string;
}

interface Speaking {
  readonly t: Translate;
  readonly lang: string;
  readonly codeName: (group: string, key: string) => string;
  readonly fieldName: (field: string) => string;
  /** What the record is: the menu or resource it belongs to. */
  readonly what: string;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export function noticeWords(
  { kind, prefix, facts }: Notice,
  { t, lang, codeName, fieldName, what }: Speaking,
): NoticeWords {
  const group = text(facts['group']);
  const name = (lang !== 'ko' && text(facts['nameEn'])) || text(facts['name']);
  const args = {
    what,
    ...(kind === 'more' && { count: text(facts['count']) }),
    ...(group && { from: codeName(group, text(facts['from'])), to: codeName(group, text(facts['to'])) }),
    ...(facts['field'] && { field: fieldName(text(facts['field'])), day: formatDay(text(facts['day']), lang) }),
  };
  const key = kind === 'due' && Number(facts['before']) < 0 ? 'over' : kind;
  const opinion = text(facts['opinion']);
  const won = text(facts['won']);
  const amount = won ? t('desk.list.in_won', { amount: won }) : text(facts['sum']);
  const more = [
    text(facts['no']),
    text(facts['about']),
    amount,
    text(facts['by']),
    opinion && t('bell.opinion', { opinion }),
  ]
    .filter(Boolean)
    .join(' · ');
  const own = { _: '', name: text(facts['standIn']), count: text(facts['count']) };
  const turn = kind === 'turn' && facts['to'] ? t(`resources.${prefix}.turns.${text(facts['to'])}`, own) : undefined;
  // A service may have a sentence of its own for what was reached.
  const reached = kind === 'state' && t(`resources.${prefix}.reached.${text(facts['to'])}`, own);
  return { title: turn || reached || t(`bell.says.${key}`, args), name, more };
}
