import { createContext, use } from 'react';

/** What a page may know of the frame around it. */
export interface FrameState {
  phone: boolean;
  /** There is none: the page shows its contents, without the way to it and without actions. */
  contentsOnly?: boolean;
  /** On a phone the page puts its title here, into the bar at the top. */
  barSlot: HTMLElement | null;
  /** And its main buttons here, above or in place of the bar at the bottom. */
  footSlot: HTMLElement | null;
  openMenu: () => void;
}

const noFrame: FrameState = { phone: false, barSlot: null, footSlot: null, openMenu: () => {} };

export const contentsAlone: FrameState = { ...noFrame, contentsOnly: true };

export const FrameContext = createContext(noFrame);

export const useFrame = (): FrameState => use(FrameContext);
