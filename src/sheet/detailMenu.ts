/** What the menu of chosen cells offers. */
import { createElement } from 'react';
import type { ComponentType } from 'react';
import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import CopyCellsIcon from '@mui/icons-material/ContentPasteOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import FreezeIcon from '@mui/icons-material/PushPinOutlined';
import FillIcon from '@mui/icons-material/SouthOutlined';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import AddIcon from '@mui/icons-material/VerticalAlignBottomOutlined';
import InsertIcon from '@mui/icons-material/VerticalAlignTopOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import { DownGlyph, UpGlyph } from '../ui/icon/glyphs.tsx';
import { toggleColumn, toggleFreeze } from '../ui/grid/layout.ts';
import { copyNow } from '../ui/grid/sheet/clipboard.ts';
import type { GridLayout } from '../ui/grid/types.ts';
import type { Selected } from '../ui/grid/sheet/types.ts';
import type { MenuChoice } from '../ui/menu/Menu.tsx';
import type { FieldEnvironment } from '../fields/ui-contract.ts';
import { movesRows, type Detail } from './detail.ts';
import type { DetailActions } from './useDetailActions.ts';

const icons: Readonly<Record<string, ComponentType>> = {
  insert: InsertIcon,
  add: AddIcon,
  copy: CopyIcon,
  up: UpGlyph,
  down: DownGlyph,
  cells: CopyCellsIcon,
  fill: FillIcon,
  translate: TranslateIcon,
  hide: HideIcon,
  freeze: FreezeIcon,
  excel: ExportIcon,
  pdf: ExportIcon,
  delete: DeleteIcon,
  fileRetry: AttachIcon,
  fileDrop: DeleteIcon,
  fileAdd: AttachIcon,
  fileDelete: DeleteIcon,
  fileShow: PictureIcon,
  fileSave: ExportIcon,
};

/** For a cell of files; what cannot be done is absent. */
export interface FileActs {
  /** Its first picture in full, the keyboard's twin of a press on it. */
  readonly show: { readonly name: string; readonly run: () => void } | undefined;
  readonly add: (() => void) | undefined;
  readonly remove: (() => void) | undefined;
  readonly download: (() => void) | undefined;
  /** Of an upload that is under way or has failed. */
  readonly retry: (() => void) | undefined;
  readonly drop: (() => void) | undefined;
}
export interface MenuHelp {
  readonly files: FileActs | undefined;
  readonly layout: GridLayout | undefined;
  readonly onLayout: ((layout: GridLayout) => void) | undefined;
  readonly fillDown: () => void;
  /** Absent where no column has a twin in the other language. */
  readonly translate: (() => void) | undefined;
  readonly onExport: ((kind: 'excel' | 'pdf') => void) | undefined;
  /** Columns that show: the last one cannot be hidden. */
  readonly shown: number;
}

export function detailMenu(
  detail: Detail,
  actions: DetailActions,
  selected: Selected,
  t: FieldEnvironment['t'],
  help: MenuHelp,
): MenuChoice[] {
  const open = detail.lock === undefined;
  const addable = open && !detail.deleteOnly;
  const movable = movesRows(detail);
  const { rect, key } = selected;
  const deleted = detail.rows.slice(rect.top, rect.bottom + 1).every((row) => row._deleted);
  const rows: MenuChoice[] = [
    { id: 'insert', label: t('desk.grid.row_insert'), shortcut: 'Ins', onSelect: actions.insert },
    { id: 'add', label: t('desk.grid.row_add_end'), shortcut: 'Ctrl Enter', onSelect: actions.add },
    { id: 'copy', label: t('desk.grid.row_copy'), shortcut: 'Ctrl Shift D', onSelect: actions.copy },
    { id: 'up', label: t('desk.grid.row_up'), shortcut: moveKey(detail, '↑'), onSelect: () => actions.move(-1) },
    { id: 'down', label: t('desk.grid.row_down'), shortcut: moveKey(detail, '↓'), onSelect: () => actions.move(1) },
  ];
  const cells: MenuChoice[] = [
    { id: 'cells', label: t('desk.grid.copy'), shortcut: 'Ctrl C', divided: movable, onSelect: () => void copyNow() },
    ...(addable ? [{ id: 'fill', label: t('desk.grid.fill_down'), shortcut: 'Ctrl D', onSelect: help.fillDown }] : []),
    ...(addable && help.translate
      ? [{ id: 'translate', label: t('desk.grid.translate'), onSelect: help.translate }]
      : []),
  ];
  const all = [
    ...fileChoices(help.files, t),
    ...(movable ? rows.map((choice, at) => ({ ...choice, divided: at === 0 && help.files !== undefined })) : []),
    ...cells,
    ...columnChoices(key, t, help),
    ...exportChoices(t, help),
    ...(open && !detail.fixedRows ? [removal(actions, deleted, t)] : []),
  ];
  return all.map((choice) => ({ ...choice, icon: icons[choice.id] && createElement(icons[choice.id]!) }));
}

/** Below another grid Alt and an arrow go to the rows of the next row there. */
const moveKey = ({ above }: Detail, arrow: string) => (above ? `Alt Shift ${arrow}` : `Alt ${arrow}`);

function fileChoices(files: FileActs | undefined, t: FieldEnvironment['t']): MenuChoice[] {
  if (!files) return [];
  const choices: readonly (MenuChoice | undefined)[] = [
    files.retry && { id: 'fileRetry', label: t('desk.attach.row_again'), onSelect: files.retry },
    files.drop && { id: 'fileDrop', label: t('desk.attach.row_cancel'), onSelect: files.drop },
    files.add && { id: 'fileAdd', label: t('desk.attach.row_add'), shortcut: 'Space', onSelect: files.add },
    files.remove && { id: 'fileDelete', label: t('desk.attach.row_remove'), shortcut: 'Del', onSelect: files.remove },
    files.show && {
      id: 'fileShow',
      label: t('desk.attach.open', { name: files.show.name }),
      onSelect: files.show.run,
    },
    files.download && { id: 'fileSave', label: t('desk.attach.row_save'), onSelect: files.download },
  ];
  return choices.filter((choice) => choice !== undefined);
}

function columnChoices(key: string, t: FieldEnvironment['t'], { layout, onLayout, shown }: MenuHelp): MenuChoice[] {
  if (!layout || !onLayout) return [];
  const frozen = layout.freeze === key;
  return [
    {
      id: 'hide',
      label: t('desk.grid.column_hide'),
      divided: true,
      disabledReason: shown > 1 ? undefined : t('desk.grid.column_last'),
      onSelect: () => onLayout(toggleColumn(layout, key)),
    },
    {
      id: 'freeze',
      label: t(frozen ? 'desk.grid.column_unfreeze' : 'desk.grid.column_freeze'),
      onSelect: () => onLayout(toggleFreeze(layout, key)),
    },
  ];
}

function exportChoices(t: FieldEnvironment['t'], { onExport }: MenuHelp): MenuChoice[] {
  if (!onExport) return [];
  return [
    { id: 'excel', label: t('desk.grid.export_excel'), divided: true, onSelect: () => onExport('excel') },
    { id: 'pdf', label: t('desk.grid.export_pdf'), onSelect: () => onExport('pdf') },
  ];
}

const removal = (actions: DetailActions, deleted: boolean, t: FieldEnvironment['t']): MenuChoice => ({
  id: 'delete',
  label: t(deleted ? 'desk.grid.row_restore' : 'desk.grid.row_delete'),
  shortcut: 'Ctrl Del',
  danger: !deleted,
  divided: true,
  onSelect: actions.remove,
});
