import type { demo as ko } from '../ko/demo.ts';
import type { PartOf } from '../messages.ts';

/** Russian texts of the demo request. */
export const demo = {
  corpNm: 'Компания',
  corpNm_example: 'например, Hanbada Demo Ship Repair',
  reqUserNm: 'Имя',
  reqPhone: 'Телефон',
  reqPhone_example: 'Мобильный или городской номер',
  reqEmail: 'Эл. почта',
  isAgree: 'Я согласен на сбор и использование персональных данных',
  view: 'Прочитать',
  submit: 'Запросить демо',
  working: 'Отправляется',
  failed: 'Не удалось отправить запрос. Попробуйте ещё раз чуть позже.',
  checks: {
    corpNm: 'Введите название компании.',
    reqUserNm: 'Введите ваше имя.',
    reqPhone: 'Введите номер телефона.',
    reqEmail: 'Введите адрес эл. почты.',
    isAgree: 'Подтвердите согласие на сбор персональных данных.',
    phoneShape: 'Введите корейский городской или мобильный номер.',
    emailShape: 'Введите адрес эл. почты в правильном виде.',
  },
} as const satisfies PartOf<typeof ko>;
