/** A menu or folder of the matrix with its three levels. */
import { cx } from '../../../ui/cx.ts';
import { DownGlyph, RightGlyph } from '../../../ui/icon/glyphs.tsx';
import { useT } from '../../../ui/text.tsx';
import { levels } from './levels.ts';
import type { FolderLevel, Level, MenuLine } from './tree.ts';

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

export function MatrixLine({ line, name, level, changed, lock, active, onFocus, onToggle, onLevel }: LineProps) {
  const t = useT();
  const { forAll } = line.node.menu;
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
          {!forAll && level === 'mixed' && <small className="hg-matrix__mixed">{t('matrix.mixed')}</small>}
        </span>
      </td>
      {forAll && (
        <td role="gridcell" colSpan={levels.length} className="hg-matrix__open">
          {t('matrix.for_all')}
        </td>
      )}
      {(forAll ? [] : levels).map(([one, text]) => (
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
