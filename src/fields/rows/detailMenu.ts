/** What the menu of a row offers. */
import type { MenuChoice } from '../../ui/menu/Menu.tsx';
import type { FieldEnvironment } from '../ui-contract.ts';
import type { Detail } from './detail.ts';
import { rowKey } from './editing.ts';
import type { DetailActions } from './useDetailActions.ts';

export function detailMenu(
  detail: Detail,
  actions: DetailActions,
  key: string,
  t: FieldEnvironment['t'],
): MenuChoice[] {
  const at = detail.rows.findIndex((row) => rowKey(row) === key);
  const deleted = detail.rows[at]?._deleted;
  const remove: MenuChoice = {
    id: 'delete',
    label: t(deleted ? 'desk.grid.row_restore' : 'desk.grid.row_delete'),
    shortcut: 'Ctrl Del',
    danger: !deleted,
    divided: !detail.deleteOnly,
    onSelect: () => actions.remove(key),
  };
  if (detail.deleteOnly) return [remove];
  return [
    { id: 'insert', label: t('desk.grid.row_insert'), shortcut: 'Ins', onSelect: () => actions.insert(key) },
    { id: 'add', label: t('desk.grid.row_add_end'), shortcut: 'Ctrl Enter', onSelect: actions.add },
    { id: 'copy', label: t('desk.grid.row_copy'), shortcut: 'Ctrl Shift D', onSelect: () => actions.copy(key) },
    { id: 'up', label: t('desk.grid.row_up'), shortcut: 'Alt ↑', divided: true, onSelect: () => actions.move(-1, key) },
    { id: 'down', label: t('desk.grid.row_down'), shortcut: 'Alt ↓', onSelect: () => actions.move(1, key) },
    remove,
  ];
}
