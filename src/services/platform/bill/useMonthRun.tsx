/** A month's work over all companies, as the operator's lists start it: asks for the month, some companies at a time, tells how far it is. */
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import type { ActionButton } from '../../../core/resource.ts';
import type { OwnAction } from '../../../admin/layout/pageActions.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { ActionDialog, type PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { Button } from '../../../ui/button/Button.tsx';
import './bill.css';

/** What a call answers of each company. */
export interface Done extends Values {
  readonly corpNm: string;
  readonly failed?: string;
}
interface Answer {
  readonly content: readonly Done[];
  readonly total: number;
  readonly left: number;
  readonly next?: number;
}

/** Companies of one call: short enough to see it move. */
const atOnce = 20;

interface Run {
  readonly action: ActionButton & { readonly fields: object };
  /** The sentence of the end, by what was answered. */
  readonly told: (done: readonly Done[]) => Values;
  readonly word: string;
  /** What the dialog opens with, where the server is asked for that; without an answer it opens with its defaults. */
  readonly propose?: () => Promise<Values>;
  /** Shows in the dialog what the month asked for would bring about. */
  readonly Plan?: ComponentType<PlanProps>;
}

export interface MonthRun {
  readonly extra?: ReactNode;
  readonly extraChoices?: readonly OwnAction[];
  readonly children: ReactNode;
}

export function useMonthRun({ screen, level }: ListScreenProps, { action, told, word, propose, Plan }: Run): MonthRun {
  const t = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const queries = useQueryClient();
  // What the dialog is open with.
  const [open, setOpen] = useState<Values>();
  const [far, setFar] = useState<{ done: number; total: number }>();
  const { prefix } = screen.resource;
  const label = t(`resources.${prefix}.actions.${action.name}`);
  const words = (key: string, args: Values) => t(`resources.${prefix}.words.${key}`, args);

  const run = async (input: Values) => {
    const done: Done[] = [];
    try {
      setFar({ done: 0, total: 0 });
      for (let after: number | undefined = 0; after !== undefined;) {
        const sent: Values = { ...input, after, most: atOnce };
        const answer = (await provider.tell(screen.name, action.name, sent)) as Answer;
        done.push(...answer.content);
        setFar({ done: done.length, total: answer.total });
        after = answer.next;
      }
      setOpen(undefined);
      const failed = done.filter((one) => one.failed).map(({ corpNm }) => corpNm);
      const sentence = [words(word, told(done)), failed.length ? words('failed', { names: failed.join(', ') }) : ''];
      notify(sentence.join(' ').trim(), { type: failed.length ? 'warning' : 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.problems.some(({ field }) => field !== undefined)) return error.problems;
      notify(error instanceof Error ? error.message : 'desk.error.general', { type: 'error' });
    } finally {
      setFar(undefined);
      // What is done is done, also where it was broken off.
      if (done.length) void queries.invalidateQueries();
    }
    return undefined;
  };

  const ask = async () => setOpen((await propose?.().catch(() => undefined)) ?? {});

  if (level < 2) return { children: null };
  return {
    extra: (
      <Button size="s" kind="filled" onClick={() => void ask()}>
        {label}
      </Button>
    ),
    extraChoices: [{ id: action.name, label, onClick: () => void ask() }],
    children: (
      <>
        {far && far.total > 0 && (
          <p className="pb-far" role="status">
            <progress value={far.done} max={far.total} aria-hidden="true" />
            {words('progress', { done: far.done, total: far.total })}
          </p>
        )}
        {open && (
          <ActionDialog
            resource={screen.resource}
            action={action}
            record={undefined}
            title={label}
            label={label}
            busy={far !== undefined}
            held={open}
            Plan={Plan}
            onRun={run}
            onClose={() => setOpen(undefined)}
          />
        )}
      </>
    ),
  };
}
