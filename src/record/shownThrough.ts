/** Through which of its menus a record opens. */
import type { Values } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';

const conditions = ({ where }: Resource['menus'][number]) => Object.entries(where ?? {});

/** Fields that decide it. */
export const viewFields = ({ menus }: Resource): readonly string[] => [
  ...new Set(menus.flatMap((menu) => conditions(menu).map(([field]) => field))),
];

/** The view of a record where each menu shows some of them alone; undefined where one shows all, or none fits. */
export const viewOfRecord = ({ menus }: Resource, record: Values): string | undefined =>
  menus.every((menu) => conditions(menu).length > 0)
    ? menus.find((menu) => conditions(menu).every(([field, values]) => values.includes(record[field] as string)))?.view
    : undefined;
