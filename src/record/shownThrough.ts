/** Through which of its menus a record opens. */
import type { Values } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';

const conditions = ({ where }: Resource['menus'][number]) => Object.entries(where ?? {});

/** Fields that decide it. */
export const viewFields = ({ menus }: Resource): readonly string[] => [
  ...new Set(menus.flatMap((menu) => conditions(menu).map(([field]) => field))),
];

/** The view of the menu that shows records like this one alone; undefined where there is none but such that show all. */
export const viewOfRecord = ({ menus }: Resource, record: Values): string | undefined =>
  menus
    .filter((menu) => conditions(menu).length > 0)
    .find((menu) => conditions(menu).every(([field, values]) => values.includes(record[field] as string)))?.view;
