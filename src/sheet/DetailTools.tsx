/** Buttons of a grid, in the row of its tab. */
import AddIcon from '@mui/icons-material/AddOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import LoadIcon from '@mui/icons-material/PlaylistAddOutlined';
import RedoIcon from '@mui/icons-material/RedoOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { Button } from '../ui/button/Button.tsx';
import { IconButton } from '../ui/button/IconButton.tsx';
import { ColumnChooser } from '../ui/grid/ColumnChooser.tsx';
import type { GridLayout } from '../ui/grid/types.ts';
import { DownGlyph, UpGlyph } from '../ui/icon/glyphs.tsx';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import type { Detail } from './detail.ts';
import type { DetailActions } from './useDetailActions.ts';
import { useLoading } from './useLoading.ts';

interface Props {
  readonly detail: Detail;
  readonly actions: DetailActions;
  readonly layout?: GridLayout;
  readonly onLayout?: (layout: GridLayout) => void;
  /** Rows may come from a file. */
  readonly onImport?: (() => void) | undefined;
}

export function DetailTools({ detail, actions, layout, onLayout, onImport }: Props) {
  const { phone } = useFieldEnvironment();
  const open = detail.lock === undefined;
  return (
    <>
      {open && <RowTools detail={detail} actions={actions} onImport={onImport} />}
      {!phone && layout && onLayout && (
        <ColumnChooser
          columns={detail.columns.map(({ name, label }) => ({ key: name, name: label }))}
          layout={layout}
          onLayoutChange={onLayout}
          icon={<ColumnsIcon />}
          iconOnly
        />
      )}
    </>
  );
}

function RowTools({ detail, actions, onImport }: Pick<Props, 'detail' | 'actions' | 'onImport'>) {
  const { t, phone } = useFieldEnvironment();
  const loading = useLoading({ detail, actions });
  const none = actions.selected === undefined ? t('desk.message.select_row') : undefined;
  const rect = actions.selected?.rect;
  const gone = rect !== undefined && detail.rows.slice(rect.top, rect.bottom + 1).every((row) => row._deleted);
  const remove = (
    <IconButton
      size="s"
      label={t(gone ? 'desk.grid.row_restore' : 'desk.grid.row_delete')}
      disabledReason={none}
      onClick={actions.remove}
    >
      <DeleteIcon />
    </IconButton>
  );
  const turns = (
    <>
      <IconButton
        size="s"
        label={t('desk.grid.undo')}
        disabledReason={actions.canUndo ? undefined : t('desk.grid.undone_none')}
        onClick={() => void actions.undo()}
      >
        <UndoIcon />
      </IconButton>
      <IconButton
        size="s"
        label={t('desk.grid.redo')}
        disabledReason={actions.canRedo ? undefined : t('desk.grid.redone_none')}
        onClick={() => void actions.redo()}
      >
        <RedoIcon />
      </IconButton>
    </>
  );
  if (detail.deleteOnly) return phone ? null : remove;
  if (detail.fixedRows) return phone ? null : turns;
  return (
    <>
      <Button size="s" kind="quiet" icon={<AddIcon />} disabledReason={detail.addLock} onClick={actions.add}>
        {detail.addLabel ?? t('desk.grid.row_add')}
      </Button>
      {loading && (
        <Button
          size="s"
          kind="quiet"
          icon={<LoadIcon />}
          disabledReason={loading.waits}
          onClick={() => void loading.run()}
        >
          {loading.label}
        </Button>
      )}
      {onImport && (
        <Button size="s" kind="quiet" icon={<ImportIcon />} disabledReason={detail.addLock} onClick={onImport}>
          {t('desk.grid.import')}
        </Button>
      )}
      {!phone && (
        <>
          <IconButton size="s" label={t('desk.grid.row_copy')} disabledReason={none} onClick={actions.copy}>
            <CopyIcon />
          </IconButton>
          <IconButton size="s" label={t('desk.grid.row_up')} disabledReason={none} onClick={() => actions.move(-1)}>
            <UpGlyph />
          </IconButton>
          <IconButton size="s" label={t('desk.grid.row_down')} disabledReason={none} onClick={() => actions.move(1)}>
            <DownGlyph />
          </IconButton>
          {remove}
          {turns}
        </>
      )}
    </>
  );
}
