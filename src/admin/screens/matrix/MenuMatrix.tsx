/** What an authority may do in each menu: a tree with three levels a line, folders for all of their menus. */
import { useMemo, useState } from 'react';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { grids, listKey } from '../../../record/resource.ts';
import { rowKey, same } from '../../../sheet/editing.ts';
import type { Row } from '../../../sheet/editing.ts';
import { TextBox } from '../../../ui/form/TextBox.tsx';
import { isComposing } from '../../../ui/keys.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/state/FormSkeleton.tsx';
import { StatusFigure, StatusLine } from '../../../ui/status/StatusLine.tsx';
import { useT } from '../../../ui/text.tsx';
import { Words } from '../../../ui/Words.tsx';
import { gridLock } from '../form/locks.ts';
import { rowsOf } from '../form/model/values.ts';
import { useRecordForm } from '../form/recordForm.ts';
import { levels } from './levels.ts';
import { MatrixTree } from './MatrixTree.tsx';
import { levelsOfRows, withLevel } from './rows.ts';
import { countLevels, levelOfLine, menuLines, menuNodes, searched } from './tree.ts';
import { useMenus } from './useMenus.ts';
import './matrix.css';

interface Props {
  readonly grid: string;
}

export function MenuMatrix(props: Props) {
  const { lang } = useFieldEnvironment();
  return (
    <Words section="matrix" lang={lang}>
      <Matrix {...props} />
    </Words>
  );
}

function Matrix({ grid }: Props) {
  const t = useT();
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
          aria-label={t('matrix.search')}
          placeholder={t('matrix.search')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
            if (event.key !== 'Escape' || keyword === '' || isComposing(event)) return;
            event.preventDefault();
            setKeyword('');
          }}
        />
        <span className="hg-t2">{t('matrix.not_subscribed')}</span>
        {form.locked.has(grid) && <b className="hg-matrix__fixed">{t('matrix.fixed')}</b>}
      </div>
      {lines.length === 0 ? (
        <EmptyState searched title={t('matrix.not_found')} />
      ) : (
        <MatrixTree
          lines={lines}
          levelOf={(line) => levelOfLine(line, now)}
          changed={(line) => line.targets.some((id) => !same(now.get(id) ?? '0', before.get(id) ?? '0'))}
          lock={lock}
          onToggle={toggle}
          onLevel={(line, level) => form.change({ [list]: withLevel(rows, line.targets, level) }, grid)}
        />
      )}
      <StatusLine small end={!lock && <span className="hg-t3">{t('matrix.keys')}</span>}>
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
  const t = useT();
  const old = new Map(before.map((row) => [rowKey(row), row]));
  const count = rows.filter((row) => !same(old.get(rowKey(row))?.menuAuthCd, row.menuAuthCd)).length;
  return count > 0 ? <StatusFigure label={t('desk.grid.changed')} value={count} tone="primary" /> : null;
}
