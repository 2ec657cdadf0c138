import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../session/language.ts';
import { AnswersContext } from './answerStore.ts';
import type { PortalPages } from './contract.ts';

/** Keeps title, description and addresses of the document true on moves inside the application; the first page brings its own. */
export function useHead(pages: PortalPages): void {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const store = use(AnswersContext);
  const address = pathname + search;
  const here = `${language} ${address}`;
  const first = useRef(here);
  useEffect(() => {
    if (first.current === here) return;
    first.current = '';
    let stop: (() => void) | undefined;
    let current = true;
    void import('./draw/followHead.ts').then(({ followHead }) => {
      if (current) stop = followHead({ address, language, pages, store });
    });
    return () => {
      current = false;
      stop?.();
    };
  }, [here, address, language, pages, store]);
}
