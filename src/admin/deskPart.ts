/** What the back office adds to the application when it has come. */
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Store } from 'react-admin';
import type { ComponentType, ReactElement, ReactNode } from 'react';

export interface DeskPart {
  /** A `Resource` for every screen, custom routes for the pages. */
  readonly routes: ReactElement;
  /** Of one person, whose client for queries is handed in. */
  readonly open: (
    userId: number,
    queries: QueryClient,
  ) => { readonly dataProvider: DataProvider; readonly store: Store };
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  readonly CatchAll: ComponentType;
  readonly Failure: ComponentType<{
    readonly error: Error;
    readonly resetErrorBoundary: (args: unknown) => void;
  }>;
}
