import { arrive } from './arrive.ts';
import { contact } from './contact.ts';
import { frame } from './frame.ts';
import type { portal as ko } from '../ko/portal.ts';
import type { PartOf } from '../messages.ts';

/** Russian copy of the public portal's interface. */
export const portal = {
  quick: { show: 'Список быстрого входа' },
  login: {
    title: 'Вход',
    lead: 'Одна учётная запись для всех сервисов Hangro.',
    id: 'Логин',
    id_hint: 'Логин или эл. почта',
    password: 'Пароль',
    remember: 'Запомнить логин',
    submit: 'Войти',
    working: 'Выполняется вход',
    find_id: 'Найти логин',
    find_pw: 'Забыли пароль',
    join: 'Регистрация',
    first: 'Впервые у нас?',
    apply: 'Войдите, чтобы продолжить заявку на %{service}.',
    apply_first: 'Впервые у нас? Сначала зарегистрируйтесь.',
    id_required: 'Пожалуйста, введите логин.',
    password_required: 'Пожалуйста, введите пароль.',
    failed: 'Не удалось войти. Пожалуйста, повторите позже.',
  },
  loading: 'Загрузка',
  ...arrive,
  ...frame,
  contact,
  /** Ways to see the product at work. */
  tryout: {
    enter: 'Открыть демо-верфь',
    entering: 'Открывается',
    failed: 'Не удалось открыть демо-верфь. Попробуйте ещё раз через минуту.',
    film: 'Смотреть демо-видео',
  },
} as const satisfies PartOf<typeof ko>;
