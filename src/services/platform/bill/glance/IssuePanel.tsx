/** The run that issues the month: how far it is, whose bill is in hand, and the way to stop it and to go on. */
import { useId, useState } from 'react';
import { useLinks } from '../../../../admin/dashboard/useLinks.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Chip } from '../../../../ui/chip/Chip.tsx';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';
import { formatDay } from '../../../../fields/date/formatDay.ts';
import { serverToday } from '../../../../session/today.ts';
import { lateDay, taxLateDay } from '../bill.rules.ts';
import { issuedSoFar, type MonthGlance } from './glance.ts';
import { issuedOf, secondsLeft, type RunState } from './issueRun.ts';
import { useGlance } from './useGlance.tsx';
import { useIssueRun } from './useIssueRun.tsx';

interface Props {
  readonly data: MonthGlance;
  readonly screen: string;
}

export function IssuePanel({ data, screen }: Props) {
  const { ym, figures } = data;
  const { word, full, follow, ymText, lang } = useGlance();
  const [late, taxLate] = [lateDay, taxLateDay].map((dayOf) => dayOf(ym, serverToday()));
  const { record } = useLinks();
  const id = useId();
  const { run, start, stop } = useIssueRun(screen, ym, late ? ['billLate'] : []);
  const [asking, setAsking] = useState(false);
  // While it runs the counts of before stand: what the run has done is added to them.
  const [before, setBefore] = useState(0);
  const { issued: out, of, waiting, whole } = issuedSoFar(data);
  const isRunning = run?.state === 'running';
  const issued = isRunning ? issuedOf(before, run) : out;
  const left = figures.draft.count;
  const all = isRunning ? before + run.total + of - out - left : of;
  if (!isRunning && out + left === 0) return null;
  const begin = () => {
    setAsking(false);
    setBefore(out);
    void start();
  };
  return (
    <section className="pb-card" aria-labelledby={id}>
      <header>
        <h3 id={id}>{word('run_title')}</h3>
        <StateChip run={run} left={left} whole={whole} />
      </header>
      <div className="pb-run">
        <p className="pb-run__count">
          <b>{issued}</b> {word('run_of', { count: all })}
          {isRunning && <TimeLeft run={run} />}
        </p>
        <progress value={issued} max={all} aria-labelledby={id} />
        {isRunning && <p role="status">{word('run_now', { name: run.now })}</p>}
        {isRunning && <p>{word('run_hint')}</p>}
        {!isRunning && left > 0 && (
          <p>{word('run_left', { count: left, amount: full(figures.draft.amount ?? '0') })}</p>
        )}
        {!isRunning && waiting.length > 0 && (
          <p>{word('run_waits', { what: waiting.map((key) => `${word(key)} ${figures[key].count}`).join(', ') })}</p>
        )}
        {!isRunning && run && run.refused.length > 0 && (
          <ul className="pb-run__refused" aria-label={word('run_refused', { count: run.refused.length })}>
            {run.refused.map((one) => {
              const href = record('platform/bill', one.id);
              return (
                <li key={one.id}>
                  {href ? (
                    <a href={href} onClick={(event) => follow(event, href)}>
                      {one.name}
                    </a>
                  ) : (
                    one.name
                  )}
                  <small>{one.why}</small>
                </li>
              );
            })}
          </ul>
        )}
        {(isRunning || left > 0) && (
          <Button
            size="s"
            kind={isRunning || run ? 'outline' : 'tint'}
            onClick={isRunning ? stop : () => setAsking(true)}
          >
            {word(isRunning ? 'run_stop' : run?.state === 'stopped' ? 'run_on' : 'run_start')}
          </Button>
        )}
      </div>
      <AlertDialog
        open={asking}
        title={word('run_question', { month: ymText(ym), count: left })}
        message={
          <>
            {word('run_sum', { amount: full(figures.draft.amount ?? '0') })}
            {figures.held.count > 0 && <> {word('run_without', { count: figures.held.count })}</>}
            {taxLate && (
              <>
                <br />
                <strong>{word('run_tax_late', { day: formatDay(taxLate, lang) })}</strong>
              </>
            )}
            {late && (
              <>
                <br />
                <strong>{word('run_late', { day: formatDay(late, lang) })}</strong>
              </>
            )}
          </>
        }
        confirmLabel={word('run_start')}
        onConfirm={begin}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

interface ChipProps {
  readonly run: RunState | undefined;
  readonly left: number;
  readonly whole: boolean;
}

function StateChip({ run, left, whole }: ChipProps) {
  const { word } = useGlance();
  if (run?.state === 'running')
    return (
      <Chip mark="half" tone="accent">
        {word('run_running')}
      </Chip>
    );
  if (run?.state === 'stopped' && left > 0)
    return (
      <Chip mark="square" tone="warn">
        {word('run_stopped')}
      </Chip>
    );
  return whole ? (
    <Chip mark="dot" tone="ok">
      {word('run_done')}
    </Chip>
  ) : null;
}

function TimeLeft({ run }: { readonly run: RunState }) {
  const { word } = useGlance();
  const seconds = secondsLeft(run, Date.now());
  if (seconds === undefined) return null;
  const minutes = Math.ceil(seconds / 60);
  return (
    <span>{seconds < 60 ? word('run_seconds', { count: seconds }) : word('run_minutes', { count: minutes })}</span>
  );
}
