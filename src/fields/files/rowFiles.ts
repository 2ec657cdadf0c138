/** What the file columns of a grid ask of the form: uploads to a row, and downloads. */
import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { FileEntry } from './entry.ts';

/** A file column in a row. */
export interface RowPlace {
  readonly grid: string;
  /** Key of the row. */
  readonly row: string;
  readonly name: string;
}
/** An upload on its way to a row. */
export interface RowSending {
  readonly uid: string;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1; at 1 the server is still looking at it. */
  readonly part: number;
  readonly message?: string;
}
export interface RowFiles {
  readonly sending: (at: RowPlace) => readonly RowSending[];
  /** `kinds` are the types that the column takes; what may not be sent is told at once. */
  readonly add: (at: RowPlace, kinds: readonly string[], files: readonly File[]) => void;
  readonly retry: (uid: string) => void;
  /** Breaks an upload off, or forgets a failed one. */
  readonly drop: (uid: string) => void;
  readonly download: (files: readonly FileEntry[]) => void;
  /** Shows a picture in full, with the others; absent where nothing is shown over the form. */
  readonly show?: (file: FileEntry, pictures: readonly FileEntry[]) => void;
  /** What a file is at a glance: its small picture, else its extension. */
  readonly Mark: ComponentType<{ readonly file: FileEntry }>;
}

export const RowFilesContext = createContext<RowFiles | undefined>(undefined);

/** Undefined where rows stand outside of a form: names alone show. */
export const useRowFiles = (): RowFiles | undefined => useContext(RowFilesContext);
