/** What the public portal is handed by the services, which it may not import itself. */
import type { ComponentType, LazyExoticComponent } from 'react';

/** Pages by their address below the base, as react-router writes it (`find/pw`, `svcstore/:id`); each fetched when opened. */
export type PortalPages = Readonly<Record<string, LazyExoticComponent<ComponentType>>>;
