/** What an authority may do in each menu: a tree with three levels a line, folders for all of their menus. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'ra-core';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { grids, listKey } from '../../../fields/resource.ts';
import { rowKey, same } from '../../../fields/rows/editing.ts';
import type { Row } from '../../../fields/rows/editing.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { cx } from '../../../ui/cx.ts';
import { TextBox } from '../../../ui/form/TextBox.tsx';
import { DownGlyph, RightGlyph } from '../../../ui/icon/glyphs.tsx';
import { isComposing } from '../../../ui/keys.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/state/FormSkeleton.tsx';
import { StatusFigure, StatusLine } from '../../../ui/status/StatusLine.tsx';
import { gridLock } from '../form/locks.ts';
import { rowsOf } from '../form/model/values.ts';
import { useRecordForm } from '../form/recordForm.ts';
import { levelsOfRows, withLevel } from './rows.ts';
import { countLevels, levelOfLine, menuLines, menuNodes, searched } from './tree.ts';
import type { FolderLevel, Level, MenuLine } from './tree.ts';
import { useMenus } from './useMenus.ts';
import './matrix.css';

const levels: readonly (readonly [level: Level, text: string])[] = [
  ['2', 'desk.menu_auth.all'],
  ['1', 'desk.menu_auth.read'],
  ['0', 'desk.menu_auth.none'],
];

export function MenuMatrix({ grid }: { readonly grid: string }) {
  const t = useTranslate();
  const form = useRecordForm();
  const { menus, failed, retry } = useMenus();
  const [keyword, setKeyword] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const list = listKey(grid, grids(form.resource)[grid]);
  const rows = rowsOf(form.values, list);
  const { mode } = form.situation;
  const lock =
    mode === 'read' || form.locked.has(grid) || gridLock(form.situation, grids(form.resource)[grid]!) !== undefined;
  const nodes = useMemo(() => menuNodes(menus ?? []), [menus]);
  const shown = useMemo(() => searched(nodes, keyword), [nodes, keyword]);
  // What a search finds shows even in a closed folder.
  const lines = useMemo(() => menuLines(shown, keyword.trim() ? new Set() : closed), [shown, closed, keyword]);
  const now = useMemo(() => levelsOfRows(rows), [rows]);
  const before = useMemo(
    () => (mode === 'edit' ? levelsOfRows(rowsOf(form.before, list)) : now),
    [form.before, list, mode, now],
  );
  if (failed) return <ErrorState onRetry={retry} />;
  if (!menus) return <FormSkeleton fields={8} />;
  const counts = countLevels(nodes, now);
  const toggle = (id: number) =>
    setClosed((was) => {
      const next = new Set(was);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <div className="hg-matrix">
      <div className="hg-matrix__head">
        <TextBox
          icon={<SearchIcon />}
          aria-label={t('desk.menu_auth.search')}
          placeholder={t('desk.menu_auth.search')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
            if (event.key !== 'Escape' || keyword === '' || isComposing(event)) return;
            event.preventDefault();
            setKeyword('');
          }}
        />
        <span className="hg-t2">{t('desk.menu_auth.not_subscribed')}</span>
      </div>
      {lines.length === 0 ? (
        <EmptyState searched title={t('desk.menu_auth.not_found')} />
      ) : (
        <Tree
          lines={lines}
          levelOf={(line) => levelOfLine(line, now)}
          changed={(line) => line.targets.some((id) => !same(now.get(id) ?? '0', before.get(id) ?? '0'))}
          lock={lock}
          onToggle={toggle}
          onLevel={(line, level) => form.change({ [list]: withLevel(rows, line.targets, level) }, grid)}
        />
      )}
      <StatusLine small end={!lock && <span className="hg-t3">{t('desk.menu_auth.keys')}</span>}>
        {levels.map(([level, text]) => (
          <StatusFigure key={level} label={t(text)} value={counts[level]} />
        ))}
        {mode === 'edit' && <Changed rows={rows} before={rowsOf(form.before, list)} />}
      </StatusLine>
    </div>
  );
}

/** How many menus differ from what is stored. */
function Changed({ rows, before }: { readonly rows: readonly Row[]; readonly before: readonly Row[] }) {
  const t = useTranslate();
  const old = new Map(before.map((row) => [rowKey(row), row]));
  const count = rows.filter((row) => !same(old.get(rowKey(row))?.menuAuthCd, row.menuAuthCd)).length;
  return count > 0 ? <StatusFigure label={t('desk.grid.changed')} value={count} tone="primary" /> : null;
}

interface TreeProps {
  readonly lines: readonly MenuLine[];
  readonly levelOf: (line: MenuLine) => FolderLevel;
  readonly changed: (line: MenuLine) => boolean;
  readonly lock: boolean;
  readonly onToggle: (id: number) => void;
  readonly onLevel: (line: MenuLine, level: Level) => void;
}

function Tree({ lines, levelOf, changed, lock, onToggle, onLevel }: TreeProps) {
  const t = useTranslate();
  const { nameOf } = useFieldEnvironment();
  const box = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(lines[0]?.node.menu.id);
  const at = Math.max(
    lines.findIndex((line) => line.node.menu.id === active),
    0,
  );
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    box.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
  }, [at]);

  const go = (index: number) => {
    const line = lines[Math.min(Math.max(index, 0), lines.length - 1)];
    if (!line) return;
    moved.current = true;
    setActive(line.node.menu.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines[at];
    if (!line || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { id, paId } = line.node.menu;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(lines.length - 1),
      ArrowRight: () => (line.folder && !line.open ? onToggle(id) : go(at + (line.folder ? 1 : 0))),
      ArrowLeft: () =>
        line.folder && line.open ? onToggle(id) : go(lines.findIndex((one) => one.node.menu.id === paId)),
      ...(!lock && {
        '2': () => onLevel(line, '2'),
        '1': () => onLevel(line, '1'),
        '0': () => onLevel(line, '0'),
        ' ': () => onLevel(line, next(levelOf(line))),
      }),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return (
    <div className="hg-matrix__scroll">
      <table
        ref={box}
        role="treegrid"
        aria-label={t('desk.menu_auth.title')}
        aria-readonly={lock}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('desk.menu_auth.menu')}
            </th>
            {levels.map(([level, text]) => (
              <th key={level} role="columnheader" scope="col" className="hg-matrix__level">
                {t(text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Line
              key={line.node.menu.id}
              line={line}
              name={nameOf(line.node.menu)}
              level={levelOf(line)}
              changed={changed(line)}
              lock={lock}
              active={index === at}
              onFocus={() => setActive(line.node.menu.id)}
              onToggle={() => onToggle(line.node.menu.id)}
              onLevel={(level) => onLevel(line, level)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Space goes round: nothing, read, everything. */
const next = (level: FolderLevel): Level => (level === '0' ? '1' : level === '1' ? '2' : level === '2' ? '0' : '2');

interface LineProps {
  readonly line: MenuLine;
  readonly name: string;
  readonly level: FolderLevel;
  readonly changed: boolean;
  readonly lock: boolean;
  readonly active: boolean;
  readonly onFocus: () => void;
  readonly onToggle: () => void;
  readonly onLevel: (level: Level) => void;
}

function Line({ line, name, level, changed, lock, active, onFocus, onToggle, onLevel }: LineProps) {
  const t = useTranslate();
  return (
    <tr
      role="row"
      tabIndex={active ? 0 : -1}
      aria-level={line.depth + 1}
      aria-expanded={line.folder ? line.open : undefined}
      className={cx(line.folder && 'hg-matrix__folder', changed && 'hg-matrix__changed')}
      onFocus={onFocus}
    >
      <td role="rowheader">
        <span className="hg-matrix__name" style={{ paddingInlineStart: line.depth * 20 }}>
          {line.folder && (
            <button type="button" tabIndex={-1} aria-hidden="true" onClick={onToggle}>
              {line.open ? <DownGlyph /> : <RightGlyph />}
            </button>
          )}
          <span className="hg-el">{name}</span>
          {level === 'mixed' && <small className="hg-matrix__mixed">{t('desk.menu_auth.mixed')}</small>}
        </span>
      </td>
      {levels.map(([one, text]) => (
        <td key={one} role="gridcell" className="hg-matrix__level">
          <button
            type="button"
            role="radio"
            tabIndex={-1}
            aria-checked={level === one}
            aria-label={`${name} ${t(text)}`}
            aria-disabled={lock || undefined}
            className={cx('hg-matrix__dot', `hg-matrix__dot--${one}`, level === 'mixed' && 'hg-matrix__dot--mixed')}
            onClick={() => !lock && onLevel(one)}
          />
        </td>
      ))}
    </tr>
  );
}
