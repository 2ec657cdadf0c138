/** What a person changed about the dashboard of the role: cards in another order, shown or left out. */
import { byRole } from './cards.ts';
import type { CardArea, DashboardCard } from './cards.ts';

export interface Arrangement {
  /** Ids of an area from its first card on; a card that came later stands behind its neighbour by role. */
  readonly order?: Readonly<Partial<Record<CardArea, readonly string[]>>>;
  /** Against what the role shows. */
  readonly shown?: Readonly<Record<string, boolean>>;
}

export interface Arranged {
  readonly card: DashboardCard;
  readonly shown: boolean;
}

/** All cards of an area as the person put them, also those that are left out. */
export function arranged(
  cards: readonly DashboardCard[],
  area: CardArea,
  isWritable: (part: string) => boolean,
  kept: Arrangement,
): readonly Arranged[] {
  const usual = byRole(cards, area, isWritable);
  const all = [...usual, ...cards.filter((card) => card.area === area && !usual.includes(card))];
  return inOrder(all, kept.order?.[area] ?? []).map((card) => ({
    card,
    shown: kept.shown?.[card.id] ?? usual.includes(card),
  }));
}

function inOrder(all: readonly DashboardCard[], order: readonly string[]): readonly DashboardCard[] {
  const put = all.filter(({ id }) => order.includes(id)).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  for (const [at, card] of all.entries()) {
    if (order.includes(card.id)) continue;
    const before = all[at - 1];
    put.splice(before ? put.indexOf(before) + 1 : 0, 0, card);
  }
  return put;
}

/** The card stands where that other one stood, which gives way. */
export function moved(
  kept: Arrangement,
  area: CardArea,
  ids: readonly string[],
  id: string,
  other: string,
): Arrangement {
  const rest = ids.filter((one) => one !== id);
  const at = ids.indexOf(other);
  return { ...kept, order: { ...kept.order, [area]: [...rest.slice(0, at), id, ...rest.slice(at)] } };
}

export const turned = (kept: Arrangement, id: string, shown: boolean): Arrangement => ({
  ...kept,
  shown: { ...kept.shown, [id]: shown },
});
