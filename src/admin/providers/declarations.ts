/**
 * Declarations come by service, as the texts do. Which resource shows behind which menu is known from the start, so that
 * menus, addresses and rights need none of them; a screen waits for its own, and the others come when the page is idle.
 */
import { serviceOf } from '../../../i18n/services.ts';
import type { Service } from '../../../i18n/services.ts';
import type { Resource } from '../../core/resource.ts';
import { inTime } from '../../session/calls/chunk.ts';
import type { Screen, ScreenPlace } from '../routes.ts';

export type DeclarationLoaders = Readonly<Record<Service, () => Promise<readonly Resource[]>>>;

export interface Declarations {
  /** Of the services that are here; another list when one more has come. */
  resources(): readonly Resource[];
  /** Of the services that are here, in the order of the places. */
  screens(): readonly Screen[];
  /** By name or prefix of what is asked for; without one, whether all are here. */
  has(of?: string): boolean;
  /** Fetches the service of a prefix, name or address, or all that have a screen. What fails is asked for again by the next. */
  bring(of?: string): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export function createDeclarations(places: readonly ScreenPlace[], loaders: DeclarationLoaders): Declarations {
  const needed = [...new Set(places.map(({ resource }) => serviceOf(resource.prefix)))].filter(
    (service) => service !== undefined,
  );
  const coming = new Map<Service, Promise<void>>();
  const here = new Set<Service>();
  const listeners = new Set<() => void>();
  let resources: readonly Resource[] = [];
  let screens: readonly Screen[] = [];
  /** A screen serves resources of another service too (`/rs4/taxInv`), so its name leads over its resource. */
  const servicesOf = (of: string | undefined): readonly Service[] => {
    if (of === undefined) return needed;
    const place = places.find(({ name }) => name === of);
    const service = serviceOf(place?.resource.prefix ?? of);
    return service ? [service] : [];
  };
  const add = (service: Service, more: readonly Resource[]) => {
    here.add(service);
    resources = [...resources, ...more];
    const declared = new Map(resources.map((resource) => [resource.prefix, resource]));
    const existing = new Map(screens.map((screen) => [screen.name, screen]));
    screens = places.flatMap((place) => {
      const resource = declared.get(place.resource.prefix);
      return resource ? [existing.get(place.name) ?? { ...place, resource }] : [];
    });
    for (const listener of listeners) listener();
  };
  const fetch = (service: Service): Promise<void> => {
    const begun = coming.get(service);
    if (begun) return begun;
    const arriving = inTime(loaders[service])().then((more) => add(service, more));
    coming.set(service, arriving);
    arriving.catch(() => coming.delete(service));
    return arriving;
  };
  return {
    resources: () => resources,
    screens: () => screens,
    has: (of) => servicesOf(of).every((service) => here.has(service)),
    bring: async (of) => void (await Promise.all(servicesOf(of).map(fetch))),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
