import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Another way to show what a list holds, in the place of its tabs and rows; head and search stay where they are. */
export const InPlaceOfRows = createContext<ReactNode>(undefined);
