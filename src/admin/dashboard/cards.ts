/** How a service puts cards on the dashboard: what a card shows comes from a part of the server's answer. */
import type { ComponentType } from 'react';

export interface CardProps<F> {
  readonly figures: F;
  /** `yyyy-MM-dd` in Seoul. */
  readonly today: string;
}

/**
 * `tile`: a key figure above all; `main`: a chart; `wide`: a chart across the page; `more`: charts below it; `works`: a list
 * of what waits, below these; `side`: a list at the side; `foot`: below it.
 */
export type CardArea = 'tile' | 'main' | 'wide' | 'more' | 'works' | 'side' | 'foot';

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
  /** Records most often made: menu and text of the page's main button, the first of what the person may make. */
  readonly makes?: readonly { readonly menu: string; readonly label: string; readonly part: string }[];
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

/** A part of several that tell of one resource is called after it: `3pl/io#in`. */
const prefixOf = (part: string): string => part.split('#')[0]!;

const charts: readonly CardArea[] = ['main', 'wide', 'more'];

/** Whose page is full of what they work on is not told what waits for others; lists and charts of one work are no two. */
function hasOwnCharts(cards: readonly DashboardCard[], isWritable: (part: string) => boolean): boolean {
  const listed = cards.flatMap(({ area, part }) => (area === 'works' && part !== undefined ? [prefixOf(part)] : []));
  return cards.some(
    ({ area, part }) => charts.includes(area) && part !== undefined && !listed.includes(part) && isWritable(part),
  );
}

/** So many of an area are shown where a person works on fewer: what they may only read fills up. */
const least: Readonly<Partial<Record<CardArea, number>>> = { tile: 4, main: 0, more: 2 };

/**
 * Cards of an area by role: those of what a person works on come first; of what they may only read, no more than fills
 * the row, those that stand nearest to their own. Who only reads has them all.
 */
export function byRole(
  cards: readonly DashboardCard[],
  area: CardArea,
  isWritableOf: (prefix: string) => boolean,
): readonly DashboardCard[] {
  const isWritable = (part: string) => isWritableOf(prefixOf(part));
  const works = ({ part }: DashboardCard) => part === undefined || isWritable(part);
  const of = cards.filter((one) => one.area === area);
  if (area === 'works') return hasOwnCharts(cards, isWritable) ? of.filter(works) : of;
  const min = least[area];
  if (min === undefined || !cards.some(({ part }) => part !== undefined && isWritable(part))) return of;
  const ofWork = of.filter(works);
  const away = (other: DashboardCard) =>
    Math.min(...ofWork.map((one) => Math.abs(of.indexOf(one) - of.indexOf(other))));
  const filling = of
    .filter((one) => !works(one))
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, Math.max(0, min - ofWork.length));
  return [...ofWork, ...of.filter((one) => filling.includes(one))];
}
