/** How a service puts cards on the dashboard: what a card shows comes from a part of the server's answer. */
import type { ComponentType } from 'react';

export interface CardProps<F> {
  readonly figures: F;
  /** `yyyy-MM-dd` in Seoul. */
  readonly today: string;
}

/** `tile`: a key figure above all; `main`: a chart; `side`: a list at the side; `foot`: below these. */
export type CardArea = 'tile' | 'main' | 'side' | 'foot';

export interface DashboardCard {
  readonly id: string;
  /** None: the card asks for itself. */
  readonly part: string | undefined;
  readonly area: CardArea;
  readonly View: ComponentType<CardProps<unknown>>;
}

/** Cards of a service, fetched when the answer has one of its parts; without parts they are everybody's. */
export interface DashboardSource {
  readonly parts: readonly string[];
  /** The record most often made: menu and text of the page's main button, for who may make one. */
  readonly make?: { readonly menu: string; readonly label: string };
  readonly load: () => Promise<{ readonly default: readonly DashboardCard[] }>;
}

/** A card over the figures that the part's server side answers. */
export const card = <F>(
  id: string,
  part: string | undefined,
  area: CardArea,
  View: ComponentType<CardProps<F>>,
): DashboardCard => ({
  ...{ id, part, area },
  View: View as unknown as ComponentType<CardProps<unknown>>,
});
