import type { legal as ko } from '../ko/legal.ts';
import type { PartOf } from '../messages.ts';

/** Russian words around the legal texts, which are read in English. */
export const legal = {
  title: {
    terms: 'Условия использования',
    policy: 'Условия облачных услуг и SLA',
    privacy: 'Политика конфиденциальности',
    consent: 'Согласие на сбор персональных данных',
  },
  lead: {
    terms: 'Что соблюдают компания и участники, пользуясь Hangro. Текст на английском языке.',
    policy: 'Условия и уровень обслуживания облачных услуг. Текст на английском языке.',
    privacy: 'Зачем и как Hangro обрабатывает персональные данные. Текст на английском языке.',
    consent: 'Цели, состав и срок хранения данных при регистрации. Текст на английском языке.',
  },
  effective: 'Действует с',
  current: 'текущая',
  upcoming: 'будущая',
  past: 'прежняя',
  compare: 'Сравнить с прежней редакцией',
  whole: 'Показать весь текст',
  print: 'Печать',
  toc: 'Содержание',
  anchor: 'Адрес раздела «%{title}»',
  is_past: 'Это прежняя редакция, она больше не действует (действовала с %{day}).',
  is_upcoming: 'Эта редакция ещё не действует. Она вступит в силу %{day}.',
  history: 'Редакции',
  shown: 'Показана здесь',
  see: 'Читать',
  see_current: 'Читать текущую редакцию',
  marked: { ins: 'Новое: ', del: 'Исключено: ' },
  compare_lead: 'Отличающихся статей: %{count}. Новое подчёркнуто, исключённое зачёркнуто.',
  change: { changed: 'Изменено', added: 'Новое', removed: 'Исключено' },
  after: 'После · действует с %{day}',
  before: 'До · действует с %{day}',
  no_article: 'Такой статьи нет.',
} as const satisfies PartOf<typeof ko>;
