/** Reads what is on the screen again, when the person hears that somebody else has moved it on. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { unsavedCount } from '../../session/unsaved.ts';

/** Nothing happens while something typed is unsaved: saving tells then what has changed meanwhile. */
export function useFreshen(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    if (unsavedCount() > 0) return;
    // A begun record has nothing new to hear.
    void queries.invalidateQueries({ predicate: ({ queryKey: [, kind] }) => kind !== 'newRecord' });
  }, [queries]);
}
