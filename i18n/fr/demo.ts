import type { demo as ko } from '../ko/demo.ts';
import type { PartOf } from '../messages.ts';

/** French texts of the demo request. */
export const demo = {
  corpNm: 'Entreprise',
  corpNm_example: 'p. ex. Hanbada Demo Ship Repair',
  reqUserNm: 'Nom',
  reqPhone: 'Téléphone',
  reqPhone_example: 'Numéro mobile ou fixe',
  reqEmail: 'E-mail',
  isAgree: 'J’accepte la collecte et l’utilisation de mes données',
  view: 'Lire',
  submit: 'Demander une démo',
  working: 'Envoi en cours',
  failed: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer dans un instant.',
  checks: {
    corpNm: 'Veuillez indiquer le nom de l’entreprise.',
    reqUserNm: 'Veuillez indiquer votre nom.',
    reqPhone: 'Veuillez indiquer un numéro de téléphone.',
    reqEmail: 'Veuillez indiquer votre adresse e-mail.',
    isAgree: 'Veuillez accepter la collecte de vos données personnelles.',
    phoneShape: 'Veuillez indiquer un numéro coréen fixe ou mobile.',
    emailShape: 'Veuillez indiquer une adresse e-mail valable.',
  },
} as const satisfies PartOf<typeof ko>;
