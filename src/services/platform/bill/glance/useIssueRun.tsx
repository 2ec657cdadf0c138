/** Issues the drafts of a month one by one, so that it can be seen and stopped; what is issued already is never issued again. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { RaRecord } from 'react-admin';
import type { DeskDataProvider, ListMeta } from '../../../../admin/providers/dataProvider.ts';
import { filterOf, orderOf, readAddress } from '../../../../admin/screens/list/listParams.ts';
import { withConfirmed } from '../../../../admin/screens/useWarnings.tsx';
import { mostRows } from '../../../../admin/screens/list/search/search.ts';
import { serverToday } from '../../../../session/today.ts';
import { bill } from '../bill.ts';
import { displayName } from '../../../../record/resource.ts';
import { listOf } from './glance.ts';
import type { Refused, RunState } from './issueRun.ts';

const columns = ['billNo', 'corpId'] as const;

export interface IssueRun {
  readonly run: RunState | undefined;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** `seen`: warnings about the whole run that its question has told. */
export function useIssueRun(screen: string, ym: string, seen: readonly string[]): IssueRun {
  const provider = useDataProvider<DeskDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [run, setRun] = useState<RunState>();
  const stopped = useRef(false);
  const stop = () => {
    stopped.current = true;
  };
  // It is this page that goes on: whoever leaves it lets the bill in hand end, and nothing more.
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const running = run?.state === 'running';
  useEffect(() => {
    if (!running) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [running]);

  const issue = async (row: RaRecord) => {
    const id = Number(row.id);
    const { failed = [] } = await provider.actionMany(screen, [id], 'issue', withConfirmed({}, seen));
    return failed.map(({ message }) => ({ id, name: nameOf(row), why: message }));
  };
  const start = async () => {
    stopped.current = false;
    // Exactly what the list of these drafts shows.
    const address = new URLSearchParams(listOf('draft', ym).search).toString();
    const drafts = readAddress(address, bill, serverToday());
    try {
      const { data } = await provider.getList(screen, {
        pagination: { page: 1, perPage: mostRows },
        sort: orderOf({ field: 'billNo', direction: 'asc' }),
        filter: filterOf(drafts, bill),
        meta: { columns } satisfies ListMeta,
      });
      const refused: Refused[] = [];
      const startedAt = Date.now();
      const tell = (state: RunState['state'], done: number, now = '') =>
        setRun({ state, total: data.length, done, refused: [...refused], now, startedAt });
      let done = 0;
      for (const row of data) {
        if (stopped.current) break;
        tell('running', done, nameOf(row));
        refused.push(...(await issue(row)));
        done += 1;
        tell('running', done, nameOf(row));
      }
      tell(done < data.length ? 'stopped' : 'ended', done);
    } catch (error) {
      setRun((state) => state && { ...state, state: 'stopped', now: '' });
      notify(error instanceof Error ? error.message : 'desk.error.general', { type: 'error' });
    } finally {
      void queries.invalidateQueries();
    }
  };
  return { run, start, stop };
}

const nameOf = (row: RaRecord): string =>
  [row[displayName('corpId')], row.billNo].filter((text) => typeof text === 'string').join(' ');
