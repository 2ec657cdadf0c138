/** Where a name of react-admin leads on the wire: a screen to its resource seen through its view, a prefix to the resource. */
import type { ShownResource } from '../../../core/resource.ts';
import type { ScreenPlace } from '../../routes.ts';

export interface Place {
  readonly prefix: string;
  readonly view: string | undefined;
}
export type Places = ReadonlyMap<string, Place>;
export type PlaceOf = (name: string) => Place;

export const placesOf = (screens: readonly ScreenPlace[], resources: readonly ShownResource[]): Places =>
  new Map([
    ...resources.map(({ prefix }) => [prefix, { prefix, view: undefined }] as const),
    ...screens.map(({ name, view, resource: { prefix } }) => [name, { prefix, view }] as const),
  ]);

export const placeIn =
  (places: Places): PlaceOf =>
  (name) => {
    const place = places.get(name);
    if (!place) throw new Error(`No screen and no resource is called ${name}`);
    return place;
  };
