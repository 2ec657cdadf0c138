/** What belongs to a record below its fields: its grids and its history, a tab each. */
import { lazy, Suspense, useState } from 'react';
import type { ComponentType, FocusEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { grids, listKey } from '../../../../record/resource.ts';
import { liveRows } from '../../../../sheet/editing.ts';
import { TabPanel, Tabs } from '../../../../ui/tabs/Tabs.tsx';
import type { Tab } from '../../../../ui/tabs/Tabs.tsx';
import { usePhone } from '../../../../ui/useMedia.ts';
import { gridsBelow, treeOf } from '../below/gridTree.ts';
import { useChosenRows } from '../below/useChosenRows.ts';
import { GridPanel } from './GridPanel.tsx';
import type { Target } from './GridPanel.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import type { FormTab } from '../parts.ts';
import { rowsOf } from '../model/values.ts';
import { errorsOf } from '../model/problems.ts';
import { useRecordForm } from '../recordForm.ts';
import { basicTab, historyTab } from './useTabs.ts';
import type { TabsState } from './useTabs.ts';

interface Props {
  readonly tabs: TabsState;
  /** Fields of the header, for their tab on a phone. */
  readonly fields: ReactNode;
  readonly target: Target | undefined;
  /** Grids that stand as something else than a grid, by name. */
  readonly panels: Readonly<Record<string, ReactNode>>;
  /** What stands above the rows of a grid, by name. */
  readonly above: Readonly<Record<string, ReactNode>>;
  /** Buttons of a grid beyond those of its rows, by name. */
  readonly own: Readonly<Record<string, ReactNode>>;
  /** What the service shows of the record, beyond its grids. */
  readonly more: readonly FormTab[];
  readonly history?: ComponentType | undefined;
  /** Brings back what was folded away at the right. */
  readonly onUnfold: (() => void) | undefined;
}

const UnfoldSide = lazy(() => import('../side/UnfoldSide.tsx'));
const GridStack = lazy(() => import('../below/GridStack.tsx'));

const idBase = 'record';

export function DetailTabs({
  tabs: { ids, value, choose },
  fields,
  target,
  panels,
  above,
  own,
  more,
  history: History = HistoryPanel,
  onUnfold,
}: Props) {
  const t = useTranslate();
  const phone = usePhone();
  const { resource, labels, values, before, problems } = useRecordForm();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const choice = useChosenRows();
  const declaredGrids = grids(resource);
  const errorsAt = (test: (grid: string | undefined) => boolean) =>
    errorsOf(problems).filter((problem) => problem.at !== '' && test(problem.grid)).length;
  const tabOf = (id: string): Tab => {
    if (id === historyTab) return { id, label: t('desk.history.title') };
    if (id === basicTab) return { id, label: t('desk.form.basic'), errors: errorsAt((grid) => grid === undefined) };
    const added = more.find((tab) => tab.id === id);
    if (added) return { id, label: t(`resources.${resource.prefix}.tabs.${id}`), count: added.count?.(before) };
    const count = panels[id] ? undefined : liveRows(rowsOf(values, listKey(id, declaredGrids[id]))).length;
    return {
      id,
      label: labels.grid(id),
      count,
      errors: errorsAt((grid) => grid !== undefined && treeOf(resource, id).includes(grid)),
    };
  };
  const Panel = declaredGrids[value] && gridsBelow(resource, value).length > 0 ? GridStack : GridPanel;
  if (ids.length === 0) return null;
  return (
    <>
      <Tabs
        idBase={idBase}
        label={t('desk.form.parts')}
        tabs={ids.map(tabOf)}
        value={value}
        onChange={choose}
        tools={
          <>
            {!phone && declaredGrids[value] && own[value]}
            <span ref={setTools} className="hg-tabtools" />
            {onUnfold && (
              <Suspense fallback={null}>
                <UnfoldSide onUnfold={onUnfold} />
              </Suspense>
            )}
          </>
        }
      />
      <TabPanel idBase={idBase} id={value} className="hg-record__panel" onFocus={phone ? undefined : showWhole}>
        {value === basicTab && fields}
        {value === historyTab && <History />}
        <Suspense fallback={null}>{more.map(({ id, View }) => id === value && <View key={id} />)}</Suspense>
        {declaredGrids[value] && above[value]}
        {phone && declaredGrids[value] && own[value]}
        {declaredGrids[value] &&
          (panels[value] ?? (
            <Suspense fallback={null}>
              <Panel key={value} grid={value} choice={choice} tools={tools} target={target} />
            </Suspense>
          ))}
      </TabPanel>
    </>
  );
}

/** Who comes to the rows by keyboard sees them, not only the edge of them under the fields. A pointer finds what it pressed in its place. */
function showWhole({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.contains(relatedTarget) || !target.matches(':focus-visible')) return;
  currentTarget.scrollIntoView({ block: 'nearest' });
}
