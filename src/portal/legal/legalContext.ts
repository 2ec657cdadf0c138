import { createContext, use } from 'react';
import type { LegalDocument, Version } from './document.ts';
import { numbersOf } from './versions.ts';

export interface LegalReading {
  readonly document: LegalDocument;
  /** Number of every article of the shown version by its id. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Query of the whole text, where only some of its articles stand on the page. */
  readonly whole?: string;
}

export const readingOf = (document: LegalDocument, version: Version, whole?: string): LegalReading => ({
  document,
  numbers: numbersOf(version),
  ...(whole !== undefined && { whole }),
});

export const LegalContext = createContext<LegalReading | undefined>(undefined);

/** The document that the block stands in. */
export function useReading(): LegalReading {
  const reading = use(LegalContext);
  if (!reading) throw new Error('a legal block stands outside a document');
  return reading;
}
