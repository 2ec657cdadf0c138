import type { ReactNode } from 'react';

/** Small line signs inside plain components; they need no icon library, so that public pages stay light. */
function Glyph({ children, viewBox = '0 0 16 16' }: { children: ReactNode; viewBox?: string }) {
  return (
    <svg
      className="hg-glyph"
      viewBox={viewBox}
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const CloseGlyph = () => (
  <Glyph>
    <path d="m4 4 8 8M12 4l-8 8" />
  </Glyph>
);
export const CheckGlyph = () => (
  <Glyph>
    <path d="m3.3 8.3 3.1 3.1 6.3-6.6" />
  </Glyph>
);
export const MinusGlyph = () => (
  <Glyph>
    <path d="M3.5 8h9" />
  </Glyph>
);
export const PlusGlyph = () => (
  <Glyph>
    <path d="M8 3.2v9.6M3.2 8h9.6" />
  </Glyph>
);
export const DownGlyph = () => (
  <Glyph>
    <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />
  </Glyph>
);
export const UpGlyph = () => (
  <Glyph>
    <path d="m4.5 9.5 3.5-3.5 3.5 3.5" />
  </Glyph>
);
export const LeftGlyph = () => (
  <Glyph>
    <path d="M9.5 4.5 6 8l3.5 3.5" />
  </Glyph>
);
export const RightGlyph = () => (
  <Glyph>
    <path d="m6.5 4.5 3.5 3.5-3.5 3.5" />
  </Glyph>
);
export const AlertGlyph = () => (
  <Glyph>
    <circle cx="8" cy="8" r="5.7" />
    <path d="M8 5v3.6M8 10.9v.1" />
  </Glyph>
);
export const DragGlyph = () => (
  <Glyph>
    <path d="M6 4v.1M10 4v.1M6 8v.1M10 8v.1M6 12v.1M10 12v.1" strokeWidth="1.9" />
  </Glyph>
);
