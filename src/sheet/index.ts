/** What a screen needs to show and edit detail rows. */
export { DetailCards } from './DetailCards.tsx';
export { DetailGrid } from './DetailGrid.tsx';
export type { DetailHandle } from './DetailGrid.tsx';
export { ChangeFigures, DetailStatus, marksOf, ProblemLink, RangeStatus } from './DetailStatus.tsx';
export { DetailTools } from './DetailTools.tsx';
export type { FirstProblem, MarkCounts } from './DetailStatus.tsx';
export { touchedCells } from './detail.ts';
export type { Detail, DetailColumn, TouchedCell } from './detail.ts';
export type { Offering } from './offers.ts';
export { actsOf, remember } from './useDetailHistory.ts';
export { useDetailActions } from './useDetailActions.ts';
export type { ActiveDetail, DetailActions } from './useDetailActions.ts';
