import type { home as ko } from '../ko/home.ts';
import type { PartOf } from '../messages.ts';

/** Russian interface words of the home page; its content comes in English. */
export const home = {
  title: 'Система поддержки судоремонта',
  nav: 'Разделы',
  section: {
    main: 'Главная',
    benefits: 'Преимущества',
    features: 'Возможности',
    configuration: 'Состав системы',
    processes: 'Процессы',
    screen1: 'Экран 1',
    screen2: 'Экран 2',
    screen3: 'Экран 3',
    video: 'Демовидео',
    demo: 'Запрос демо',
  },
  banner: {
    label: 'Знакомство',
    carousel: 'карусель',
    slide: 'слайд',
    of: 'Слайд %{no} из %{count}',
    choose: 'Выбор слайда',
    pause: 'Остановить смену',
    play: 'Запустить смену',
  },
  to: {
    demo: 'Запросить демо',
    store: 'Смотреть сервисы',
    screens: 'Смотреть экраны',
    contact: 'Связаться с нами',
  },
  video: {
    open: 'Смотреть видео',
    close: 'Закрыть видео',
    chapters: 'Части видео',
    failed: 'Не удалось загрузить видео. Попробуйте позже.',
  },
} as const satisfies PartOf<typeof ko>;
