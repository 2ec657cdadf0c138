/** Warnings before something is saved or done: shown once, and gone past when the person says so. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../session/calls/error.ts';
import { AlertDialog } from '../../ui/dialog/AlertDialog.tsx';
import { WarningLines } from './WarningLines.tsx';
import type { Warning } from './WarningLines.tsx';

export interface Warnings {
  /** Asks; true: the person goes on. */
  readonly ask: (warnings: readonly Warning[]) => Promise<boolean>;
  /** The question, to be rendered. `go` is what going on is called. */
  readonly question: ReactNode;
}

export function useWarnings(go = 'desk.form.save_anyway'): Warnings {
  const t = useTranslate();
  const [asked, setAsked] = useState<{ warnings: readonly Warning[]; answer: (goes: boolean) => void }>();
  const answer = (goes: boolean) => {
    setAsked(undefined);
    asked?.answer(goes);
  };
  const count = asked?.warnings.length ?? 0;
  return {
    ask: (warnings) => new Promise((resolve) => setAsked({ warnings, answer: resolve })),
    question: (
      <AlertDialog
        open={asked !== undefined}
        title={t('desk.form.warnings', { count, smart_count: count })}
        message={t('desk.form.warnings_hint')}
        confirmLabel={t(go)}
        cancelLabel={t('desk.form.look_again')}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <WarningLines warnings={asked?.warnings ?? []} />
      </AlertDialog>
    ),
  };
}

/**
 * Runs a call with what was confirmed so far; where the server warns of more, asks and runs it again. Undefined when the
 * person stays.
 */
export async function runConfirmed<T>(
  run: (confirmed: readonly string[]) => Promise<T>,
  ask: (error: ApiError) => Promise<boolean>,
  confirmed: readonly string[] = [],
): Promise<T | undefined> {
  try {
    return await run(confirmed);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'E_WARN') throw error;
    const seen = new Set([...confirmed, ...error.problems.flatMap(({ warn }) => warn ?? [])]);
    if (seen.size === new Set(confirmed).size) throw error;
    return (await ask(error)) ? runConfirmed(run, ask, [...seen]) : undefined;
  }
}

/** The body of a call that says what was confirmed. */
export const withConfirmed = <T extends object>(body: T, confirmed: readonly string[]): T =>
  confirmed.length ? { ...body, confirmed } : body;
