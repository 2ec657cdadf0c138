/** The mark: ㅎ as ship, horizon and harbour. `onDark` for the navy bar, where it needs no ground of its own. */
export function Mark({ size = 24, onDark = false }: { size?: number; onDark?: boolean }) {
  const ink = onDark ? 'var(--on-ink)' : '#ffffff';
  return (
    <svg
      viewBox={onDark ? '3.5 1.5 25 28' : '0 0 32 32'}
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {!onDark && <rect width="32" height="32" rx="8" fill="var(--bar-bg)" />}
      <path
        d="M11.3 5.3V2.9H15.3V5.3ZM9.3 5.3H24.3L21.3 8.6H10.7Z"
        fill="var(--accent-on-dark)"
        stroke="var(--accent-on-dark)"
        strokeWidth=".8"
        strokeLinejoin="round"
      />
      <path d="M6.2 12.5H25.8" stroke={ink} strokeWidth="3.2" strokeLinecap="round" />
      <circle cx="16" cy="21.9" r="5" stroke={ink} strokeWidth="3.2" />
    </svg>
  );
}
