/** What the back office adds to the application when it has come. */
import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider, DataProvider, Store } from 'react-admin';
import type { ComponentType, ReactElement, ReactNode } from 'react';

export interface DeskPart {
  /** A `Resource` for every screen, custom routes for the pages. */
  readonly routes: ReactElement;
  /** Of one person, whose client for queries is handed in. */
  readonly open: (
    userId: number,
    queries: QueryClient,
  ) => {
    readonly dataProvider: DataProvider;
    readonly authProvider: AuthProvider;
    readonly store: Store;
    /** Keeps what is held of the person up with the session; answers what ends it. */
    readonly follow: () => () => void;
  };
  /** In place of a screen that the person may not see. */
  readonly Refused: ComponentType<{ readonly error?: Error }>;
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  readonly CatchAll: ComponentType;
  readonly Failure: ComponentType<{
    readonly error: Error;
    readonly resetErrorBoundary: (args: unknown) => void;
  }>;
}
