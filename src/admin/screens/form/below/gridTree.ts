/** Which grids of a resource stand below which (`below` of a declaration). Pure. */
import type { Resource } from '../../../../core/resource.ts';
import { gridAbove } from '../../../../record/below.ts';
import { grids } from '../../../../record/resource.ts';

export const aboveOf = (resource: Resource, grid: string): string | undefined => gridAbove(grids(resource)[grid]!);

/** Grids whose rows belong to rows of this one. */
export const gridsBelow = (resource: Resource, grid: string): readonly string[] =>
  Object.keys(grids(resource)).filter((name) => aboveOf(resource, name) === grid);

/** The grid on top of those that this one belongs to: itself where it belongs to none. */
export function rootGrid(resource: Resource, grid: string): string {
  const above = aboveOf(resource, grid);
  return above === undefined ? grid : rootGrid(resource, above);
}

/** A grid and all below it, each after the one above. */
export const treeOf = (resource: Resource, grid: string): readonly string[] => [
  grid,
  ...gridsBelow(resource, grid).flatMap((name) => treeOf(resource, name)),
];
