import { useSearchParams } from 'react-router-dom';
import { useToday } from '../today.ts';
import type { LegalDocument, Version } from './document.ts';
import { inForce } from './versions.ts';

export interface LegalQuery {
  readonly shown: Version;
  readonly current: Version;
  /** The version that the shown one is held against. */
  readonly compared: Version | undefined;
  /** Query of another view of the same page; `?` included. */
  readonly viewOf: (effective: string, comparedWith?: string) => string;
}

/** What the address asks for: `v` a version, `compare` an older one beside it; without them the one in force. */
export function useLegalQuery({ versions }: LegalDocument): LegalQuery {
  const [query] = useSearchParams();
  const find = (day: string | null) => versions.find(({ effective }) => effective === day);
  const current = inForce(versions, useToday());
  const shown = find(query.get('v')) ?? current;
  const other = find(query.get('compare'));
  return {
    shown,
    current,
    compared: other && other.effective < shown.effective ? other : undefined,
    viewOf: (effective, comparedWith) => {
      const next = new URLSearchParams(query);
      next.delete('v');
      next.delete('compare');
      if (effective !== current.effective) next.set('v', effective);
      if (comparedWith) next.set('compare', comparedWith);
      return `?${next.toString()}`;
    },
  };
}
