/** The menu of the chosen cells of a detail grid, at the pointer or below the cell with the keyboard. */
import { useState } from 'react';
import type { RefObject } from 'react';
import type { GridHandle } from '../ui/grid/DataGrid.tsx';
import type { GridCommand, Selected } from '../ui/grid/sheet/types.ts';
import { Menu } from '../ui/menu/Menu.tsx';
import { isPicture, liveIn } from '../fields/files/entry.ts';
import { useRowFiles } from '../fields/files/rowFiles.ts';
import type { Situation } from './commands.ts';
import { isFileColumn, isOpen } from './detail.ts';
import { detailMenu } from './detailMenu.ts';
import type { FileActs, MenuHelp } from './detailMenu.ts';
import { rowKey } from './editing.ts';
import { translateRows, twinsOf } from './translate.ts';

export interface MenuPlace {
  readonly x: number;
  readonly y: number;
  readonly selected: Selected;
}

interface Props extends Situation, Pick<MenuHelp, 'layout' | 'onLayout' | 'onExport'> {
  readonly place: MenuPlace;
  readonly grid: RefObject<GridHandle | null>;
  /** The grid as it is once an answer has come. */
  readonly now: RefObject<Situation>;
  readonly onCommand: (asked: GridCommand, selected: Selected | undefined) => void;
  readonly onClose: () => void;
}

export function DetailMenu({ place, grid, now, onCommand, onClose, layout, onLayout, onExport, ...situation }: Props) {
  const { detail, actions, shown, environment } = situation;
  const { t } = environment;
  const { x, y, selected } = place;
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  const files = useFileActs(situation, selected, () => onCommand({ act: 'clear' }, selected));
  const translate = async () => {
    const count = await translateRows(() => now.current, selected.rect);
    grid.current?.say(t(count > 0 ? 'desk.grid.translated' : 'desk.grid.translated_none', { count }));
  };
  const help: MenuHelp = {
    ...{ layout, onLayout, onExport, files },
    shown: shown.length,
    fillDown: () => onCommand({ act: 'fillDown' }, selected),
    translate: twinsOf(detail.columns).length > 0 ? () => void translate() : undefined,
  };
  return (
    <>
      <span ref={setCorner} className="hg-detail__corner" style={{ left: x, top: y }} aria-hidden="true" />
      <Menu
        anchor={corner}
        label={detail.label}
        onClose={onClose}
        choices={detailMenu(detail, actions, selected, t, help)}
      />
    </>
  );
}

/** What can be done to the files of the cell with the keyboard. */
function useFileActs(
  { detail, chooseFiles }: Situation,
  { row: at, key }: Selected,
  clear: () => void,
): FileActs | undefined {
  const rowFiles = useRowFiles();
  const [column, row] = [detail.columns.find(({ name }) => name === key), detail.rows[at]];
  if (!column || !row || !isFileColumn(column) || !rowFiles) return undefined;
  const there = liveIn(row[key]);
  const pictures = there.filter(isPicture);
  const [first] = pictures;
  const opened = isOpen(detail, column, row);
  const sending = rowFiles.sending({ grid: detail.grid, row: rowKey(row), name: key })[0];
  return {
    retry: sending?.state === 'failed' ? () => rowFiles.retry(sending.uid) : undefined,
    drop: sending && (() => rowFiles.drop(sending.uid)),
    add: opened ? () => chooseFiles(row, column) : undefined,
    remove: opened && there.length > 0 ? clear : undefined,
    show: first && rowFiles.show && { name: first.oriFileNm, run: () => rowFiles.show?.(first, pictures) },
    download: there.length > 0 ? () => rowFiles.download(there) : undefined,
  };
}
