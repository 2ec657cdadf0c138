/**
 * Pictures inside rich text: files of the record that no panel lists. The text names them by `pictureAddress`, which
 * answers anybody while the record is public, and its readers at all other times.
 */
import { imageAddresses, withAddress, withImages } from '../../core/files/images.ts';
import type { Values } from '../../core/field.ts';
import { pictureAddress, pictureId } from '../../core/text/markup.ts';
import type { Resource } from '../../core/resource.ts';
import { gridDivNm, gridFields, grids, headerFields, type Fields } from '../../record/resource.ts';

/** refTypeCd of such a picture. */
export const inlineKind = 'INLINE';

const holdsMarkup = (fields: Fields): boolean => Object.values(fields).some(({ type }) => type === 'html');
const cache = new WeakMap<Resource, readonly string[]>();

/** Names of the tables (refTableNm) whose rich text may hold pictures: the header's and those of grids. */
export function inlineTables(resource: Resource): readonly string[] {
  let cached = cache.get(resource);
  if (!cached) {
    const ofGrids = Object.entries(grids(resource)).flatMap(([grid, rows]) =>
      holdsMarkup(gridFields(rows)) ? [gridDivNm(resource, grid)] : [],
    );
    cached = [...(holdsMarkup(headerFields(resource)) ? [resource.table] : []), ...ofGrids];
    cache.set(resource, cached);
  }
  return cached;
}

/** Ids of the pictures that a text names. */
export const picturesOf = (html: string): number[] =>
  imageAddresses(html).flatMap((address) => pictureId(address) ?? []);

/** The text with other pictures in the place of some. */
export const withPictures = (html: string, by: ReadonlyMap<number, number>): string =>
  withImages(html, (image) => {
    const other = by.get(pictureId(image.address) ?? 0);
    return other === undefined ? image.tag : withAddress(image, pictureAddress(other));
  });

/** Every rich text of a record and its rows, put through `change`. */
export function eachMarkup(resource: Resource, record: Values, change: (html: string) => string): void {
  const through = (fields: Fields, values: Values) => {
    for (const [name, { type }] of Object.entries(fields)) {
      const html = values[name];
      if (type === 'html' && typeof html === 'string') values[name] = change(html);
    }
  };
  through(headerFields(resource), record);
  for (const [grid, rows] of Object.entries(grids(resource)))
    for (const row of (record[grid] as Values[] | undefined) ?? []) through(gridFields(rows), row);
}
