import type { Messages } from '../messages.ts';

/** Titles and descriptions of the public pages for search engines, by their address below the base. */
export const pages = {
  index: {
    description:
      'Hangro составляет, печатает и отправляет расчёты стоимости судоремонта и хранит суда, партнёров, цены и изменения в одном месте. Посмотрите экраны и закажите демонстрацию.',
  },
  login: {
    description: 'Войдите в Hangro и продолжите работу: судоремонт, инспекция, таможня и перевозки.',
  },
  join: {
    title: 'Регистрация',
    description: 'Зарегистрируйтесь за четыре шага.',
  },
  'find/id': {
    description: 'Найдите свой ID по адресу электронной почты или номеру телефона.',
  },
  'find/pw': {
    description: 'Подтвердите себя кодом и выберите новый пароль.',
  },
  contactUndo: {
    description: 'Отмените изменение контактных данных, которого вы не делали, с помощью кода из сообщения.',
  },
  terms: {
    description: 'Условия и тарифы сервисов Hangro, права и обязанности сторон.',
  },
  policy: {
    description: 'Доступность, время реакции, компенсация и резервное копирование облачного сервиса.',
  },
  privacy: {
    description: 'Какие персональные данные собирает Hangro, зачем, сколько хранит и как защищает.',
  },
  consent: {
    description: 'Зачем нужны данные для регистрации, какие именно, срок хранения и право на отказ.',
  },
  'about/contact': {
    description: 'Адреса, телефоны, факс, электронная почта и часы поддержки Hangro.',
  },
  'about/notice': {
    description: 'Объявления Hangro, частые вопросы и ответы.',
  },
  'about/sitemap': {
    description: 'Все страницы Hangro на одном экране.',
  },
  rss: { title: 'Объявления Hangro' },
  missing: {
    title: 'Страница не найдена',
    description: 'По этому адресу страницы нет.',
  },
} as const satisfies Messages;
