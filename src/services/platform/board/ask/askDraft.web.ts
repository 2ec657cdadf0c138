/** A question that was begun waits in this tab for whoever leaves the page and comes back. */
import { noQuestion, type Question } from './ask.rules.ts';

const key = 'hangro.ask';

export function readDraft(): Question | undefined {
  try {
    const { writerNm, email, title, text } = JSON.parse(sessionStorage.getItem(key) ?? '') as Record<string, unknown>;
    const words = { writerNm, email, title, text };
    return Object.values(words).every((word) => typeof word === 'string')
      ? ({ ...noQuestion, ...words } as Question)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined takes it away. Consent is given anew each time. */
export function writeDraft(question: Question | undefined): void {
  try {
    if (question) sessionStorage.setItem(key, JSON.stringify(question));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing: the page still does.
  }
}
