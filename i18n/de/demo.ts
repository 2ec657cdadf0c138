import type { demo as ko } from '../ko/demo.ts';
import type { PartOf } from '../messages.ts';

/** German texts of the demo request. */
export const demo = {
  corpNm: 'Firma',
  corpNm_example: 'z. B. Hanbada Demo Ship Repair',
  reqUserNm: 'Name',
  reqPhone: 'Telefon',
  reqPhone_example: 'Mobil- oder Festnetznummer',
  reqEmail: 'E-Mail',
  isAgree: 'Ich stimme der Erhebung und Nutzung meiner Daten zu',
  view: 'Lesen',
  submit: 'Demo anfragen',
  working: 'Wird gesendet',
  failed: 'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es gleich noch einmal.',
  checks: {
    corpNm: 'Bitte geben Sie den Firmennamen ein.',
    reqUserNm: 'Bitte geben Sie Ihren Namen ein.',
    reqPhone: 'Bitte geben Sie eine Telefonnummer ein.',
    reqEmail: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    isAgree: 'Bitte stimmen Sie der Erhebung Ihrer Daten zu.',
    phoneShape: 'Bitte geben Sie eine koreanische Festnetz- oder Mobilnummer ein.',
    emailShape: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
} as const satisfies PartOf<typeof ko>;
