import type { store as ko } from '../ko/store.ts';
import type { PartOf } from '../messages.ts';

/** Russian interface of store, introductions and sitemap; what is told of a service falls back to English. */
export const store = {
  title: 'Каталог услуг',
  lead: 'Подключайте только нужное. Все услуги используют одну учётную запись и общие справочники. Цены без НДС.',
  platform: 'Платформа',
  all: 'Все',
  more: 'Подробнее',
  none: 'Для выбранных платформ услуг нет.',
  none_hint: 'Выберите выше хотя бы одну платформу.',
  choose_all: 'Выбрать все',
  shown: 'Показано услуг: %{count}.',
  failed: 'Не удалось загрузить услуги. Попробуйте ещё раз чуть позже.',
  again: 'Повторить',
  tip: {
    demo: {
      title: 'Не знаете, какая услуга подойдёт?',
      text: 'Расскажите о своей работе, и мы выберем вместе.',
      way: 'Запросить демо',
    },
    bond: {
      title: 'Как проходит перевозка под таможней',
      text: 'Пять шагов в картинках: от допуска машины до прибытия.',
      way: 'Показать 5 шагов',
    },
  },
  detail: {
    list: 'Все услуги',
    apply: 'Подать заявку',
    tabs: 'Об услуге',
    summary: 'Обзор',
    functions: 'Основные функции',
    price: 'Цены',
    empty: 'Описание готовится.',
  },
  carousel: {
    label: 'Изображения услуги',
    role: 'карусель',
    picture: '%{name}, изображение %{at}',
    previous: 'Предыдущее изображение',
    next: 'Следующее изображение',
  },
  missing: 'Такой услуги нет.',
  missing_hint: 'Проверьте адрес или посмотрите в каталоге услуг.',
  to_store: 'В каталог услуг',
  info: {
    back: 'Назад',
    who: 'Кто этим пользуется',
    steps: 'Перевозка под таможней за пять шагов',
    features: 'Основные функции',
  },
} as const satisfies PartOf<typeof ko>;
