import { ShortcutsDialog } from '../../ui/dialog/ShortcutsDialog.tsx';
import { useT } from '../../ui/text.tsx';

/** Keys that work everywhere, in lists, in forms and in grids. */
export function Shortcuts({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const item = (keys: readonly string[], key: string) => ({ keys, label: t(key) });
  return (
    <ShortcutsDialog
      open={open}
      onClose={onClose}
      groups={[
        {
          title: t('desk.shortcut.everywhere'),
          items: [item(['Ctrl', 'K'], 'desk.shortcut.palette'), item(['?'], 'desk.shortcut.help')],
        },
        {
          title: t('desk.shortcut.in_list'),
          items: [
            item(['Alt', 'N'], 'desk.shortcut.new'),
            item(['/', 'F3'], 'desk.shortcut.to_search'),
            item(['Enter'], 'desk.shortcut.open'),
            item(['Space'], 'desk.shortcut.select'),
            item(['Shift', t('desk.shortcut.click')], 'desk.shortcut.select_range'),
          ],
        },
        {
          title: t('desk.shortcut.in_form'),
          items: [
            item(['Ctrl', 'S'], 'desk.shortcut.save'),
            item(['F4'], 'desk.shortcut.choose'),
            item(['Esc'], 'desk.shortcut.leave'),
          ],
        },
        {
          title: t('desk.shortcut.in_grid'),
          items: [
            item(['F2'], 'desk.shortcut.cell_edit'),
            item(['Tab'], 'desk.shortcut.cell_next'),
            item(['Alt', '↓'], 'desk.shortcut.cell_list'),
            item(['Ctrl', 'Enter'], 'desk.shortcut.row_add'),
            item(['Ctrl', 'Del'], 'desk.shortcut.row_delete'),
            item(['Ctrl', 'D'], 'desk.shortcut.fill_down'),
            item(['Ctrl', 'Z'], 'desk.shortcut.undo'),
            item(['Ctrl', 'F'], 'desk.shortcut.find'),
            item(['Ctrl', 'F6'], 'desk.shortcut.grid_leave'),
            item(['Alt', '↑'], 'desk.shortcut.above_previous'),
            item(['Alt', '↓'], 'desk.shortcut.above_next'),
          ],
        },
      ]}
    />
  );
}
