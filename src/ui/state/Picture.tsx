import type { ReactNode } from 'react';

/** The frame of a picture in place of what is not there. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      className="hg-state__pic"
      viewBox="0 0 128 84"
      width="128"
      height="84"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
