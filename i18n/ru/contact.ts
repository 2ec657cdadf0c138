import type { contact as ko } from '../ko/contact.ts';
import type { PartOf } from '../messages.ts';

export const contact = {
  lead: 'Пишите или звоните нам. Мы отвечаем по будням, %{from}–%{to}.',
  head: 'Головной офис',
  lab: 'Исследовательский центр',
  address: 'Адрес',
  phone: 'Телефон',
  fax: 'Факс',
  email: 'Эл. почта',
  hours: 'Часы работы',
  hours_value: 'По будням %{from}–%{to} (кроме праздников, субботы и воскресенья)',
} as const satisfies PartOf<typeof ko>;
