import { useEffect, useState } from 'react';
import type { Article } from './document.ts';

/** Id of the article that is being read: the last whose heading has come to the upper third of the window. */
export function useArticleInView(articles: readonly Article[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      const passed = articles.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && (top <= line || (atEnd && top < window.innerHeight));
      });
      setCurrent((passed.at(-1) ?? articles[0])?.id);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [articles]);
  return current;
}
