import { Picture } from './Picture.tsx';

/** A sheet on the water; with room for the first entry where one can be made here. */
export const EmptyPicture = ({ adds }: { readonly adds: boolean }) => (
  <Picture>
    <g stroke="var(--picture-line)">
      <path d="M34 12h38l12 12v32H34zM72 12v12h12M42 28h22M42 40h30" />
      <path d="M8 68c8 0 8-4 16-4s8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4" />
    </g>
    {adds && <path stroke="var(--primary)" strokeWidth="2" d="M94 46v18M85 55h18" />}
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
