/** Puts a bar elsewhere: saved with the version it was read with, told with a way back, refused without a loss. */
import { useNotify, useDataProvider } from 'react-admin';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { screenOfResource } from '../../../admin/routes.ts';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { runConfirmed, useWarnings, withConfirmed } from '../../../admin/screens/useWarnings.tsx';
import { ApiError } from '../../../session/calls/error.ts';
import { useT } from '../../../ui/text.tsx';
import type { GanttPlace } from '../../../ui/gantt/model.ts';
import { daysOf, kindWords, movedFields, movedWords } from './bars.web.ts';
import type { MovedFields, PlanBar, PlanRecord } from './bars.web.ts';

export interface Undo {
  readonly bar: PlanBar;
  readonly words: string;
  readonly version: unknown;
  readonly back: MovedFields;
}

/** What a move is told with: the name of the row, and what is to be looked at there. */
interface Told {
  readonly row: string;
  readonly warning: string | undefined;
}

interface MovePlan {
  /** Where a bar goes while the server has not answered, or the person not been asked to the end. */
  readonly ahead: { readonly id: string; readonly place: GanttPlace } | undefined;
  readonly undo: Undo | undefined;
  /** Asks as a form does: whoever looks again finds the bar where it was. To be rendered. */
  readonly question: ReactNode;
  readonly move: (bar: PlanBar, place: GanttPlace, told: Told) => Promise<void>;
  readonly takeBack: () => Promise<void>;
  readonly forget: () => void;
}

export function useMovePlan(refresh: () => Promise<unknown>): MovePlan {
  const t = useT();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const { screens, mayWrite } = useScreenAccess();
  const { ask, question } = useWarnings();
  const [ahead, setAhead] = useState<MovePlan['ahead']>();
  const [undo, setUndo] = useState<Undo>();

  const save = async (
    bar: PlanBar,
    version: unknown,
    fields: MovedFields,
    goOn: (warned: ApiError) => Promise<boolean>,
  ): Promise<PlanRecord | undefined> => {
    const screen = screenOfResource(`rs4/${bar.kind}`, screens, mayWrite);
    if (!screen) return undefined;
    try {
      const id = bar.record.id as number;
      const answer = await runConfirmed((confirmed) => {
        const data = withConfirmed({ ...fields, version }, confirmed);
        return provider.update(screen.name, { id, data, previousData: { id } });
      }, goOn);
      return answer?.data;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const words =
        error.code === 'E_CONFLICT' ? t('schedule.conflict') : t('schedule.refused', { reason: error.message });
      notify(<span>{words}</span>, { type: 'error' });
      return undefined;
    } finally {
      await refresh();
    }
  };

  const move = async (bar: PlanBar, place: GanttPlace, told: Told) => {
    const fields = movedFields(bar, place);
    setAhead({ id: bar.id, place });
    setUndo(undefined);
    try {
      const saved = await save(bar, bar.record.version, fields, ({ problems }) => ask(problems));
      if (!saved) return;
      const changed = daysOf[bar.kind].filter((name) => name in fields);
      const back: MovedFields = Object.fromEntries(changed.map((name) => [name, bar.record[name] ?? null]));
      const words = t(movedWords(bar, place), {
        ...{ name: bar.title, what: t(kindWords(bar.kind)), row: told.row, from: place.from, to: place.to },
      });
      const whole = [words, told.warning].filter(Boolean).join(' · ');
      setUndo({ bar, back, words: whole, version: saved.version });
    } finally {
      setAhead(undefined);
    }
  };

  const takeBack = async () => {
    if (!undo) return;
    setUndo(undefined);
    // It stood there before: nobody is asked a second time.
    if (await save(undo.bar, undo.version, undo.back, async () => true))
      notify(<span>{t('schedule.undone', { name: undo.bar.title })}</span>, { type: 'info' });
  };

  return { ahead, undo, question, move, takeBack, forget: () => setUndo(undefined) };
}
