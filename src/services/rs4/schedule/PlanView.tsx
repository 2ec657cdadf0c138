/** A schedule on the screen: bars as they are or will be, who is told what, and the way back after a move. */
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { screenOfResource } from '../../../admin/routes.ts';
import { Agenda } from '../../../ui/gantt/Agenda.tsx';
import { Gantt } from '../../../ui/gantt/Gantt.tsx';
import type { GanttBar, GanttGroup, GanttPlace } from '../../../ui/gantt/model.ts';
import { useT } from '../../../ui/text.tsx';
import { usePhone } from '../../../ui/useMedia.ts';
import { barsByRow, clashAt, isMovable } from './bars.web.ts';
import type { PlanBar } from './bars.web.ts';
import { UndoBar } from './UndoBar.tsx';
import { useMovePlan } from './useMovePlan.tsx';

interface Props {
  readonly groups: readonly GanttGroup[];
  readonly bars: readonly PlanBar[];
  readonly first: string;
  readonly days: number;
  readonly today: string;
  readonly lang: string;
  readonly refresh: () => Promise<unknown>;
  /** Last day of the order that a work belongs to, where it is known. */
  readonly orderEnd: (bar: PlanBar) => string | undefined;
  readonly empty: ReactNode;
}

export function PlanView({ groups, bars, refresh, empty, orderEnd, ...span }: Props) {
  const t = useT();
  const phone = usePhone();
  const navigate = useNavigate();
  const { screens, mayOpen, pathOf } = useScreenAccess();
  const { ahead, undo, question, move, takeBack, forget } = useMovePlan(refresh);
  const shown = bars.map((bar) => (ahead?.id === bar.id ? { ...bar, ...ahead.place } : bar));
  const planOf = ({ id }: GanttBar) => bars.find((bar) => bar.id === id);
  const open = (bar: GanttBar) => {
    const plan = planOf(bar);
    const screen = plan && screenOfResource(`rs4/${plan.kind}`, screens, mayOpen);
    if (!screen) return;
    void navigate(pathOf(screen, plan.record.id as number));
  };
  const nameOf = (row: string) => groups.flatMap(({ rows }) => rows).find(({ id }) => id === row)?.name ?? '';
  const inRows = useMemo(() => barsByRow(bars), [bars]);
  const beyond = (plan: PlanBar, { to }: GanttPlace) => {
    const end = isMovable(plan) ? orderEnd(plan) : undefined;
    return end && to > end ? t('schedule.beyond', { end }) : undefined;
  };
  const inTheWay = (plan: PlanBar, place: GanttPlace) => {
    const other = clashAt(inRows.get(place.row) ?? [], plan, place);
    if (!other) return undefined;
    const name = [other.no, other.shipNm].filter(Boolean).join(' ');
    return t('schedule.clash', { name, from: other.fromDt, to: other.toDt });
  };
  const clashOf = (bar: GanttBar, place: GanttPlace) => {
    const plan = planOf(bar);
    const told = plan && [inTheWay(plan, place), beyond(plan, place)].filter(Boolean).join(' · ');
    return told || undefined;
  };
  if (bars.length === 0 && (phone || groups.length === 0)) return empty;
  if (phone) return <Agenda {...{ groups, bars: shown, onOpen: open, ...span }} />;
  return (
    <>
      <Gantt
        {...{ groups, bars: shown, onOpen: open, ...span }}
        label={t('schedule.title')}
        clashOf={clashOf}
        onMove={(bar, place) => {
          const plan = planOf(bar);
          if (plan) void move(plan, place, { row: nameOf(place.row), warning: beyond(plan, place) });
        }}
      />
      {undo && <UndoBar words={undo.words} onUndo={() => void takeBack()} onClose={forget} />}
      {question}
    </>
  );
}
