import type { board as ko } from '../ko/board.ts';
import type { PartOf } from '../messages.ts';

/** French texts of the public boards. */
export const board = {
  title: { platform_notice: 'Annonces', platform_qna: 'Questions et réponses', platform_faq: 'Questions fréquentes' },
  name: { platform_notice: 'Annonces', platform_qna: 'Q&A', platform_faq: 'FAQ' },
  lead: {
    platform_notice: 'Dates de maintenance, nouveautés et modifications des conditions.',
    platform_qna: 'Lisez les questions des autres et partagez vos connaissances.',
    platform_faq: 'Les questions les plus posées. Sans réponse ici, contactez l’assistance.',
  },
  choose: 'Rubrique',
  category: 'Catégorie',
  sub: { ALL: 'ALL', MEMBER: 'Membre', BILL: 'Facturation', CUSTOMS: 'Douane', RS4: 'Réparation navale', ORDER: 'Commande', ETC: 'Autre' },
  kind: { GEN: 'Général', TERMS: 'Conditions', MAINT: 'Maintenance', REL: 'Nouveauté' },
  search: { label: 'Mot-clé', hint: 'Chercher dans le titre ou le texte', go: 'Rechercher' },
  count: '\u00a0messages',
  column: { no: 'N°', title: 'Titre', writer: 'Auteur', made: 'Date', views: 'Vues' },
  views: 'Vues',
  pinned: 'Épinglé',
  korean: 'En coréen',
  pager: { label: 'Pages', first: 'Première', prev: 'Précédente', page: 'Page %{n}', next: 'Suivante', last: 'Dernière' },
  empty: {
    found: 'Aucun message ne correspond à la recherche.',
    hint: 'Essayez d’autres mots ou effacez la recherche.',
    clear: 'Effacer la recherche',
    none: 'Aucun message pour le moment.',
  },
  retry: 'Réessayer',
  list: 'Retour à la liste',
  files: 'Pièces jointes',
  reply: {
    heading: 'Réponses',
    edited: 'modifié',
    edit: 'Modifier',
    remove: 'Supprimer',
    more: 'Afficher plus',
    less: 'Afficher moins',
    write: 'Écrire une réponse',
    nickname: 'Pseudonyme',
    password: 'Mot de passe',
    text: 'Texte',
    save: 'Enregistrer',
    cancel: 'Annuler',
  },
  popup: { label: 'Annonce', more: 'Lire la suite', today: 'Ne plus afficher aujourd’hui', close: 'Fermer' },
} as const satisfies PartOf<typeof ko>;
