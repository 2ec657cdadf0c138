/** Reads what is on the screen again, when the person hears that somebody else has moved it on. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { unsavedCount } from '../../session/unsaved.ts';

/** Calls of react-admin by which screens show what is stored; a begun record has nothing new to hear. */
const shown: readonly unknown[] = [
  'getOne',
  'getList',
  'getInfiniteList',
  'getMany',
  'getManyReference',
  'facts',
  'dashboard',
];

/** Nothing happens while something typed is unsaved: saving tells then what has changed meanwhile. */
export function useFreshen(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    if (unsavedCount() > 0) return;
    void queries.invalidateQueries({ predicate: ({ queryKey: [, kind] }) => shown.includes(kind) });
  }, [queries]);
}
