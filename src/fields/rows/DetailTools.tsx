/** Buttons of a grid, in the row of its tab, and the line under it. */
import AddIcon from '@mui/icons-material/AddOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { AlertGlyph, DownGlyph, UpGlyph } from '../../ui/icon/glyphs.tsx';
import { StatusDivider, StatusFigure, StatusLine } from '../../ui/status/StatusLine.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { Detail } from './detail.ts';
import { liveRows, rowKey, rowMark } from './editing.ts';
import type { DetailActions } from './useDetailActions.ts';

interface Props {
  readonly detail: Detail;
  readonly actions: DetailActions;
}

export function DetailTools({ detail, actions }: Props) {
  const { t, phone } = useFieldEnvironment();
  const none = actions.active === undefined ? t('desk.message.select_row') : undefined;
  const row = detail.rows.find((one) => rowKey(one) === actions.active?.row);
  if (detail.lock !== undefined) return null;
  const remove = (
    <IconButton
      size="s"
      label={t(row?._deleted ? 'desk.grid.row_restore' : 'desk.grid.row_delete')}
      disabledReason={none}
      onClick={() => actions.remove()}
    >
      <DeleteIcon />
    </IconButton>
  );
  if (detail.deleteOnly) return phone ? null : remove;
  return (
    <>
      <Button size="s" kind="quiet" icon={<AddIcon />} onClick={actions.add}>
        {t('desk.grid.row_add')}
      </Button>
      {!phone && (
        <>
          <IconButton size="s" label={t('desk.grid.row_copy')} disabledReason={none} onClick={() => actions.copy()}>
            <CopyIcon />
          </IconButton>
          <IconButton size="s" label={t('desk.grid.row_up')} disabledReason={none} onClick={() => actions.move(-1)}>
            <UpGlyph />
          </IconButton>
          <IconButton size="s" label={t('desk.grid.row_down')} disabledReason={none} onClick={() => actions.move(1)}>
            <DownGlyph />
          </IconButton>
          {remove}
        </>
      )}
    </>
  );
}

export interface FirstProblem {
  readonly count: number;
  readonly words: string;
  readonly onJump: () => void;
}

export function DetailStatus({ detail, problem }: { readonly detail: Detail; readonly problem?: FirstProblem }) {
  const { t, phone } = useFieldEnvironment();
  const names = detail.columns.filter((column) => !column.fixed).map((column) => column.name);
  const marks = detail.rows.map((row) => rowMark(detail.before.get(rowKey(row)), row, names));
  const count = (mark: string) => marks.filter((one) => one === mark).length;
  const [added, changed, deleted] = [count('new'), count('changed'), count('deleted')];
  return (
    <StatusLine small end={!phone && detail.lock === undefined && <span className="hg-t3">{t('desk.grid.hint')}</span>}>
      <StatusFigure label={t('desk.list.total')} value={liveRows(detail.rows).length} unit={t('desk.grid.row_unit')} />
      {added + changed + deleted > 0 && (
        <>
          <StatusFigure label={t('desk.grid.added')} value={added} tone="ok" />
          <StatusFigure label={t('desk.grid.changed')} value={changed} tone="primary" />
          <StatusFigure label={t('desk.grid.deleted')} value={deleted} />
        </>
      )}
      {problem && (
        <>
          <StatusDivider />
          <button type="button" className="hg-detail__problem" onClick={problem.onJump}>
            <AlertGlyph />
            {problem.words}
          </button>
        </>
      )}
    </StatusLine>
  );
}
