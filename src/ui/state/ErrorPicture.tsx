import { Picture } from './Picture.tsx';

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
