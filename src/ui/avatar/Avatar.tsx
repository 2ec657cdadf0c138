import './avatar.css';

/** First letter of a name in a disc; the name itself stands beside it, so the disc is silent. */
export function Avatar({ name, size = 26, mine = false }: { name: string; size?: number; mine?: boolean }) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <span
      className={mine ? 'hg-ava hg-ava--mine' : 'hg-ava'}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.46) }}
      aria-hidden="true"
    >
      {letter}
    </span>
  );
}
