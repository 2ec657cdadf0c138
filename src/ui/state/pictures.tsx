import type { ReactNode } from 'react';

function Picture({ children }: { children: ReactNode }) {
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

/** A sheet on the water with room for the first entry. */
export const EmptyPicture = () => (
  <Picture>
    <g stroke="var(--picture-line)">
      <path d="M34 12h38l12 12v32H34zM72 12v12h12M42 28h22M42 40h30" />
      <path d="M8 68c8 0 8-4 16-4s8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4" />
    </g>
    <path stroke="var(--primary)" strokeWidth="2" d="M94 46v18M85 55h18" />
  </Picture>
);

/** A lens that finds nothing. */
export const NothingFoundPicture = () => (
  <Picture>
    <g stroke="var(--picture-line)">
      <path d="M26 14h50v56H26zM36 28h22M36 40h14M36 52h18" />
    </g>
    <g stroke="var(--primary)" strokeWidth="2">
      <circle cx="78" cy="46" r="15" fill="var(--surface)" />
      <path d="m89 57 13 13" />
    </g>
  </Picture>
);

/** A server that does not answer. */
export const ErrorPicture = () => (
  <Picture>
    <g stroke="var(--picture-line)">
      <path d="M14 60h26M88 60h26" />
      <rect x="40" y="22" width="48" height="16" rx="4" fill="var(--surface)" />
      <rect x="40" y="44" width="48" height="16" rx="4" fill="var(--surface)" />
      <path d="M48 30h.1M48 52h.1M56 30h14M56 52h14" />
    </g>
    <path stroke="var(--err)" strokeWidth="2" d="m96 22 12 12M108 22 96 34" />
  </Picture>
);

/** A closed room. */
export const LockedPicture = () => (
  <Picture>
    <path stroke="var(--picture-line)" d="M26 70V26h76v44M18 70h92M64 26v44M36 38h16M36 48h16" />
    <g stroke="var(--primary)" strokeWidth="2">
      <rect x="76" y="40" width="24" height="19" rx="3" fill="var(--surface)" />
      <path d="M81 40v-5a7 7 0 0 1 14 0v5M88 48v4" />
    </g>
  </Picture>
);
