/**
 * Keys under which a field's label may stand, finest first: the grid's own, the resource's own, the shared one.
 * Use the first that exists.
 */
export function labelKeys(prefix: string, field: string, grid?: string): readonly string[] {
  const own = grid ? `resources.${prefix}.rows.${grid}.${field}` : `resources.${prefix}.fields.${field}`;
  return [own, `fields.${field}`];
}
