/** A sheet with a part at its right. */
export const SideGlyph = () => (
  <svg
    className="hg-glyph"
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M2.5 3.5h11v9h-11zM10 3.5v9" />
  </svg>
);
