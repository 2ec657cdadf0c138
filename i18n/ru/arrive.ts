import type { arrive as ko } from '../ko/arrive.ts';
import type { PartOf } from '../messages.ts';

/** What is asked and said when somebody comes from a linked site; the portals' own names. */
export const arrive = {
  arrive: {
    change: 'Вы вошли как %{from}. Перейти к учётной записи %{to}?',
    leave: 'Другой сайт просит завершить сеанс пользователя %{from}. Выйти?',
    failed: 'Не удалось подтвердить вход со связанного сайта. Войдите ещё раз.',
  },
  phone: { nav: 'Основные меню' },
} as const satisfies PartOf<typeof ko>;
