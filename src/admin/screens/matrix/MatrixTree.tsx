/** The matrix as a tree that the keyboard walks: arrows move and fold, 2, 1, 0 and Space set. */
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { isComposing } from '../../../ui/keys.ts';
import { levels } from './levels.ts';
import { MatrixLine } from './MatrixLine.tsx';
import type { FolderLevel, Level, MenuLine } from './tree.ts';
import '../../../ui/table/table.css';
import { useT } from '../../../ui/text.tsx';

interface TreeProps {
  readonly lines: readonly MenuLine[];
  readonly levelOf: (line: MenuLine) => FolderLevel;
  readonly changed: (line: MenuLine) => boolean;
  readonly lock: boolean;
  readonly onToggle: (id: number) => void;
  readonly onLevel: (line: MenuLine, level: Level) => void;
}

export function MatrixTree({ lines, levelOf, changed, lock, onToggle, onLevel }: TreeProps) {
  const t = useT();
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
        className="hg-table"
        ref={box}
        role="treegrid"
        aria-label={t('matrix.title')}
        aria-readonly={lock}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('matrix.menu')}
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
            <MatrixLine
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
