import type { portal as ko } from '../ko/portal.ts';
import type { Twin } from '../messages.ts';

/** French copy of the public portal's interface. */
export const portal = {
  title: 'Plateforme pour les services maritimes et la logistique',
  brand: 'Hangro',
  lead: 'De la réparation navale à la douane et au transport sous douane, en un seul lieu.',
  preparing: 'La page d’accueil est en préparation. Les membres peuvent se connecter et travailler.',
  header: {
    notice: 'Annonces',
    store: 'Catalogue de services',
    join: 'S’inscrire',
    login: 'Se connecter',
    logout: 'Se déconnecter',
    dashboard: 'Tableau de bord',
    all_menus: 'Tous les menus',
    language: 'Langue',
    skip: 'Aller au contenu',
  },
  footer: {
    phone: 'Téléphone du support',
    email: 'E-mail',
    fax: 'Fax',
    hours: 'En semaine 09:00–18:00 (fermé les jours fériés, samedis et dimanches)',
  },
  login: {
    title: 'Connexion',
    lead: 'Un seul compte pour tous les services de Hangro.',
    id: 'Identifiant',
    id_hint: 'Identifiant ou e-mail',
    password: 'Mot de passe',
    password_show: 'Afficher le mot de passe',
    password_hide: 'Masquer le mot de passe',
    remember: 'Mémoriser l’identifiant',
    submit: 'Se connecter',
    working: 'Connexion en cours',
    find_id: 'Retrouver l’identifiant',
    find_pw: 'Mot de passe oublié',
    join: 'S’inscrire',
    id_required: 'Veuillez saisir votre identifiant.',
    password_required: 'Veuillez saisir votre mot de passe.',
    failed: 'La connexion a échoué. Veuillez réessayer plus tard.',
    session_ended: 'La session est terminée. Veuillez vous reconnecter.',
  },
  not_found: {
    title: 'Page introuvable',
    address: 'Adresse demandée : %{path}',
    back: 'Retour',
    home: 'Accueil',
  },
  loading: 'Chargement',
} as const satisfies Twin<typeof ko>;
