import type { portal as ko } from '../ko/portal.ts';
import type { Twin } from '../messages.ts';

/** Russian copy of the public portal's interface. */
export const portal = {
  title: 'Деловая платформа для судоходства и логистики',
  brand: 'Hangro',
  lead: 'От судоремонта до таможни и таможенного транзита в одном месте.',
  preparing: 'Главная страница готовится. Участники могут войти и работать.',
  header: {
    notice: 'Объявления',
    store: 'Магазин услуг',
    join: 'Регистрация',
    login: 'Войти',
    logout: 'Выйти',
    dashboard: 'Панель',
    all_menus: 'Все меню',
    language: 'Язык',
    skip: 'Перейти к содержанию',
  },
  footer: {
    phone: 'Телефон поддержки',
    email: 'Эл. почта',
    fax: 'Факс',
    hours: 'По будням 09:00–18:00 (кроме праздников, субботы и воскресенья)',
  },
  login: {
    title: 'Вход',
    lead: 'Одна учётная запись для всех сервисов Hangro.',
    id: 'Логин',
    id_hint: 'Логин или эл. почта',
    password: 'Пароль',
    password_show: 'Показать пароль',
    password_hide: 'Скрыть пароль',
    remember: 'Запомнить логин',
    submit: 'Войти',
    working: 'Выполняется вход',
    find_id: 'Найти логин',
    find_pw: 'Забыли пароль',
    join: 'Регистрация',
    id_required: 'Пожалуйста, введите логин.',
    password_required: 'Пожалуйста, введите пароль.',
    failed: 'Не удалось войти. Пожалуйста, повторите позже.',
    session_ended: 'Сеанс завершён. Пожалуйста, войдите снова.',
  },
  not_found: {
    title: 'Страница не найдена',
    address: 'Запрошенный адрес: %{path}',
    back: 'Назад',
    home: 'Главная',
  },
  loading: 'Загрузка',
} as const satisfies Twin<typeof ko>;
