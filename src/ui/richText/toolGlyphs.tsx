import type { ReactNode } from 'react';

/** Signs of the toolbar by tool: lines on 16 px, or a letter where the letter is the usual sign. */
const lines: Readonly<Record<string, ReactNode>> = {
  bold: <path d="M5 3.2h3.4a2.3 2.3 0 0 1 0 4.6H5zm0 4.6h4a2.5 2.5 0 0 1 0 5H5z" strokeWidth="1.9" />,
  italic: <path d="M6.8 3.2h4M5.2 12.8h4M9.4 3.2 6.6 12.8" />,
  underline: <path d="M4.6 3v4.4a3.4 3.4 0 0 0 6.8 0V3M4 13.4h8" />,
  strike: (
    <path d="M11 4.8C10.5 3.7 9.4 3.1 8 3.100c-1.7 0-3 .9-3 2.3 0 3.3 6.3 1.8 6.3 5.1 0 1.5-1.4 2.5-3.3 2.5-1.7 0-2.9-.7-3.4-2M3 8h10" />
  ),
  bullet: <path d="M6.5 4h7M6.5 8h7M6.5 12h7M3 4v.1M3 8v.1M3 12v.1" />,
  ordered: (
    <path d="M6.8 4h6.700M6.8 8h6.700M6.8 12h6.700M2.6 3l1-.6v3.400M2.4 10.400c0-1.2 2-1.2 2 0 0 .8-2 1.5-2 2.800h2.1" />
  ),
  quote: <path d="M3 4.500h10M6 8h7M6 11.500h7M3 8v3.5" />,
  link: (
    <path d="M6.8 9.200a2.6 2.6 0 0 0 3.7 0l2-2a2.6 2.6 0 0 0-3.7-3.700l-.8.8M9.2 6.800a2.6 2.6 0 0 0-3.7 0l-2 2a2.6 2.6 0 0 0 3.7 3.700l.8-.8" />
  ),
  image: <path d="M2.5 3.500h11v9h-11zM2.8 11l3-3 2.4 2.4 1.8-1.8 3.2 3M10.6 6v.1" />,
  table: <path d="M2.5 3h11v10h-11zM2.5 6.300h11M2.5 9.700h11M7.3 6.300V13" />,
  rule: <path d="M2.5 8h11M4 4h8M4 12h8" strokeDasharray="11 0" />,
  undo: <path d="M5.5 3 2.8 5.700l2.7 2.700M3 5.700h6a3.6 3.6 0 0 1 0 7.200H5" />,
  redo: <path d="m10.5 3 2.7 2.7-2.7 2.700M13 5.700H7a3.6 3.6 0 0 0 0 7.200h4" />,
  clear: <path d="M4 3.500h8M8 3.500l-1.2 6M3.5 12.800h4M10 10l3 3M13 10l-3 3" />,
  rowAbove: <path d="M2.5 8.500h11v4.500h-11zM8 2v4M6 4h4" />,
  rowBelow: <path d="M2.5 3h11v4.500h-11zM8 10v4M6 12h4" />,
  rowDelete: <path d="M2.5 5.500h11v5h-11zM6.3 6.700l3.4 2.600M9.7 6.7 6.3 9.3" />,
  columnBefore: <path d="M8.5 2.500h4.500v11H8.500zM2 8h4M4 6v4" />,
  columnAfter: <path d="M3 2.500h4.500v11H3zM10 8h4M12 6v4" />,
  columnDelete: <path d="M5.5 2.500h5v11h-5zM6.7 6.300l2.6 3.400M9.3 6.3 6.7 9.7" />,
  headRow: <path d="M2.5 3h11v10h-11zM2.5 6.500h11M2.5 4.700h11" />,
  merge: <path d="M2.5 3.500h11v9h-11zM5 8h1.800M11 8H9.200M5.8 6.8 7 8 5.8 9.200M10.2 6.8 9 8l1.2 1.2" />,
  tableDelete: <path d="M2.5 3h11v10h-11zM5.8 5.800l4.4 4.400M10.2 5.800l-4.4 4.4" />,
  source: <path d="M5.5 4.5 2.3 8l3.2 3.500M10.5 4.5 13.7 8l-3.2 3.5" />,
};

const letters: Readonly<Record<string, string>> = { heading2: 'H2', heading3: 'H3' };

export function ToolGlyph({ name }: { readonly name: string }) {
  const letter = letters[name];
  if (letter) return <span className="hg-rte__letter">{letter}</span>;
  return (
    <svg
      className="hg-glyph"
      viewBox="0 0 16 16"
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
      {lines[name]}
    </svg>
  );
}
