/** What the head of a record knows of the list beside it. */
import { createContext } from 'react';

interface Pane {
  /** The person has folded it away. */
  readonly hidden: boolean;
  readonly show: () => void;
}

/** Null where no list stands beside the record, or no room is for it. */
export const PaneContext = createContext<Pane | null>(null);
