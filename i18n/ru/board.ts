import type { board as ko } from '../ko/board.ts';
import type { PartOf } from '../messages.ts';

/** Russian texts of the public boards. */
export const board = {
  title: { platform_notice: 'Объявления', platform_qna: 'Вопросы и ответы', platform_faq: 'Частые вопросы' },
  name: { platform_notice: 'Объявления', platform_qna: 'Q&A', platform_faq: 'FAQ' },
  lead: {
    platform_notice: 'График обслуживания, новые функции и изменения условий.',
    platform_qna: 'Читайте вопросы других и делитесь своим опытом.',
    platform_faq: 'Самые частые вопросы. Если ответа нет, обратитесь в службу поддержки.',
  },
  choose: 'Раздел',
  category: 'Категория',
  sub: { ALL: 'ALL', MEMBER: 'Участник', BILL: 'Оплата', CUSTOMS: 'Таможня', RS4: 'Ремонт судов', ORDER: 'Заказ', ETC: 'Прочее' },
  kind: { GEN: 'Общее', TERMS: 'Условия', MAINT: 'Обслуживание', REL: 'Обновление' },
  search: { label: 'Поиск', hint: 'Искать в заголовке и тексте', go: 'Найти' },
  count: '\u00a0записей',
  column: { no: '№', title: 'Заголовок', writer: 'Автор', made: 'Дата', views: 'Просмотры' },
  views: 'Просмотры',
  pinned: 'Закреплено',
  korean: 'На корейском',
  pager: { label: 'Страницы', first: 'Первая', prev: 'Назад', page: 'Страница %{n}', next: 'Вперёд', last: 'Последняя' },
  empty: {
    found: 'По запросу ничего не найдено.',
    hint: 'Попробуйте другие слова или очистите поиск.',
    clear: 'Очистить поиск',
    none: 'Пока нет записей.',
  },
  retry: 'Повторить',
  list: 'К списку',
  files: 'Вложения',
  reply: {
    heading: 'Ответы',
    edited: 'изменено',
    edit: 'Изменить',
    remove: 'Удалить',
    more: 'Показать больше',
    less: 'Свернуть',
    write: 'Написать ответ',
    nickname: 'Имя',
    password: 'Пароль',
    text: 'Текст',
    save: 'Сохранить',
    cancel: 'Отмена',
  },
  popup: { label: 'Объявление', more: 'Подробнее', today: 'Не показывать сегодня', close: 'Закрыть' },
} as const satisfies PartOf<typeof ko>;
