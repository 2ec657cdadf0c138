import type { ReactNode } from 'react';
import { EmptyPicture, NothingFoundPicture } from './pictures.tsx';
import { StateView } from './StateView.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  hint?: ReactNode;
  actions?: ReactNode;
  /** True when records exist but the conditions find none. */
  searched?: boolean;
}

/** Nothing here yet, or nothing that matches. */
export function EmptyState({ searched = false, ...rest }: EmptyStateProps) {
  return (
    <StateView
      {...rest}
      picture={searched ? <NothingFoundPicture /> : <EmptyPicture adds={Boolean(rest.actions)} />}
      role="status"
    />
  );
}
