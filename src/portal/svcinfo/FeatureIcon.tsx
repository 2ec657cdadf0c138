import { glyphs } from './features.ts';
import type { Feature } from './features.ts';

export const FeatureIcon = ({ name }: { readonly name: Feature }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false">
    <path d={glyphs[name]} />
  </svg>
);
